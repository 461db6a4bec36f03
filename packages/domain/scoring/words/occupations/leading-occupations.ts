/** Who leads houses, plans business, and keeps people and money. Format: `occupation-lines.ts`. */
export const leadingOccupations = `
@executive leading
chief executive: chief executive officer, ceo, president, managing director, founder, owner, entrepreneur, executive director, business owner, co founder, company director, nonprofit executive director, proprietor ~ chief operating officer, general manager
vice president: vice president, executive vice president, senior vice president ~ chief executive, chief operating officer
chief of staff: chief of staff ~ executive assistant, chief operating officer, project manager
@operations-manager leading
chief operating officer: chief operating officer, coo, vp of operations, vice president of operations, operations director, director of operations, head of operations ~ chief executive
general manager: general manager, business manager, division manager, site general manager, country manager, area general manager
operations manager: operations manager, operation manager, business operations manager, operations lead, regional operations manager, business unit manager, area manager, district manager ~ project manager, supply chain manager, production manager, store manager
operations coordinator: operations coordinator, operations analyst, operations specialist, operations associate, business operations analyst, operations assistant ~ administrative assistant, business analyst, logistics coordinator
operations supervisor: operations supervisor, operation supervisor, shift operations supervisor
@consultant product-project
management consultant: management consultant, business consultant, strategy consultant, strategy associate, consultant strategy, management analyst, operations consultant, business strategy consultant, advisory consultant, associate consultant, engagement manager, strategy analyst, corporate strategy manager, business advisor ~ business analyst, operations manager
change consultant: change management consultant, organization development consultant, organizational change consultant, change manager, organizational development specialist, organizational development consultant, business transformation manager ~ training specialist, human resources manager
process improvement consultant: process improvement manager, process improvement consultant, continuous improvement consultant, business process consultant, process consultant, performance improvement consultant, operational excellence manager, lean six sigma consultant ~ business analyst, industrial engineer, continuous improvement manager
@project-manager product-project
project manager: project manager, program manager, project lead, project leader, delivery manager, project director, program director, technical project manager, it project manager, technical program manager, pmo manager, implementation manager, pmo lead ~ product manager
project coordinator: project coordinator, program coordinator, project administrator, project officer, project assistant, project support officer, program assistant, project analyst, project specialist, program associate, program officer ~ administrative assistant, business analyst, event planner
project scheduler: project scheduler, project controls specialist, project planner, project control analyst, planning engineer ~ construction manager, cost estimator
@scrum product-project
scrum master: scrum master, agile coach, agile project manager, release train engineer ~ product manager, software developer
@product-manager product-project
product manager: product manager, product owner, digital product manager, head of product, product lead, product director, chief product officer, technical product manager, director of product management ~ business analyst, product marketing manager
@business-analyst product-project
business analyst: business analyst, business systems analyst, it business analyst, requirements analyst, requirements engineer, functional analyst, business process analyst, process analyst, systems analyst, computer systems analyst ~ data analyst, erp consultant, quality assurance analyst
@hr hr
human resources manager: human resources manager, hr manager, human resources director, hr director, chief people officer, chief human resources officer, head of hr, people operations manager, vp of human resources, people manager, director of people
human resources generalist: human resources generalist, hr generalist, human resources specialist, hr specialist, hr business partner, human resources business partner, people partner, hr officer, human resources, people operations specialist, human resources consultant, hr advisor, human resources representative, human resources executive, human resources analyst, human resource associate ~ recruiter, training specialist
human resources assistant: human resources assistant, human resources coordinator, human resources administrator, hr clerk, personnel clerk, personnel assistant, human resources intern, people operations coordinator, personnel records clerk ~ administrative assistant, recruiter
compensation analyst: compensation analyst, compensation and benefits analyst, benefits specialist, benefits administrator, compensation specialist, total rewards analyst, benefits coordinator, job analyst, benefits analyst
benefits manager: benefits manager, compensation manager, total rewards manager, compensation and benefits manager
labor relations specialist: labor relations specialist, employee relations specialist, union representative, labor relations representative, employee relations partner
employee relations manager: employee relations manager, labor relations manager
payroll specialist: payroll specialist, payroll clerk, payroll administrator, payroll coordinator, payroll analyst, payroll officer, payroll technician, payroll processor, payroll accountant, timekeeping clerk, timekeeper ~ bookkeeper, accounts payable clerk
payroll manager: payroll manager
hris analyst: hris analyst, human resource information system analyst, human resource information system specialist, people analytics analyst, human resource information system administrator ~ data analyst, business analyst
@recruiter hr
recruiter: recruiter, talent acquisition specialist, recruitment consultant, talent acquisition partner, recruitment specialist, staffing specialist, headhunter, sourcer, technical recruiter, executive recruiter, corporate recruiter, campus recruiter, staffing consultant, talent acquisition, recruiting specialist, talent sourcer, recruitment officer, employment recruiter, talent acquisition consultant, recruiting consultant ~ career counselor, sales representative
recruiting manager: recruiting manager, talent acquisition manager, recruitment manager, staffing manager, head of talent acquisition, director of talent acquisition, head of recruiting, recruitment team lead
recruiting coordinator: recruiting coordinator, talent acquisition coordinator, staffing coordinator, recruitment assistant, recruitment coordinator, interview coordinator ~ human resources assistant
@training hr
training specialist: training specialist, corporate trainer, learning and development specialist, training coordinator, training facilitator, staff trainer, employee trainer, sales trainer, training officer, learning specialist, learning consultant, training consultant, leadership trainer, technical trainer, software trainer, training and development specialist, learning facilitator, call center trainer ~ teacher
training manager: training manager, learning and development manager, training and development manager, director of training, chief learning officer, head of learning, learning manager, training director
instructional designer: instructional designer, e-learning developer, learning designer, learning experience designer, curriculum designer, course developer, instructional design specialist, elearning designer, instructional technologist ~ curriculum developer, user experience designer
@career hr
career counselor: career counselor, career coach, employment counselor, career advisor, vocational counselor, job coach, employment specialist, job developer, workforce development specialist, career services advisor, vocational rehabilitation counselor, career specialist ~ school counselor, academic advisor, case manager
@procurement procurement-logistics
buyer: buyer, purchasing agent, procurement specialist, purchaser, purchasing specialist, procurement agent, procurement officer, purchasing officer, strategic buyer, sourcing specialist, category buyer, purchasing coordinator, procurement coordinator, procurement analyst, sourcing analyst, commodity buyer, purchasing clerk, procurement associate, material buyer ~ inventory clerk, retail buyer
purchasing manager: purchasing manager, procurement manager, sourcing manager, category manager, chief procurement officer, head of procurement, strategic sourcing manager, purchasing director, director of procurement, global sourcing manager ~ supply chain manager
contract administrator: contract administrator, contract manager, contracts manager, contract specialist, contracts administrator, vendor manager, subcontract administrator, contract analyst, contract negotiator ~ attorney, paralegal
`;
