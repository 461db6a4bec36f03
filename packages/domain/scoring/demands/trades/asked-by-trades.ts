/** How many of the written trades ask for a skill, the counts falling; `npm run lab specificity` writes it. */
export const askedByTrades = {
  of: 36,
  counts: `
35: Communication
25: Teamwork
21: Time management
16: Customer service
15: Microsoft Office
13: Data analysis
12: Budget management, Project management
11: Documentation, Driving licence, Team management
10: Attention to detail, Microsoft Excel, Report writing
9: Coaching, Occupational safety, Reporting, Research, Training and development
8: Data entry, Presentations, Problem solving
7: Compliance, Inventory management, Negotiation, Sales
6: First aid, Workforce scheduling
5: Auditing, Cash handling, Event planning, Procurement, Quality control
4: CRM, Confidentiality, Conflict resolution, Contract management, ERP systems, Forklift operation, Market research, Photography, Preventive maintenance, Social media marketing
`,
};
