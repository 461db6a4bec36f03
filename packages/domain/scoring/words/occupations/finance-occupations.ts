/** Who keeps, moves, lends and insures money. Format: `occupation-lines.ts`. */
export const financeOccupations = `
@accountant finance
accountant: accountant, staff accountant, general accountant, general ledger accountant, gl accountant, corporate accountant, financial accountant, public accountant, certified public accountant, cpa, chartered accountant, accounting analyst, accounting specialist, accounting associate, revenue accountant, fund accountant, project accountant, property accountant, accounting officer, fixed asset accountant, management accountant, assistant accountant, accounting professional ~ financial analyst, auditor
cost accountant: cost accountant, cost analyst, inventory accountant, manufacturing accountant ~ financial analyst
tax accountant: tax accountant, tax associate, tax preparer, tax analyst, tax specialist, tax consultant, tax advisor, tax senior, tax professional, tax examiner, revenue agent ~ accountant
tax manager: tax manager, tax director
bookkeeper: bookkeeper, full charge bookkeeper, bookkeeping clerk, accounting clerk, accounting assistant, accounts clerk, accounts assistant, accounting technician, bookkeeping assistant, accounts administrator, accounting coordinator, accounts officer ~ payroll specialist, billing clerk, office manager
accounts payable clerk: accounts payable clerk, accounts payable specialist, accounts payable, accounts payable coordinator, accounts payable analyst, accounts payable processor, invoice clerk, accounts payable associate, accounts payable administrator ~ bookkeeper, buyer
accounts payable manager: accounts payable manager, accounts payable supervisor
accounts receivable clerk: accounts receivable clerk, accounts receivable specialist, accounts receivable, accounts receivable coordinator, accounts receivable analyst, cash application specialist, accounts receivable associate, accounts receivable representative ~ bookkeeper, collections specialist, billing clerk
accounts receivable manager: accounts receivable manager
billing clerk: billing clerk, billing specialist, billing coordinator, invoicing clerk, billing analyst, billing representative, billing administrator, billing assistant ~ accounts receivable clerk, medical biller, customer service representative
accounting manager: accounting manager, accounting supervisor, chief accountant, head of accounting, assistant controller, accounting director, general accounting manager, accounting team lead, finance and accounting manager ~ controller, finance manager
@finance finance
financial analyst: financial analyst, finance analyst, fp&a analyst, financial planning analyst, financial planning and analysis analyst, corporate finance analyst, financial reporting analyst, revenue analyst, pricing analyst, finance business partner, financial operations analyst, financial specialist, financial modeler, financial modeling analyst, corporate financial analyst, finance associate, finance specialist, business finance analyst ~ accountant, investment analyst, business analyst, data analyst
budget analyst: budget analyst, budget officer, budget specialist, budget coordinator ~ accountant, financial analyst
budget manager: budget manager, budget director
controller: controller, financial controller, comptroller, corporate controller, business controller, plant controller, divisional controller, group controller ~ accounting manager, accountant, chief financial officer
finance manager: finance manager, financial manager, fp&a manager, financial planning manager, financial planning and analysis manager, financial reporting manager, head of finance, corporate finance manager, finance lead ~ accounting manager
chief financial officer: chief financial officer, cfo, finance director, director of finance, vp of finance, vice president of finance, director of finance and administration ~ chief executive
treasury analyst: treasury analyst, treasurer, treasury specialist, cash management analyst, treasury accountant, assistant treasurer ~ accountant, financial analyst
treasury manager: treasury manager, cash manager
finance assistant: finance assistant, finance officer, finance clerk, finance coordinator, finance administrator, financial assistant, financial clerk ~ bookkeeper, accounts payable clerk, administrative assistant
@auditor finance
auditor: auditor, internal auditor, external auditor, audit associate, financial auditor, senior auditor, audit senior, it auditor, audit analyst, information systems auditor, assurance associate ~ accountant, risk analyst, financial examiner
audit manager: audit manager, audit supervisor, audit director
compliance officer: compliance officer, compliance manager, compliance analyst, compliance specialist, regulatory compliance officer, anti money laundering analyst, aml analyst, kyc analyst, ethics officer, compliance director, bank secrecy act officer, regulatory compliance manager, compliance coordinator, trade compliance specialist ~ auditor, attorney, regulatory affairs specialist
risk analyst: risk analyst, risk management specialist, operational risk analyst, market risk analyst, risk officer, risk consultant ~ actuary, financial analyst, compliance officer, credit analyst
risk manager: risk manager, enterprise risk manager, chief risk officer
fraud analyst: fraud analyst, fraud investigator, fraud examiner, fraud specialist, transaction monitoring analyst, fraud prevention specialist ~ compliance officer, detective, claims adjuster
financial examiner: financial examiner, bank examiner, tax inspector ~ compliance officer
@banking finance
bank teller: bank teller, teller, universal banker, customer service banker, vault teller, bank clerk, bank cashier, universal associate ~ cashier, personal banker, customer service representative
head teller: head teller, lead teller, teller supervisor, teller manager
personal banker: personal banker, relationship banker, retail banker, banker, financial service representative, banking consultant, premier banker, bank customer advisor, banking advisor, banking associate, relationship banker retail branch, client banker ~ financial advisor, loan officer, customer service representative
bank branch manager: bank branch manager, branch manager retail bank, banking center manager, bank manager, branch manager bank, assistant branch manager, branch supervisor, financial center manager, branch operations manager bank, branch manager
loan officer: loan officer, mortgage loan officer, mortgage loan originator, loan originator, mortgage broker, mortgage banker, mortgage consultant, mortgage specialist, loan consultant, lending officer, commercial loan officer, loan specialist, home loan consultant, mortgage advisor ~ personal banker, financial advisor, sales representative
loan processor: loan processor, mortgage processor, loan closer, loan servicing specialist, loan administrator, loan clerk, loan interviewer, loan modification specialist, mortgage closer, loan coordinator, loan operations specialist, title closer ~ administrative assistant, paralegal
credit analyst: credit analyst, credit risk analyst, mortgage underwriter, loan underwriter, credit officer, credit specialist, commercial credit analyst, credit underwriter, credit controller, credit administrator ~ financial analyst, insurance underwriter, risk analyst
credit manager: credit manager
collections specialist: collections specialist, collector, bill collector, debt collector, collection agent, collections agent, collections representative, credit and collections specialist, account collector, debt recovery officer ~ accounts receivable clerk, customer service representative
collections manager: collections manager
commercial banker: commercial banker, private banker, relationship manager bank, corporate banker, private banking director, commercial relationship manager, business banker, private client banker, corporate banking analyst ~ financial advisor, investment banker
@investment finance
financial advisor: financial advisor, wealth management advisor, wealth advisor, financial planner, certified financial planner, investment advisor, financial consultant, wealth manager, personal financial advisor, retirement planner, retirement plan advisor, investment consultant, client advisor wealth, financial representative ~ insurance agent, personal banker
investment analyst: investment analyst, equity research analyst, equity analyst, research analyst equity, portfolio analyst, securities analyst, valuation analyst, credit research analyst, fixed income analyst, private equity analyst, venture capital analyst, equity research associate, private equity associate, hedge fund analyst ~ financial analyst
portfolio manager: portfolio manager, fund manager, asset manager, investment manager, money manager, chief investment officer, hedge fund manager ~ financial advisor
investment banker: investment banker, investment banking analyst, investment banking associate, mergers and acquisitions analyst, corporate finance associate, m&a associate, corporate development analyst, corporate development manager ~ financial analyst
trader: trader, stock trader, securities trader, stockbroker, stock broker, floor broker, commodities trader, equity trader, securities sales agent, trading analyst, foreign exchange trader, futures trader ~ financial advisor
@insurance finance
insurance agent: insurance agent, insurance sales agent, insurance broker, insurance advisor, insurance sales representative, insurance producer, insurance consultant, licensed insurance agent, insurance specialist, insurance account manager, benefits consultant insurance, life insurance agent, insurance sales ~ sales representative, real estate agent
insurance underwriter: insurance underwriter, underwriter, commercial underwriter, commercial lines underwriter, personal lines underwriter, underwriting analyst, underwriting assistant, life underwriter ~ actuary, claims adjuster
underwriting manager: underwriting manager
claims adjuster: claims adjuster, claim adjuster, insurance adjuster, claims examiner, insurance claims examiner, claims specialist, claims representative, claims analyst, auto damage appraiser, insurance appraiser, claims investigator, claims handler, claims processor, insurance claims clerk, claims assistant, property adjuster, catastrophe adjuster, loss adjuster ~ customer service representative
claims manager: claims manager
actuary: actuary, actuarial analyst, actuarial associate, actuarial assistant, actuarial consultant ~ statistician, data scientist, financial analyst
insurance clerk: insurance clerk, policy processing clerk, policyholder service representative, insurance assistant, insurance coordinator ~ insurance agent, customer service representative
`;
