/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const accountingStandIns = `
month end close, monthly close, period end close, financial close, month end closing | monthly closing, closing process, close books, closed books, closing entries, quarter end close, lead close | trial balance, prepared financial statements
general ledger, general ledger accounting | ledger, chart accounts, Gl | journal entries, balance sheet accounts, trial balance
account reconciliation, reconciliations, bank reconciliation, balance sheet reconciliation | reconciled accounts, reconciliation accounts, bank reconciliation, sheet reconciliation, reconciled bank, reconciled ledger, reconcile | balanced accounts, account discrepancies, account analysis
us gaap, gaap | accepted accounting, Gaap | sarbanes oxley
accounts payable | vendor payments, pay invoices, processed invoices, payables | accounts receivable
accounts receivable | collections, receivables, customer invoices | accounts payable
payroll | processed payroll, payroll taxes, wages | time cards, Adp
budgeting and forecasting, budgeting, budget forecasting | annual budget, operating budget, capital budget, budget preparation, budget planning, prepared budget, developed budget, budget forecast | financial planning, cost estimates
variance analysis, budget variance analysis | explained variances, budget variances, variances, budget versus actual, actual budget compared | forecast accuracy, cost benefit analysis, cost analysis
financial modeling, financial models | financial models, forecasting models, valuation models, pricing models, capacity models | pricing options, data models, scenario analysis
financial reporting | financial statements, financial reports | reporting results, balance sheet
audits, auditing | conducted audits, performed audits, audited, internal audits, regular audits, auditor, audits completed | audit readiness, internal controls
bookkeeping, full charge bookkeeping | Bookkeeping, kept books, maintained books, bookkeeper, double entry, books monthly | ledger entries, accounts payable, bank reconciliations, financial records maintained
journal entries, posting journal entries | journal entries, posted entries, adjusting entries, journal vouchers, recurring entries | general ledger, month close
fixed assets, fixed asset accounting | fixed assets, depreciation schedules, capital assets, asset register | capital expenditures
cash flow management, cash flow forecasting, cash flow | cash flow, cash forecast, cash position, liquidity planning, treasury management | bank reconciliations, working capital, budget forecasts
tax preparation, tax returns, tax filing | tax returns, prepared taxes, tax filings, tax preparation, tax preparer, filed taxes | tax research, payroll taxes, bookkeeping clients, @tax accountant
corporate tax, income tax, tax compliance | corporate tax, tax compliance, income tax returns, federal state tax, tax provision, partnership returns | sales tax, tax returns, payroll taxes
sales tax, vat returns, vat | sales tax, vat returns, Vat, use tax | tax returns, tax filings
tax planning | tax planning, tax strategies, advised tax | tax returns, financial planning
internal audit, internal auditing | internal audit, audit program, audited controls, internal auditor, audit findings | internal controls, external auditors, compliance audits
external audit, audit preparation, audit support | audit schedules, external auditors, external audit, auditor requests, annual audit, year end audit | internal audit, audited statements, audit reports
internal controls, sox compliance, sarbanes oxley | internal controls, sox compliance, sarbanes oxley, control testing, segregation duties | internal audit, compliance policies, audit findings
cost accounting, product costing, standard costing | cost accounting, standard costs, product costing, cost analysis, cost variances, inventory valuation | job costing, variance analysis, manufacturing accounting
job costing, project accounting | job costing, project accounting, job costs, cost codes | cost accounting, project budgets
billing, invoicing, client billing | invoiced customers, client billing, billing invoices, prepared invoices, generated invoices, billing statements, processed billing | accounts receivable, payment posting, customer accounts
collections, debt collection, credit and collections | collections, collected accounts, past due accounts, delinquent accounts, overdue invoices, debt collector | accounts receivable, payment plans, credit control
credit control, credit management | credit control, credit limits, credit approvals, credit applications | accounts receivable, past due
bank reconciliation, bank reconciliations | bank reconciliations, reconciled bank, reconciled checking, reconciled cash | account reconciliations, bank deposits, bank statements
intercompany accounting, intercompany transactions, consolidation | Intercompany, consolidated statements, consolidated financials, intercompany eliminations | general ledger, subsidiary accounts
accruals, accruals and prepayments | accruals, prepaid expenses, accrued expenses, Prepayments | journal entries, month close
revenue recognition | revenue recognition, deferred revenue, recognized revenue | revenue accounting, contract revenue, us gaap
financial analysis, analyzing financial data | financial analysis, analyzed financial, financial analyst, profitability analysis, ratio analysis, investment analysis | variance analysis, financial reports, cost analysis, budget analysis
management accounting, management reporting, monthly reporting | management accounts, management reports, monthly reporting, board reports, kpi reports | financial reports, financial statements, budget reports
payroll tax, payroll taxes | payroll taxes, payroll tax returns, withholding taxes | payroll processing, tax filings
expense analysis, cost reduction, cost control, cost management | reduced costs, cost savings, cost reduction, cut costs, controlled costs, saved annually, cost control | budget managed, negotiated pricing, cost analysis, reduced waste
purchase orders, purchase order processing | purchase orders | ordered supplies, invoices matched, vendor invoices
vendor management, supplier management, vendor relations, supplier relations | vendor relationships, managed vendors, supplier relationships, vendor contracts, vendor performance, supplier performance, vendor management, managed suppliers, vendor negotiations | purchase orders, outside contractors
accounts payable and receivable, accounts payable and accounts receivable, ap ar | accounts payable receivable, payables receivables, ap ar | accounts payable, accounts receivable, vendor invoices, customer invoices
year end close, year end closing, annual accounts | year end close, year end closing, annual accounts, annual statements, closed year | month close, audit schedules, trial balance
nonprofit accounting, fund accounting, grant accounting | fund accounting, grant accounting, restricted funds, grant budgets, nonprofit accounting | general ledger, grant reports
financial controls, financial management, financial oversight | financial management, financial controls, fiscal management, fiscal oversight, managed finances, p&l responsibility | budget managed, financial reports, profit loss
profit and loss responsibility, p&l, p&l responsibility, profit and loss | p&l, profit loss, profitability responsible, p&l responsibility | budget managed, revenue growth, operating budget, sales profit
`;
