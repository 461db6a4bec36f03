import { rootOf } from "./roots/word-root.ts";

/** Words of postings and CVs that stand for each other in what was asked and what was done, a group a line. */
const groups = `
staff team teams personnel employees crew workers workforce people
supervise supervised supervision manage managed managing management lead led oversee oversaw overseeing direct directed
train trained training coach coached coaching mentor mentored onboarding instruct instructed
hire hired hiring recruit recruited recruiting recruitment
order ordered ordering orders purchase purchased purchasing procure procured procurement
inventory stock stocking
forecast forecasts forecasting forecasted projections
schedule schedules scheduling scheduled calendar calendars
present presented presenting presentation presentations
executives executive leadership board boards directors
subcontractors subcontractor subs
blueprint blueprints drawings plans specs
specifications specification specs
growers grower farmers farmer producers
advise advised advising consult consulted recommended recommendations
gather gathered gathering collect collected elicit elicited
proposal proposals grant grants
submissions submission submit submitted application applications
confidential sensitive privileged
minutes minute
reconcile reconciled reconciliation reconciliations reconciling
close closing closings
analyze analyzed analysis analyses analyzing analytical
write wrote written writing prepare prepared preparing preparation
develop developed developing development create created creating design designed designing
documentation document documented documenting chart charted charting charts
patients patient clients client
medication medications medicine medicines
administration administer administered administering
arrange arranged arranging arrangements
travel trips
expense expenses
investigate investigated investigating investigations investigation
interview interviews interviewed interviewing
trouble troubleshoot troubleshooting troubleshot diagnose diagnosed diagnosing diagnosis
repair repairs repaired
install installed installing installation
wiring wire wires wired
support supported supporting
assess assessed assessment assessments evaluate evaluated evaluation evaluating
review reviewed reviewing reviews audit audited audits
budget budgets budgeting budgeted
cost costs costing
control controls controlling controlled
cash register registers
menu menus
report reports reporting reported
claim claims
permit permits permitting
kitchen cook chef culinary cooking
handle handling handled deal dealt maintain maintained maintaining
information material materials documents records files data
meeting meetings committee committees
event events conferences conference summit summits meetings
plan plans planned planning organize organized organizing coordinate coordinated coordinating
target targets goal goals quota quotas
read reading reviewed review reviews interpret interpreted interpreting
month monthly
borrower loan loans mortgage mortgages lending lender lenders
user users peers colleagues
vendor vendors supplier suppliers
invoice invoices bill bills
agent agents representative representatives rep reps associate associates
complaint complaints escalation escalations escalated grievance grievances dispute disputes
resolve resolved resolving handle handling handled
measure measured measuring measurement evaluate evaluated evaluation
effectiveness effect effects impact results outcome outcomes
class classes classroom course courses workshop workshops seminar seminars
facilitate facilitated facilitation facilitating instruct instructed lecture lectures lectured
customer customers client clients guest guests patron patrons
employee employees staff hires newcomers
hire hired hiring hires
student students pupil pupils learner learners
vehicle vehicles car cars truck trucks automobile automobiles
machine machines machinery equipment
ship shipped shipping shipment shipments dispatch dispatched freight
goods merchandise products
regulation regulations regulatory rules legislation
defect defects bug bugs fault faults
sell selling sold sale sales
specimen specimens sample samples
photo photos photograph photographs picture pictures
shift shifts roster rosters rota
health healthcare
b2b enterprise wholesale
exceed exceeded exceeding surpass surpassed surpassing beat
fx forex
`;

const known = new Map<string, Set<string>>();
for (const line of groups.trim().split("\n")) {
  const stems = line.split(" ").map(rootOf);
  for (const word of stems) {
    known.set(word, new Set([...(known.get(word) ?? [word]), ...stems]));
  }
}

/** The stems that answer for a demand's stem, itself among them. */
export function sameWords(word: string): ReadonlySet<string> {
  return known.get(word) ?? new Set([word]);
}
