/** Increment after every change of the rubric, the instructions or the answer's schema. */
export const rubricVersion = 1;

/** The questions of docs/judging.md, verbatim except for the date. A test compares the two. */
export const rubric = `Ask the questions below in this order and stop at the first yes. If no line can be quoted, the requirement is not found.

## 1. Shown
A role, a degree, a course, a certificate, a licence or an award of this person states it, in any words. A role counts by its title or text; a block of duties or achievements without a date counts as a role. A degree, licence or certificate is shown anywhere in the CV.
- **Work or skill**: a role says that the person did or used it, or the title itself names that work (Payroll Clerk: payroll; Bank Teller doesn't show cash handling).
- **A kind of thing** ("an accounting system", "POS systems"): any member shows it. A suite states its common members (Microsoft Office: Word, Excel, PowerPoint, Outlook), a member its suite.
- **"A or B", "A/B", "such as A"**: one of them. A word after "such as" or in brackets is an example, not a requirement.
- **"A and B" that name one practice** ("reports and dashboards", "wiring and electrical repair", "hiring and onboarding"): the larger half of it. If the two are learned separately ("Python and SQL", "CPR and first aid"): both; one of them is related.
- **Years of a work**: the roles of that work add up to the number. A role with several main duties, one of which is this work, counts in full. The last role without an end lasts until today. Years stated only in a summary are listed.
- **A degree**: that level or higher in a named field, or, with "related field", in any field of the same department. "Quantitative": mathematics, statistics, physics, economics, finance, computing, engineering.
- Ignore words of praise ("strong", "excellent", "accurate", "proven"). Words of level ("advanced", "expert") need a line that says more than use; plain use is related.

## 2. Listed
Stated only in a summary, headline, objective or list of skills.

## 3. Related
Not stated, but one step away, and the recruiter could tell the hiring manager in one sentence what the CV has instead. Exactly one of these steps. Two steps at once are not found.
- **A part** of the requirement, the larger part of its meaning.
- **Another setting or object**: the same verb of the same trade, with another customer, sector, site or object (inpatient for outpatient, a car for a truck, a store's team for a branch's team, selling loans for selling deposits).
- **Another member of the class**: another tool, method, standard or language of the same kind, or the same licence of another state.
- **Less of it**: the same work for fewer years than required, but at least a third; the next lower degree or qualification; a degree in progress; plain for advanced.
- **A neighbouring field** of a degree at that level: the same faculty (business and economics; engineering and computing; health; social science and education; natural science; arts, media and humanities).
- **The next step in the same process**, done by this person on the same thing: before it, after it, or above it (posts invoices: pays them; trains staff: leads them; assists at X: does X).
- **A prerequisite**: a skill without which the stated work can't be done (designs circuits: reads schematics).

Not related: a shared ordinary word; the same industry with other work; a general trait; working beside people who do it; a broad office skill for a narrow one; work that the law allows only with a licence that isn't stated.

## 4. Not found
None of these.`;
