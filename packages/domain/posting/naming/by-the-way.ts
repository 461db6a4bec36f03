import type { SkillMention } from "../../skills/find-skills.ts";

/** "Our marketing team", "a teaching hospital", "run in production": the word names no skill there. */
export function isByTheWay(text: string, { term, start, end }: SkillMention): boolean {
  const before = text.slice(Math.max(0, start - 32), start);
  const after = text.slice(end, end + 24);
  if (asides.some((aside) => aside.term.test(term) && aside.holds(before, after))) return true;
  if (/\s/u.test(term)) return false;
  return /^ (?:team|department|hospital|plants?|facilit(?:y|ies)|cent(?:re|er)s?|customers|clients|employees|machinery|machines|staff|agency|colleagues|world|hall|halls|sites?|floor|company|industry|teams)\b/iu.test(
    after,
  );
}

type Aside = { term: RegExp; holds: (before: string, after: string) => boolean };

/** Words that name a skill alone, and none beside certain others. */
const asides: readonly Aside[] = [
  {
    // "Site reviews during construction": when, not what.
    term: /./u,
    holds: (before) =>
      /\b(?:during|während der|während des|pendant l[ae]|durante l[ao]|tijdens de) $/iu.test(
        before,
      ),
  },
  {
    // "Freehold and leasehold sales and purchases", "house sales": what is sold or bought, by whomever.
    term: /^sales$/iu,
    holds: (before, after) =>
      /^ (?:and|or|&) purchases?\b/iu.test(after) ||
      /\b(?:leasehold|freehold|property|house|home|ticket) $/iu.test(before),
  },
  {
    // "Reparto a clientes de hostelería": whom the firm serves.
    term: /./u,
    holds: (before) =>
      /\b(?:clientes|clients|customers|kunden|klanten) (?:de|of|in|from|aus|der|dans|uit)(?: the| la| el)? $/iu.test(
        before,
      ),
  },
  {
    // "Buena forma física" is no physics.
    term: /^(?:física|physique|physik)$/iu,
    holds: (before) => /(?:forma|condición|forme|condition|resistencia|actividad) $/iu.test(before),
  },
  {
    // "We need a graphic designer": who is looked for, not what that person must know.
    term: /(?:er|or|ist|ian|ant|eur|euse|in)s?$/iu,
    holds: (before) =>
      /\b(?:needs?|seeks?|seeking|hiring|looking for|suchen|sucht|recherch\p{L}*|busca\p{L}*) (?:an?|eine?n?|un[ae]?) (?:\p{L}+ ){0,2}$/iu.test(
        before,
      ),
  },
  {
    // "Needs a Senior DevOps Engineer": the post's own title.
    term: /./u,
    holds: (before, after) =>
      /\b(?:needs?|seeks?|seeking|hiring|looking for) (?:an?|our) (?:\p{L}+ ){0,2}$/iu.test(
        before,
      ) &&
      /^ (?:engineer|developer|manager|analyst|consultant|administrator|specialist|architect|designer|coordinator)\b/iu.test(
        after,
      ),
  },
  {
    // "Limpieza de datos" is no cleaning of rooms.
    term: /^limpieza$/iu,
    holds: (_, after) => /^ de datos/iu.test(after),
  },
  {
    // "Vous serez vite autonome"
    term: /^vite$/u,
    holds: () => true,
  },
  {
    // "Radio production", "G-code editing": another thing than the bare word.
    term: /^(?:production|editing)$/iu,
    holds: (before) =>
      /\p{L} $/u.test(before) &&
      !/\b(?:in|of|and|or|for|the|with|text|copy|content) $/iu.test(before),
  },
  {
    // "Board meeting logistics", "the Supply Chain Centre of Excellence"
    term: /./u,
    holds: (before, after) =>
      /^ (?:cent(?:re|er) of excellence|institute)\b/iu.test(after) ||
      /\b(?:board|meeting) $/iu.test(before),
  },
  {
    // "A clean driving record" is a paper, "receiving documents" is what is done with them.
    term: /^(?:driving|receiving)$/iu,
    holds: (before, after) =>
      /^ (?:records?|history|documents?|orders?|instructions?)\b/iu.test(after) ||
      /\bare $/iu.test(before),
  },
  {
    // "Under the supervision of a Registered Nurse": who leads, not what to know.
    term: /./u,
    holds: (before) =>
      /\b(?:(?:supervision|direction|guidance|leitung|aufsicht|responsabilité|leiding|supervisión) (?:of|der|des|de|del|van)|under) (?:(?:an?|the|la|l['’]|le|een|un[ae]?) ?)?$/iu.test(
        before,
      ),
  },
  {
    term: /^(?:hiring|recruiting|staffing)$/iu,
    holds: (before, after) =>
      /(?:\bare|\bis|'re|currently) $/iu.test(before) ||
      /^ (?:immediately|now|event|for)\b/iu.test(after),
  },
  {
    term: /^writing$/iu,
    holds: (before, after) =>
      /^ (?!and\b|or\b)\p{Ll}/u.test(after.slice(0, 4)) || /\bin $/iu.test(before),
  },
  {
    // "Vaucelles Recrutement" is a firm.
    term: /^(?:Recrutement|Recruitment)$/u,
    holds: (before) => /\p{Lu}[\p{L}'-]{1,40} $/u.test(before),
  },
  {
    // "Pflege unseres Onlineshops" is no nursing.
    term: /^pflege$/iu,
    holds: (_, after) => /^ (?:der|des|von|unser\w*|ihrer|dein\w*)\b/u.test(after.slice(0, 10)),
  },
  {
    term: /^(?:production|supervision)$/iu,
    holds: (before) =>
      /\b(?:in|into|without|under|under (?:the|general|direct|limited)|no|close|minimal) $/iu.test(
        before,
      ),
  },
];
