import {
  ChartNoAxesColumn,
  FileUp,
  Highlighter,
  ListOrdered,
  ShieldCheck,
  Users,
} from "lucide-react";
import type { LandingText } from "@resume-picker/domain/landing/landing-text";

const icons = {
  upload: FileUp,
  ranking: ListOrdered,
  evidence: Highlighter,
  roles: ShieldCheck,
  users: Users,
  statistics: ChartNoAxesColumn,
};

type Props = {
  title: string;
  features: Required<LandingText>["features"];
};

export function FeatureList({ title: heading, features }: Props) {
  return (
    <section className="py-14">
      <h2 className="text-24 font-semibold tracking-tight">{heading}</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <li key={title} className="border-t border-line-strong pt-5">
              <Icon size={20} strokeWidth={1.6} className="text-brand" aria-hidden />
              <h3 className="mt-3 text-16 font-semibold">{title}</h3>
              <p className="mt-1 text-pretty text-ink-2">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
