import type { ShownSetting } from "@resume-picker/domain/settings/settings";
import { api } from "../../../lib/api.ts";
import { Badge } from "../../../ui/badges/badge.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { DataColumn } from "../../../ui/table/use-data-table.ts";
import { Loaded } from "../../../ui/page/loaded.tsx";
import { LogoField } from "./logo-field.tsx";
import { SettingField } from "./setting-field.tsx";
import { settingGroups, settingWords } from "./setting-words.ts";

const sources: Record<ShownSetting["source"], string> = {
  environment: "Environment",
  database: "Changed here",
  default: "Default",
};

const fixedColumns: readonly DataColumn<ShownSetting>[] = [
  { label: "Setting", className: "font-mono text-13", cell: ({ name }) => name },
  {
    label: "Value",
    className: "break-all",
    cell: ({ value }) => value ?? <span className="text-ink-3">Not set</span>,
  },
  { label: "Source", cell: ({ source }) => <Badge>{sources[source]}</Badge> },
];

/** Shown on the AI service page instead. */
const ofAiService = new Set(["OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL"]);

/** Every current setting and its source. Settings from the environment are read-only. */
export function SettingsPage() {
  const settings = api.settings.list.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Loaded query={settings} what="The settings">
      {(all) => (
        <div className="grid gap-10">
          {settingGroups.map((group) => (
            <section key={group}>
              <h2 className="text-16 font-semibold">{group}</h2>
              <ul className="mt-2 divide-y divide-line border-y border-line">
                {all
                  .filter(({ name }) => settingWords[name]?.group === group)
                  .map((setting) => (
                    <li key={setting.name}>
                      <SettingField setting={setting} source={sources[setting.source]} />
                    </li>
                  ))}
                {group === "Site" && (
                  <li>
                    <LogoField />
                  </li>
                )}
              </ul>
            </section>
          ))}
          <section>
            <h2 className="text-16 font-semibold">Set in the environment only</h2>
            <p className="mt-1 mb-2 text-13 text-ink-3">
              These are read when the server starts. Change them in .env and restart.
            </p>
            <DataTable
              label="Environment settings"
              columns={fixedColumns}
              rows={all.filter(
                ({ name }) => settingWords[name] === undefined && !ofAiService.has(name),
              )}
              keyOf={({ name }) => name}
            />
          </section>
        </div>
      )}
    </Loaded>
  );
}
