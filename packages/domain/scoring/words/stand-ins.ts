/**
 * What people write who did what a requirement asks for, a requirement a line:
 * `names | what shows it | what is near it`. All words of a phrase stand close together in a
 * sentence, in any order and any ending. Near is what an expert of the trade would take for a part
 * of the same work, not what merely belongs to the trade.
 */
export const standIns = `
month end close, monthly close, period end close, financial close, month end closing | monthly closing, closing process, close books, closed books, closing entries, quarter end close, lead close | trial balance, accruals, prepared financial statements
general ledger, general ledger accounting | ledger, chart accounts, gl | journal entries, balance sheet accounts, trial balance
account reconciliation, reconciliations, bank reconciliation, balance sheet reconciliation | reconciled accounts, reconciliation accounts, bank reconciliation, sheet reconciliation, reconciled bank, reconciled ledger, reconcile | balanced accounts, account discrepancies, account analysis
us gaap, gaap | accepted accounting, gaap | ifrs, sarbanes oxley
accounts payable | vendor payments, pay invoices, processed invoices, payables | invoices, accounts receivable
accounts receivable | collections, receivables, customer invoices | invoicing, billing, accounts payable
payroll | processed payroll, payroll taxes, wages | timesheets, time cards, adp
budgeting and forecasting, budgeting, budget forecasting | annual budget, operating budget, capital budget, budget preparation, budget planning, prepared budget, developed budget, budget forecast | financial planning, cost estimates, projections
variance analysis, budget variance analysis | explained variances, budget variances, variances, budget versus actual, actual budget compared | forecast accuracy, cost benefit analysis, cost analysis
financial modeling, financial models | financial models, forecasting models, valuation models, pricing models, capacity models | pricing options, data models, valuation, projections, scenario analysis
financial reporting | financial statements, financial reports | reporting results, balance sheet
presenting to executives, executive presentations, board presentations, presenting to senior management | presented board, presented executives, presented senior management, presentations board, presentations executives, presentation ceo, presented ceo, presented cfo | recommendations management, reports senior management, reporting senior management
erp implementation | erp rollout, implemented sap, implemented oracle, implemented peoplesoft, implementation erp, install peoplesoft, netsuite implementation, implementation accounting system | software conversion, system conversion, system migration, system implementation, software implementation
advanced excel | pivot tables, vlookup, macros, excel models | excel
employee relations | grievances, employee complaints, labor relations | conflict resolution, employee engagement, counseled employees, union, disciplinary, employee issues
performance management, performance reviews, performance appraisals | performance appraisals, performance reviews, performance evaluations, evaluated performance employees, annual reviews | coaching employees, goals employees, feedback staff, mentoring staff
recruitment, recruiting, talent acquisition, hiring | hiring process, recruited, recruiting, interviewed candidates, interviewed applicants, hired staff, screened applicants, sourcing candidates, staffing process | onboarding, hire orientation, career fairs
workplace investigations, hr investigations | investigated complaints, complaints investigations, investigated allegations, investigated grievances, harassment investigations, looked complaints | investigations, complaints responses, disciplinary
hris, hr information system, human resources information system | hris, peoplesoft, workday, kronos, adp, successfactors, ultipro | payroll system, employee database, personnel records
employment law, labor law | labor law, employment law, fmla, eeo, ada compliance, title vii | hr policies, hr compliance
organizational development | organizational development, change management, succession planning, leadership development | team building, organizational culture
hiring and training staff, hiring and training, recruiting and training staff | recruit train, hired trained, hiring training, interviewing training, hire train | trained employees, trained staff, trained crew, training workers, training employees, train employees, train staff
staff scheduling, scheduling staff, employee scheduling, shift scheduling, shift planning | employee schedules, staff schedules, weekly schedules, scheduling employees, scheduled staff, shift schedules, scheduling shifts, schedules staff, schedule employees | assigned shifts, staffing levels, daily assignments, assigned duties employees
staff supervision, supervising staff, team supervision | supervised staff, supervised employees, supervised team, managed team, supervised, managed staff, oversaw team, direct reports | trained staff, mentored staff, coordinated volunteers, lead worker
team leadership, leading a team, people management | managed team, led team, supervised staff, direct reports, team leader, leading team, led traders, managed staff | trained colleagues, mentored
lpn or lvn license, lvn or lpn license, lvn license, lpn license |  | nursing degree, diploma nursing
medication administration, administering medication | administered medications, gave medications, medication pass, dispensed medications, medications administered, administering medications, administer medicines, insulin injections, distribution medications, provided medications | medication reminders, medication records, pharmacology
wound care | dressing changes, wound dressing, wounds, wound vac, pressure ulcers | first aid, skin care, catheter care
tracheostomy care, trach care | tracheotomy, tracheostomy, trach, trachs | ventilator, suctioning, respiratory care, oxygen therapy
ventilator patients, ventilator care | ventilator, vent patients, mechanical ventilation | tracheotomy, oxygen, respiratory
clinical documentation, medical documentation, charting | charting, charted, documented patient, documented nursing, recorded medical history, recorded patients, patient records, medical records documented, progress notes, nursing notes, documented care | vital signs recorded, recorded vital, medical records, care plans, vital statistics, recorded vital
patient and family education, patient education | patient teaching, taught patients, educated patients, education patients, family teaching, patient education, instructed patients, teaching families, client teaching, client family teaching | health education, community education, counseled patients
iv therapy | intravenous, infusion therapy, iv therapy, iv medications, iv starts, iv drug, iv fluids | phlebotomy, venipuncture, blood draws
phlebotomy | blood draws, venipuncture, drew blood, blood samples | specimens collected, specimen collection, glucose testing, iv starts
home health, home health care, home care | home health, home visits, private duty, visiting nurse, home care | personal care, hospice, assisted living
care plans, care planning | care plans, treatment plans, plan care | patient assessment
vital signs | vitals, blood pressure | patient monitoring
cpr certification, cpr and first aid, first aid | cpr, bls, first aid, acls | 
infection control | infection control, sterile technique, aseptic | ppe, sanitation
menu development, menu planning, menu design | menu planning, daily specials, created recipes, culinary specials, menu developed, created menus, designed menus, menus created, developed menus, planned menus, revised menus | recipes, menus, dishes created, develop menu
food cost control, food costs | food cost, food budgets, food quality costs, cogs | portion control, waste reduced, reduce waste, kitchen budget, inventory ordering
haccp | haccp, hazard analysis | food safety, sanitation, food handling, food temperatures, servsafe, health inspection, hygiene, health department
servsafe or food handler certificate, servsafe, food handler certificate, food safety certification | servsafe, certified food handler, food handlers card, food protection certificate, food handler certified, food handling certified | food safety training, trained sanitation, food safety
supervising kitchen staff, kitchen supervision, kitchen staff supervision, leading a kitchen team | supervised cooks, supervised kitchen, managed kitchen staff, kitchen staff managed, trained cooks, boh staff, oversaw kitchen staff, kitchen team led, managed kitchen, supervised crew, trained crew, directed cooks | kitchen operation, trained employees, oversee employees, coordinated kitchen
inventory and ordering, inventory ordering, ordering and inventory | inventory ordering, ordered supplies, ordering food, ordered food, ordering inventory, purchasing inventory, order items, orders supplies, ordering supplies | inventory, receiving deliveries, purchasing
catering | catering, catered, banquets | events food, buffet
pastry | pastry, pastries, cakes, decorate cakes, bakes, baking | baked goods, bread, desserts
food preparation | prepped food, prepared food, prepare meals, cooked | kitchen
state teaching license, teaching license, teaching certificate, teaching credential | teaching license, teaching certificate, teaching credential, certified teacher, teacher certification, licensed teacher | teaching degree, education degree
special education endorsement, special education certification | special education certified, special education endorsement, special education license, special education certificate, exceptional student certification | special education
differentiated instruction | differentiated, individualized instruction, adapted lessons, modified curriculum, varied instruction, individual learning needs | special needs students, small group instruction, learning styles
iep development, iep, individualized education programs | iep, ieps, individualized education | individual education plans, behavior plans
classroom management | classroom management, managed classroom, classroom behavior, behavior management, student discipline | taught classes, students supervised, led classes, taught students
lesson planning, lesson plans, curriculum development | lesson plans, planned lessons, lessons prepared, curriculum developed | training materials, tutored, instruction prepared, curriculum, taught class, taught course, taught students
progress monitoring | student progress, monitored progress, tracked progress | assessments, graded
tutoring | tutored, tutor | taught
managing subcontractors, subcontractor management | subcontractors, subs coordinated, subcontractor | vendors coordinated, trades coordinated, vendors trades
construction scheduling, project scheduling | construction schedule, project schedule, scheduled construction, schedules subcontractors, critical path, schedule project | planned expansion, project timelines
construction budgets, project budgets, budget management | construction budget, project budget, cost control project, project costs, budgets construction, construction costs | cost management, material costs, cost estimates, budget expansion, budget renovation, design budget, clients budget
building permits, permits | permits, permitting, zoning approvals, building approvals | code compliance, building codes, inspections building, approvals city
osha 10 or osha 30, osha certification | osha certified, osha certification, osha hour, osha card | osha, safety training
reading blueprints and specifications, blueprint reading, reading blueprints, reading plans | blueprints, read drawings, interpreted drawings, construction drawings, plans specifications, blueprint | shop drawings, construction documents, schematics, drafting, technical drawings
site safety inspections, safety inspections | safety inspections, safety audits, inspected sites safety, inspections safety sites | site observations, safety meetings, quality audits
retail or restaurant builds, commercial construction | tenant improvement, stores built, restaurants built, retail construction, store openings, retail buildings |
media relations, press relations | media relations, journalists, press inquiries, media inquiries, reporters, press contacts, pitched media | public relations, press releases, interviews media
press releases | press release, news releases, media releases | newsletters, articles written, public relations
crisis communications, crisis communication | crisis communication, crisis management, crisis messaging | emergency communications, sensitive issues, reputation
social media, social media management | social media, facebook, twitter, instagram, linkedin | blog
event planning, event management, event coordination | planned events, organized events, event coordination, coordinated events, special events, event planning, organized conference, planned conferences | seminars, meetings coordinated, town halls, fundraisers, trade shows, workshops
media training for executives, media training | media training, spokesperson coaching, coached executives | speeches, talking points, speechwriting
ap style | ap style, associated press | news writing
copywriting, content writing | wrote copy, copywriting, wrote articles, wrote content | editing, newsletters
paid search, sem, ppc, google ads, search engine marketing | adwords, ppc, sem, paid search, google ads | digital advertising, seo, online advertising, paid social
media planning and buying, media planning, media buying | media plans, media buys, bought media, media buying, media plan, media campaigns, media strategy | advertising, ad placement, ad campaigns, media
lead generation | leads, lead generation, prospecting | cold calling
advertising budgets, marketing budgets, media budgets | advertising budget, media budget, marketing budget, media spend, ad spend, advertising spend, media plan budget, plan million, media plan, media spending | advertising
campaign reporting, campaign analysis, campaign performance | campaign performance, campaign results, campaign reports, campaign analysis, roi campaigns, campaign metrics | analytics, performance metrics
google analytics, web analytics | google analytics, web analytics, omniture, adobe analytics | analytics, web traffic
seo | seo, search engine optimization | web content, google analytics, sem
agency management, managing agencies | agencies, agency partners, managed agency | vendors, partners external
solidworks | solidworks | inventor, catia, creo, pro engineer, 3d cad
autocad | autocad | cad, archicad, revit, microstation, drafting software
cad | cad, drafting | drawings
finite element analysis, fea | finite element, fem, fea, ansys, abaqus, nastran | stress analysis, structural analysis
engineering drawings, technical drawings | drawings, gd&t, drafting, blueprints | cad, design drafts
cnc machining, cnc | cnc, nc programming | machining, lathe, mill, milling, machine shop
mechanical design | mechanical design, machine design, product design | product development, cad design, prototyping, drafting
lean or six sigma, lean, six sigma | six sigma, lean, kaizen, 5s | statistical process control, continuous improvement, spc, process improvement
sheet metal | sheet metal, metal fabrication | press brake, stamping, metal forming
plc, plc programming | plc, plcs, programmable logic, allen bradley | control systems, hmi
sql | sql queries, sql, stored procedures | access queries
oracle | oracle | peoplesoft
requirements gathering, business requirements, requirements analysis | gathered requirements, user requirements, business requirements, functional specifications, system requirements | user stories, needs analysis, client needs
application support, software support, technical support, it support | supported applications, application support, software support, system support, production support, supported systems | software testing, testing systems, troubleshooting, system administration, user issues, technical support, help desk
user training, end user training, software training | trained users, user training, training users, training end users, software training, trained staff software, trained employees system | training materials, training sessions, tutorial manual
project management | managed projects, project manager, led projects, project management, project plans | coordinated projects, project coordination
crystal reports | crystal reports | ssrs, report writer
itil | itil | service now, incident management, change management
edi | edi, electronic data interchange | data interfaces, xml feeds
b2b account management, account management, key account management, client management | account manager, account executive, managed accounts, key accounts, enterprise accounts, managed enterprise, accounts portfolio | client relations, customer relationship, customer accounts, customer relationships, client relationships, client accounts
new business development, business development, new business, client acquisition | business development, prospecting, cold calling, customer acquisition, developed territory, opened accounts | referrals, expanded market, customer base, lead generation, acquired clients, acquired customers, customers referrals, generate clientele, build clientele
crm software, crm | crm, salesforce, hubspot, siebel, microsoft dynamics, dynamics crm |
contract negotiation, contract negotiations, negotiating contracts | negotiated contracts, contract negotiations, negotiated agreements, negotiate terms, negotiating contracts, negotiated pricing, negotiator | negotiated, negotiation, contracts managed, contracts prepared, contracts reviewed
meeting sales targets, sales targets, sales quota, achieving sales goals | sales goals, quota, exceeded sales, sales targets, sales increase, increased sales, increased monthly sales, top producer, top sales, sales performance, highest producer, production volume, revenue growth, exceeded quota, revenue goals | commission, upselling, sales volume, kpis
rfp responses, rfp, proposals | rfp, rfps, proposal process, bids responded, requests proposals, wrote proposals, prepared proposals, proposals submitted | grant writing, quotes prepared
b2b sales | b2b, business business, corporate clients, enterprise sales, wholesale, corporate sales | commercial accounts, outside sales
cold calling | cold calling, cold calls, outbound calls | telemarketing, prospecting
store operations, retail operations, shop operations | store operations, daily operations store, opening closing, store opening, store manager, operations store, managed store, retail operations | stocking shelves, checkout, key holder, restaurant operations, shift running, floor activities, store policies, customers checkout
inventory control, inventory management, stock control | inventory control, controlled inventory, inventory levels, inventory counts, stock levels, managed inventory, cycle counts, inventory management, stock counts, daily inventory, taking inventory | inventory, ordering supplies, supplies ordered, replenished, stocking, receiving
visual merchandising, merchandising displays | visual merchandising, displays, merchandising directives, window displays, store layout, planograms, merchandising strategies, merchandising floor, merchandise presentation | stocked shelves, merchandising, arranged products, store appearance
cash handling, cash management, handling cash | cash register, cash drawer, cash handling, cash control, cash deposits, cashier, bank deposits, handled cash, processed payments, receive payment, accepted payments, deposit slips, counted money, counting money, collected payments, cash transactions, balancing tills | transactions, sales transactions, bookkeeping
pos systems, point of sale | pos, point sale, register systems | cash register, cashier
loss prevention | loss prevention, shrinkage, shrink, theft | audits store, security
customer service | customer service, assisted customers, customer inquiries, helped customers, customer complaints | guest relations, greeted
mortgage underwriting, loan underwriting, underwriting | underwriter, underwriting, underwrote | loan processing, loan approval, credit analysis
fha fannie mae and freddie mac guidelines, fha guidelines, fannie mae | fha, fannie mae, freddie mac, va loans, conventional loans, hud | mortgage guidelines, lending guidelines, mortgage regulations, loan compliance
income analysis, analyzing income | analyzed income, income documentation, income calculated, determine income, tax returns borrowers, debt income, income repayment | verification employment, financial statements clients, financial situation, clients finances, financial needs analyzed, financial information clients, analyzed financial clients
loan file review, loan review, file review | loan files, review borrower documentation, files audited, loan documentation reviewed, review files, loan package, loan applications reviewed | loan documents, mortgage documents, loan reviews, loan processing, files verified, document review
credit risk assessment, credit risk, credit analysis | credit risk, creditworthiness, credit reports, risk profile, credit analysis, borrower hardship, assess risk, delinquency, credit review, credit decisions | credit policies, risk management, risk analysis, credit evaluated
encompass | encompass |
de underwriter designation | direct endorsement |
insurance fraud investigations, fraud investigations, fraud investigation | insurance fraud, special investigations unit, siu, suspicious claims, fraudulent claims, claims fraud, investigated claims | fraud investigations, investigated fraud, red flags, embezzlement, money laundering, fraud detection
investigative interviews, interviewing witnesses, interviews and interrogations | interviewed witnesses, interviewed suspects, interviewing witnesses, interviews suspects, interrogations, statements recorded, security interviews, recorded statements, interviewed subjects, interviewing techniques, interview techniques, witness statements, conducted interviews | interviewed clients, interviewed applicants, depositions, interviewing
report writing, investigative reports, writing reports | written reports, wrote reports, prepared reports, investigative reports, reports written, report writing | wrote documents, drafted documents, correspondence drafted
law enforcement background, law enforcement, law enforcement experience | police officer, deputy sheriff, law enforcement officer, detective, state trooper, police duties, sworn officer | military police, security officer, corrections, law enforcement, criminal justice, security clearance
property and workers compensation claims, workers compensation claims, property claims, insurance claims | workers compensation, workers comp, property claims, injury claims, liability claims, claims adjuster | claims, insurance policies, disability claims
fraud awareness training, fraud training | fraud training, fraud awareness, training fraud, training sessions fraud, red flags fraud training | compliance training, aml training
computer forensics, digital forensics | computer forensics, digital forensics, forensic imaging | incident response, information security, data recovery
surveillance | surveillance, undercover | cctv, patrol, monitoring
field trials, field research, field experiments | field trials, efficacy trial, field plots, field experiments, trial plots, field research | greenhouse, field studies, sampling fields, lab experiments
statistical data analysis, statistical analysis, data analysis, statistics | analyzed data, statistical analysis, anova, regression, sas, spss, statistics | data collection, collected data, data analysis
soil and nutrient management, soil management, nutrient management | soil fertility, soil samples, nutrient management, fertilizer, soil testing, soil management | soil, compost, irrigation, plant nutrition
integrated pest management, pest management, ipm | ipm, pest management, insecticide, pest control, integrated pest | plant diseases, entomology, pesticide, crop problems, insects
advising growers, grower support, agronomic advice | advised farmers, visited farmers, farmers advised, consulted farmers | farmers, diagnosed samples, agricultural education, crop problems, growers, extension
agricultural research | crop research, agricultural research, field research, entomology research, plant research | agriculture, biology research, lab research
clinical trial coordination, clinical trials, clinical research coordination | clinical trials, coordinated trials, coordinate studies, study coordination, clinical study, clinical research | research studies, patient registries, registries, research protocols, medical research
irb submissions, irb | irb, institutional review board, ethics committee | regulatory submissions, protocol submissions, regulatory documents, human subjects
informed consent, consenting patients | informed consent, consented patients, consent forms, consent process, obtained consent | patient enrollment, recruited participants, confidentiality patients
ich gcp, gcp, good clinical practice | gcp, clinical practice guidelines | fda regulations, protocol compliance, regulatory compliance, hipaa research
adverse event reporting, adverse events, safety reporting | adverse events, saes, adverse event, safety reporting, drug safety, pharmacovigilance | incident reporting, medical errors, risk reports
case report forms, crf, crfs | case report forms, crf, crfs, case report | data entry study, source documents, data collection program, study data
oncology | oncology, cancer patients, cancer trials, cancer treatment, cancer center | chemotherapy
audits, auditing | conducted audits, performed audits, audited, internal audits, regular audits, auditor, audits completed | audit readiness, internal controls, audits, audit
calendar management, managing calendars, diary management | calendars, calendar, appointments scheduled, scheduled appointments, scheduling appointments, scheduled meetings, diary | meetings coordinated, appointments
travel arrangements, travel booking, travel coordination | travel arrangements, arranged travel, booked travel, travel coordination, travel itineraries, coordinated travel, flights hotels, managed travel | itineraries, travel, hotel reservations
expense reports, expense reporting, expense management | expense reports, expense reimbursement, expenses processed, travel expenses, expense reporting | reimbursements, petty cash
meeting minutes, taking minutes, minutes | meeting minutes, took minutes, recorded minutes, minutes meetings, transcribed meetings, board minutes | meeting notes, meeting agendas, transcription, meetings organized
handling confidential information, confidentiality, confidential information | confidential information, confidential files, confidential records, confidentiality, sensitive information, hipaa, confidential documents, private information | personnel files
typing 60 wpm, typing | typing wpm, wpm, typist | typing, data entry
notary public | notary | 
microsoft office, ms office | microsoft office, ms office, word excel, excel powerpoint, office suite | excel, word, powerpoint, outlook
data entry | data entry, entered data, keyed | typing, records updated
electrician license | journeyman license, electrician license, licensed electrician, master electrician | electrician certificate, electrical apprenticeship, electrical trade school
electrical troubleshooting, troubleshooting electrical systems | electrical troubleshooting, troubleshot electrical, diagnosed electrical, electrical repairs, repaired electrical, electrical malfunctions, diagnosed equipment malfunctions | electronics, circuits, troubleshooting equipment, electrical systems
reading schematics, electrical schematics, schematics, wiring diagrams | schematics, wiring diagrams, electrical diagrams, electrical drawings | blueprints
wiring installation, electrical wiring, wiring | wiring, installed wire, electrical installation, conduit, ran wire, cabling, rewired | electrical systems, circuits, electronics assembly
preventive maintenance, preventative maintenance, equipment maintenance | preventive maintenance, preventative maintenance, scheduled maintenance, routine maintenance, maintenance schedule | repairs, equipment repair, restore equipment, repaired equipment, equipment serviced, upkeep, maintenance equipment, maintained equipment
hvac | hvac, heating cooling, air conditioning | refrigeration, boilers
forklift | forklift, forklifts, fork lift | pallet jack, heavy equipment, warehouse equipment
leading a crew, crew leadership | crew leader, led crew, foreman, supervised crew, crew supervised, forman, lead electrician, crew chief | trained crew, team lead, supervised team
case management | case management, caseload, case manager, managed cases, case files, client cases, case plans | social services, client intake
crisis intervention | crisis intervention, crisis counseling, crisis hotline | domestic violence, escalation, crisis, suicide
funding proposals, grant writing, grant proposals, fundraising proposals | grants, grant proposals, funding proposals, grant writing, grant applications, wrote grants, rfp | fundraising
program budget, program budgets, budget responsibility | program budget, department budget, budget managed, managed budget, budget oversight, annual budget | expenditures, budget
child and family services, child welfare, family services | child welfare, family services, foster care, child protective, children families, cps, family counseling | youth, parenting
domestic violence training | domestic violence | abuse, victims, trauma
board reporting, reporting to the board | reported board, board reports, board directors presented, board presentations | board meetings, trustees
motivational interviewing | motivational interviewing | counseling, cbt, behavior change
counseling | counseling, counseled | advised clients, therapy
volunteer management | volunteers managed, recruited volunteers, volunteer coordinator | volunteers
fundraising | fundraising, raised funds, donors | sponsorships, events
order processing | processed orders, order entry | invoices
quality control, quality assurance | quality control, quality assurance, inspected products, inspections quality | iso, defects, audits
warehouse operations | warehouse, shipping receiving | inventory, logistics
purchasing, procurement | purchase orders, purchased, purchasing, procurement, vendors negotiated | ordering supplies, vendors
translation | translated, translations, translator | interpreted, bilingual
route planning | routes planned, dispatch | delivery
`;
