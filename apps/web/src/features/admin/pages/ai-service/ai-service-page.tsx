import type { ShownAiService } from "@resume-picker/domain/settings/ai-service";
import { useState } from "react";
import { api } from "../../../../lib/api.ts";
import { Loaded } from "../../../../ui/page/loaded.tsx";
import { AiServiceForm } from "./ai-service-form.tsx";
import { SentSample } from "./sent-sample.tsx";
import { ServiceTest } from "./service-test.tsx";

/** The AI model's configuration, a test of it, and a sample of what is sent to it. */
export function AiServicePage() {
  const service = api.settings.aiService.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Loaded query={service} what="The AI service">
      {(shown) => <Parts shown={shown} />}
    </Loaded>
  );
}

function Parts({ shown }: { shown: ShownAiService }) {
  const [isChanged, setChanged] = useState(false);
  return (
    <div className="grid max-w-180 gap-10">
      <section>
        <p className="mb-6 text-ink-2">
          A language model can read postings, judge requirements, repair unsure readings and rank
          candidates. It gets postings, and CVs without names, contacts and links. Without one,
          nothing leaves this server.
        </p>
        <AiServiceForm shown={shown} onChanged={setChanged} />
      </section>
      <ServiceTest shown={shown} isChanged={isChanged} />
      <SentSample />
    </div>
  );
}
