/** A made-up person with all that a CV of theirs may show. Dates are `YYYY-MM`. */
export type Persona = {
  language: "en" | "de" | "fr" | "es" | "pt" | "it" | "nl";
  name: string;
  email: string;
  phone: string;
  town: string;
  headline: string;
  summary: string;
  roles: PersonaRole[];
  degree: string;
  school: string;
  studied: [string, string];
  skills: string[];
  spoken: [string, string][];
};

export type PersonaRole = {
  title: string;
  company: string;
  town: string;
  start: string;
  /** null for the present role */
  end: string | null;
  bullets: string[];
};

type Draft = Omit<Persona, "roles" | "language" | "studied" | "spoken"> & {
  /** title | company | town | start | end ("-" for now) | bullet | bullet */
  roles: string[];
  studied: string;
  spoken: string;
};

/** Unfolds the compact form in which the personas are written down. */
export function toPersonas(language: Persona["language"], drafts: readonly Draft[]): Persona[] {
  return drafts.map((draft) => ({
    ...draft,
    language,
    studied: split(draft.studied),
    spoken: draft.spoken.split(", ").map((entry) => split(entry)),
    roles: draft.roles.map((line) => {
      const [title = "", company = "", town = "", start = "", end = "", ...bullets] =
        line.split(" | ");
      return { title, company, town, start, end: end === "-" ? null : end, bullets };
    }),
  }));
}

function split(text: string): [string, string] {
  const [first = "", second = ""] = text.split(" = ");
  return [first, second];
}
