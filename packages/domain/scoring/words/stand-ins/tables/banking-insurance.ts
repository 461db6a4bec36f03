/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const bankingInsuranceStandIns = `
mortgage underwriting, loan underwriting, underwriting | underwriter, underwriting, Underwrote | loan processing, loan approval, credit analysis
fha fannie mae and freddie mac guidelines, fha guidelines, fannie mae | Fha, fannie mae, freddie mac, va loans, conventional loans, Hud | mortgage guidelines, lending guidelines, mortgage regulations, loan compliance
income analysis, analyzing income | analyzed income, income documentation, income calculated, determine income, tax returns borrowers, debt income, income repayment | verification employment, financial statements clients, financial situation, clients finances, financial needs analyzed, financial information clients, analyzed financial clients
loan file review, loan review, file review | loan files, review borrower documentation, files audited, loan documentation reviewed, review files, loan package, loan applications reviewed | loan documents, mortgage documents, loan reviews, loan processing, files verified, document review
credit risk assessment, credit risk, credit analysis | credit risk, Creditworthiness, credit reports, risk profile, credit analysis, borrower hardship, assess risk, delinquency, credit review, credit decisions | credit policies, risk management, risk analysis, credit evaluated
encompass | Encompass |
de underwriter designation | direct endorsement |
loan processing, loan origination, mortgage processing | loan processing, processed loans, loan origination, originated loans, loan processor, loan officer, mortgage processor, loan packages | loan applications, credit reports, loan documents, mortgage underwriting
commercial lending, commercial loans, business lending | commercial loans, commercial lending, business loans, commercial credit | loan portfolio, credit analysis, loan applications
consumer lending, personal loans | consumer loans, consumer lending, personal loans, home equity, auto loans | loan applications, credit reports, @loan officer
loan servicing | loan servicing, serviced loans, escrow accounts, loan payments, payoff requests | loan documents
anti money laundering, aml, aml compliance | money laundering, Aml, Kyc, suspicious activity, bank secrecy, sanctions screening, customer due diligence | fraud detection, compliance reviews, banking regulations
kyc, know your customer | Kyc, know customer, customer due diligence | money laundering, Aml, suspicious activity, bank secrecy
regulatory compliance, compliance, banking regulations, ensuring compliance | regulatory compliance, ensured compliance, compliance officer, compliance program, regulatory requirements, compliance regulations, compliance audits, compliance reviews, federal regulations | policies procedures enforced, internal audits, safety regulations, state regulations
teller operations, bank teller, teller | teller, processed deposits, deposits withdrawals, bank transactions, vault cash | cash handling, cash drawer, @bank teller
branch operations, branch management, bank branch management | branch operations, branch manager, managed branch, branch staff | bank customers, teller supervised, store operations
wealth management, financial advising, financial planning, financial advice | wealth management, financial advisor, financial planning, investment advice, retirement planning, client portfolios, advised investments, estate planning | mutual funds, Annuities, investment products, securities licensed, life insurance
portfolio management, investment management | managed portfolios, portfolio manager, portfolio management, asset allocation, investment portfolios | investment research, fixed income, securities analysis
equity research, investment research, securities analysis | equity research, investment research, securities analysis, stock analysis, company valuations | financial modeling, market research
trading, securities trading | traded securities, equity trading, trader, executed trades, trade execution, trading desk | trade settlements, market data
trade settlement, trade operations, securities operations | trade settlements, settled trades, trade confirmations, clearing settlement, trade reconciliations | brokerage operations, corporate actions
treasury, treasury management, cash operations | treasury, cash management, wire transfers, foreign exchange, bank relationships | bank reconciliations, cash forecast
risk management, risk assessment, identifying risks | risk management, risk assessments, assessed risks, mitigated risk, risk analysis, risk mitigation, risk register | internal controls, compliance audits, safety inspections, insurance coverage
credit analysis of businesses, credit underwriting | credit analysis, credit underwriting, spread financials, credit memos, Creditworthiness | loan applications, financial statements analyzed
cross selling, cross selling bank products, product sales | cross sold, cross selling, referred products, sold banking products, upsold, upselling | sales goals, new accounts, product recommendations
opening accounts, account opening, new accounts | opened accounts, account opening, new accounts | customer accounts, bank products
claims processing, claims handling, processing claims, claims adjusting, claims management | processed claims, claims adjuster, handled claims, claims processing, adjudicated claims, adjusted claims, settled claims, claims examiner, claims investigations | insurance verification, insurance policies, medical billing, insurance claims
insurance sales, selling insurance | sold insurance, insurance agent, insurance sales, sold policies, policy sales, insurance producer | insurance quotes, insurance products, policy renewals
insurance underwriting, policy underwriting | underwrote policies, insurance underwriter, risk selection, policy underwriting, rated policies | policy renewals, insurance quotes, risk assessments
policy administration, policy servicing, policy renewals | policy changes, policy renewals, endorsements processed, serviced policies, policyholders | insurance quotes, insurance claims
life and health insurance license, life insurance license, insurance license | life license, insurance license, licensed insurance, property casualty license, life health license, accident health license | insurance agent, insurance sales
series 7, series 7 license, finra licenses, series 6 | series 7, series 6, series 63, series 66, series 65 | financial advisor
actuarial analysis, actuarial | Actuarial, loss reserves, mortality tables, Actuary | statistical analysis, risk models
bankruptcy, foreclosure, loss mitigation | bankruptcy, Foreclosure, loss mitigation, loan modification, short sales | delinquent loans
mortgage sales, mortgage lending | mortgage loans, mortgage lending, home loans, mortgage banker, mortgage originator | consumer loans, real estate, loan applications
customer due diligence, due diligence | due diligence | background checks, compliance reviews, financial analysis
fraud detection, fraud prevention | fraud detection, fraud prevention, detected fraud, fraud alerts, fraud cases, prevented fraud | suspicious activity, loss prevention, account disputes
financial products, knowledge of financial products | mutual funds, Annuities, investment products, bank products, financial products | insurance products, new accounts, credit cards
`;
