/**
 * What the words of English titles say apart from the occupation. Phrases are folded, singular, and
 * compared as `titleWords` has them.
 */

/** Short forms, by what they are short for; looked for before signs are taken out of a title. */
export const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\ba\/p\b/giu, "accounts payable"],
  [/\ba\/r\b/giu, "accounts receivable"],
  [/\ba ?& ?p\b/giu, "aircraft"],
  [/\bfp ?& ?a\b/giu, "financial planning"],
  [/\bl ?& ?d\b/giu, "learning development"],
  [/\bf ?& ?b\b/giu, "food beverage"],
  [/\bm ?& ?a\b/giu, "mergers acquisitions"],
  [/\br ?& ?d\b/giu, "research development"],
  [/\bmed[/-]surg\b/giu, "medical surgical"],
  [/\bui ?\/ ?ux\b|\bux ?\/ ?ui\b/giu, "user experience"],
  [/\bgl\b/giu, "general ledger"],
  [/\bap (?=clerk|specialist|coordinator|manager|analyst|processor)/giu, "accounts payable "],
  [/\bar (?=clerk|specialist|coordinator|manager|analyst|processor)/giu, "accounts receivable "],
  [/\bpe (?=teacher|instructor|coach)/giu, "physical education "],
  [/\bhris\b/giu, "human resource information system"],
  [/\bhr\b/giu, "human resources"],
  [/\bseo\b/giu, "search engine optimization"],
  [/\bsem\b/giu, "search engine marketing"],
  [/\bux\b/giu, "user experience"],
  [/\bwfm\b/giu, "workforce management"],
  [/\bcna\b/giu, "certified nursing assistant"],
  [/\bl[pv]n\b/giu, "licensed practical nurse"],
  [/\bcpa\b/giu, "public accountant"],
  [/\bemt\b/giu, "emergency medical technician"],
  [/\bcsr\b/giu, "customer service representative"],
  [/\bqa\b/giu, "quality assurance"],
  [/\bqc\b/giu, "quality control"],
  [
    /\bpr (?=manager|specialist|coordinator|officer|consultant|director|executive|assistant|account)/giu,
    "public relations ",
  ],
  [/\bbiz ?dev\b/giu, "business development"],
  [/\b[sbi]dr\b/giu, "sales development representative"],
  [/\bvp\b/giu, "vice president"],
  [/\bed\b(?=[ .]+(?:nurse|technician|physician|tech))/giu, "emergency"],
  [/\btech\b/giu, "technician"],
  [/\bceo\b/giu, "chief executive officer"],
  [/\bcfo\b/giu, "chief financial officer"],
  [/\bcoo\b/giu, "chief operating officer"],
  [/\bcmo\b/giu, "chief marketing officer"],
  [/\bgm\b/giu, "general manager"],
  [/\bmgr\b/giu, "manager"],
  [/\bsupt\b/giu, "superintendent"],
  [/\basst\b/giu, "assistant"],
  [/\beng\b/giu, "engineer"],
  [/\brep\b/giu, "representative"],
  [/\bcoord\b/giu, "coordinator"],
  [/\binformation technology\b/giu, "it"],
  [/\badmin\b/giu, "administrator"],
  [/\borganisation/giu, "organization"],
  [/\bcaretaker\b/giu, "custodian"],
];

/** Fields of work and their families' words, for what no phrase of the families names. */
export const fieldWords = `
accountant: accounting, accountancy, ledger, bookkeeping, bookkeeper, account payable, account receivable, payable, receivable, tax, payroll, public accountant, month end close, fixed asset
finance: finance, financial, financial planning, budget, treasury, forecasting, controllership, financial reporting
auditor: audit, auditing, compliance, risk, anti money laundering, internal control
banking: bank, banking, banker, loan, mortgage, credit, lending, teller, retail bank, branch
investment: investment, portfolio, wealth, equity, security trading, hedge fund, capital market, mergers acquisition
insurance: insurance, claim, underwriting, actuarial
sales: sale, selling, salesperson, territory, inside sale, outside sale, field sale, telemarketing, sale development
business-development: business development, partnership, alliance, new business
account-manager: key account, client relationship, customer success, account management
customer-service: customer service, customer care, customer support, customer experience, call center, contact center, client service, complaint, workforce management, customer relation, customer contact, customer operation, bpo
retail: retail, store, shop, home good, supermarket, grocery, boutique, department store
merchandising: merchandising, merchandise, merchandiser, assortment, retail buying
fashion: fashion, apparel, clothing, garment, textile, knitwear, women wear, womenswear, menswear, wear, shoe, footwear, wardrobe, denim
procurement: procurement, purchasing, sourcing, buying, vendor, contract
supply-chain: supply chain, logistic, inventory, freight, shipping, distribution, import, export, custom brokerage, demand planning
warehouse: warehouse, stockroom, forklift, fulfillment, receiving
driver: truck, delivery, driving, bus, courier, route
marketing: marketing, brand, campaign, advertising, promotion, product marketing
digital-marketing: digital marketing, search engine, social media, online marketing, email marketing, paid media, paid search, digital media, ecommerce, e commerce, growth
content: content, copy, copywriting, copywriter, blog, web writing, writing
public-relations: public relation, communication, press, media relation, publicity, public affair, external affair, spokesperson
event: event, wedding, conference, meeting planning, exhibition
fundraising: fundraising, donor, grant, development fund, gift
graphic-design: graphic, visual communication, visual design, layout, illustration, prepress, typography, packaging design
ux: user experience, user interface, interaction, usability, user research
animation: animation, motion, 3d, vfx, game art
interior: interior
architect: architectural, architecture, drafting, landscape architecture, urban planning, surveying, cad
photo-video: video, film, photography, photo, camera, cinema, television, post production, studio production
audio-music: sound, audio, music, recording, orchestra, choir
arts: art, gallery, museum, theatre, theater, dance, performing, curatorial, stage, cultural, exhibit, fine art, craft, ceramic
journalist: news, newspaper, editorial, magazine, journalism, broadcast, newsroom
hr: human resource, personnel, benefit, compensation, employee relation, labor relation, people operation, total reward
recruiter: recruiting, recruitment, talent acquisition, talent, staffing, sourcer
training: training, learning development, instructional, corporate training, elearning, e learning
admin: administrative, clerical, data entry, office, secretarial
reception: reception, front desk, switchboard
hotel: hotel, guest, lodging, front office, concierge, room
restaurant-manager: restaurant, food beverage, food service, dining, banquet, catering
waiter: bar, bartending, table service, coffee
cook: culinary, kitchen, pastry, bakery, baking, grill, sous, cooking, cuisine, chef
cleaner: cleaning, housekeeping, janitorial, custodial
travel: travel, tour, tourism, cabin, cruise
beauty: beauty, hair, salon, cosmetic, makeup, nail, skin care, massage, spa, barber
fitness: fitness, personal training, gym, yoga, exercise, wellness, sport, athletic, strength conditioning, pilates, aerobic, aquatic, swim, recreation
real-estate: real estate, property, leasing, realty, housing market, apartment
software: software, java, python, php, .net, c++, programming, application development, web development, javascript, code, api
sysadmin: system administration, server, server farm, linux, windows, active directory, system administrator, system
network: network, networking, telecommunication, telecom, voip, wireless
it-support: it, it support, help desk, helpdesk, desktop, service desk, technical support, computer support, information technology
security-it: cybersecurity, cyber, information security, penetration, soc
dba: database, sql, oracle
devops: git, devops, cloud, infrastructure, aws, azure, kubernetes, reliability
data-analysis: data, business intelligence, analytics, reporting, statistic
data-science: data science, machine learning, artificial intelligence
sap: sap, erp, salesforce, netsuite, oracle e business
project-manager: project, program, pmo
product-manager: product management, product owner
business-analyst: business analysis, requirement, business process
consultant: consulting, strategy, management consulting, change management, organization development, organizational change, business transformation, process improvement, advisory
operations-manager: operation, business operation
lab: laboratory, lab, specimen, assay
scientist: research, science, biology, chemistry, microbiology, physics, entomology, genetic
clinical-research: clinical research, clinical trial, regulatory affair, pharmacovigilance, study coordination
nurse: nursing, nurse, medical surgical, icu, bedside, perioperative, oncology nursing, emergency nursing, ward
nursing-aide: home health, patient care, caregiving, elder care, personal care
medical-support: medical office, medical record, health record, medical billing, medical coding, patient access, patient service, outpatient clinic, medical biller, medical practice, health information
health-manager: healthcare, health care, hospital, clinic, clinical operation, patient experience, public health, health service
therapist: physical therapy, rehabilitation, occupational therapy, speech therapy, physiotherapy
psychology: psychology, counseling, mental health, behavioral health, behavior, therapy, addiction, autism
pharmacy: pharmacy, pharmaceutical, dispensing
dental: dental, orthodontic, oral
imaging: radiology, imaging, ultrasound, x ray, mri
nutrition: nutrition, dietary, diet
emergency: emergency medical, fire, ambulance, rescue
veterinary: veterinary, animal, kennel, pet
teacher: teaching, teacher, classroom, elementary, grade, math, mathematics, literacy, special education, disability, disabilities, secondary school, high school, middle school, elementary school, primary school, esl
early-childhood: preschool, kindergarten, childcare, child care, daycare, toddler, infant, early childhood, pre k
professor: university, college, academic, faculty, postsecondary
school-admin: curriculum, school administration, admission, education program, school district, art education
tutor: tutoring, tutor
social-work: social work, victim, family service, homeless, homeless service, child welfare, youth, community outreach, domestic violence, shelter, case management, housing case, refugee, foster, client advocate, social service, caseworker
lawyer: law, legal, litigation, attorney, court, counsel
paralegal: legal support, legal assistant
construction-manager: construction, building, job site, estimating, contracting
construction-worker: masonry, roofing, concrete, demolition, scaffolding
construction-trade: carpentry, painting, drywall, tile, woodworking, cabinet
civil-engineer: civil, structural, highway, bridge, geotechnical, road, water resource, transportation
equipment-operator: heavy equipment, crane, excavator
plumber: plumbing, hvac, heating, refrigeration, air conditioning, pipe
electrician: wiring, electrical installation
facility: maintenance, facility, building maintenance, grounds
gardener: farm, crop, agricultural, agriculture, agronomy, greenhouse, ranch, livestock, soil, irrigation, pesticide, landscape, landscaping, horticulture, nursery, dairy, seed, plant science, field trial
mechanical-engineer: mechanical, machine design, thermal, hydraulic, mechanical design
electrical-engineer: electrical, electronic, circuit, pcb, power electronic
automation-engineer: automation, plc, control system, robotic, instrumentation, mechatronic
chemical-engineer: chemical, petroleum, refinery, polymer
environmental: environmental, safety, health safety, ehs, sustainability, hazardous
industrial-engineer: manufacturing, production, lean, plant, six sigma, industrial, continuous improvement, process equipment
quality: quality, inspection, quality assurance, quality control
machinist: cnc, machining, tooling, lathe, milling, machine tool
welder: welding, fabrication, sheet metal, metal
production-worker: assembly, packaging line, sewing, press
mechanic: automotive, auto, vehicle, diesel, car, engine repair, collision, brake, dealership, tire, lube, motorcycle, body shop
aviation: aviation, flight, airline, airport, air traffic, airfield
aircraft-maintenance: aircraft, airframe, avionics, powerplant, hangar, line maintenance, base maintenance
pilot: cockpit, flying, helicopter
automotive-aero: aerospace, aeronautical
security-guard: guard, loss prevention, security patrol, surveillance
police: police, law enforcement, detective, correction, probation
military: army, navy, infantry, military, marine corps
civil-servant: policy, government, legislative, municipal
librarian: library, archive
translator: translation, interpreting, language, localization
`;

/** What one does, by the word that says so; titles of one class do alike things in their fields. */
export const headWords = `
lead: manager, director, head, supervisor, superintendent, lead, leader, foreman, chief, president, principal, owner, executive director, general manager, controller, vp
coordinate: coordinator, administrator, planner, scheduler, organizer, generalist, business partner, secretary
assist: assistant, aide, helper, trainee, intern, apprentice
clerk: clerk, processor
sell: salesperson, representative, account executive, agent, broker, seller, originator, associate, banker
advise: consultant, advisor, counselor, strategist, coach, partner, agronomist
analyze: analyst, researcher, scientist, statistician, economist, actuary
engineer: engineer, programmer, architect
fix: technician, mechanic, installer, repairer, technologist, fitter, repairman, maintainer
design: designer, illustrator, artist, drafter, stylist, decorator, animator, photographer, pattern maker
write: writer, editor, copywriter, journalist, author, reporter, blogger, redactor
teach: teacher, trainer, instructor, tutor, educator, professor, lecturer, facilitator
check: inspector, auditor, examiner, adjuster, underwriter, tester, assessor
run: operator, worker, laborer, driver, pilot, assembler, packer, grower, farmer, processor
keep: accountant, bookkeeper, biller, coder, cashier, teller, treasurer
heal: nurse, therapist, physician, doctor, caregiver, paramedic, dentist, surgeon
cook: cook, chef, baker
serve: waiter, waitress, server, host, receptionist, attendant, bartender, barista, concierge
guard: guard, police officer, detective
plead: attorney, lawyer, paralegal, advocate, caseworker, case manager, social worker
hire: recruiter, sourcer
buy: buyer, purchaser, merchandiser
any: specialist, professional, expert, officer, executive, practitioner
`;

/** Managers of no people: what they manage is their own work. */
export const ownWorkManagers =
  "case account product project program social media content community relationship brand category asset portfolio contract territory sale marketing event property community office practice digital customer success business development".split(
    " ",
  );

/**
 * Within one occupation, kinds of it that take months to change: titles that name different kinds
 * on one line are near, not the same.
 */
export const specialties = `
general ledger, staff accountant | tax | payable | receivable | payroll | cost accountant | audit, auditor | bookkeeper | controller
elementary, primary, third grade, grade school | high school, secondary | preschool, kindergarten, early childhood | special education, disability, disabilities | college, university | middle school
sap | oracle | salesforce | workday | dynamic
web | print, graphic | motion | user experience | interior | fashion, apparel | industrial | art director
registered nurse | practical nurse, vocational nurse | nurse practitioner | nursing assistant
frontend | backend | mobile, ios, android | embedded | data | devops | qa
civil | structural | geotechnical | mechanical | electrical | chemical | software | industrial, manufacturing | environmental
truck | bus | taxi | delivery
line cook, prep cook, cook, grill cook | pastry | baker, bakery | kitchen manager | sous chef, chef de cuisine, executive chef, head chef
inside sale | outside sale, field sale | retail sale | sale engineer
corporate | criminal | family law | patent
mortgage, loan officer, originator | processor, processing | underwriter | teller | collection | modification
commercial | residential
linux | windows | network | database
strategy | organization development | technology, it | tax | beauty
television | radio | newspaper
photo, photographer | video, videographer
physical therapist | occupational therapist | speech
domestic violence, victim | homeless, housing | child welfare | youth | patient | school
fixed wing, airplane | helicopter
airframe, maintenance, mechanic | avionics | pilot, first officer, captain | flight instructor | flight attendant, cabin | dispatcher | air traffic
painter | carpenter, carpentry | cabinet maker, cabinetmaker, joiner, woodworker | mason, bricklayer | roofer | drywall | tile setter, flooring | concrete finisher | ironworker | glazier | laborer
yoga | swim | dance | personal trainer, personal training
coding, coder | biller, billing | record | transcription
financial analyst, financial planning | controller, comptroller | chief financial officer | treasury, treasurer | budget
superintendent, site manager, construction manager, construction project manager | project engineer, field engineer | estimator, estimating, quantity surveyor | inspector | scheduler
personal trainer, fitness trainer | group fitness, group exercise, aerobic, fitness instructor | strength conditioning | lifeguard, swim | athletic trainer | nutrition
help desk, desktop | system administrator | network | security | developer, engineer software
sale representative, sale executive, account executive | inside sale | retail sale, sale associate, store sale | car sale, car salesperson | sale manager, sale director | sale engineer | sale assistant, sale support
training, trainer | recruiter, recruiting, talent acquisition | generalist | benefit, compensation | payroll
service advisor, service writer | automotive technician, auto mechanic, automotive mechanic, vehicle technician, automotive service technician | body, collision | diesel, heavy truck | part specialist, auto part | detailer | car sale, car salesperson
restaurant manager, restaurant general manager | banquet, catering | bar manager | kitchen manager
dancer | choreographer
actor, actress | theatre director, theater director | stage manager | costume | lighting
illustrator | graphic | animator | photographer
sculptor | ceramic, potter | painter
curator | gallery manager, gallery director, gallery assistant | archivist | education
financial advisor, wealth advisor, financial planner | investment analyst, equity analyst | portfolio manager, fund manager | trader | investment banker
musician, instrumentalist | composer | music teacher, music instructor | sound engineer, audio engineer
account manager | account executive, sale representative
press officer, spokesperson, media relation | social media | event
journalist, reporter | editor | producer | anchor, presenter
plumber | pipefitter, steamfitter | hvac
machinist, cnc | tool die | programmer
estimator | project manager, construction project manager
quality engineer | quality inspector | quality manager
recruiter, recruiting | human resource manager, human resource generalist
developer, software engineer, programmer | tester, qa | architect, solution architect | product owner | scrum master
ramp, baggage | gate agent, ticket agent, passenger service | dispatcher
bartender | server, waiter, waitress | host, hostess | barista
radiologic, radiographer | ultrasound, sonographer | mri
helicopter | airplane, fixed wing, airline | drone
photographer, photography | photo editor, retoucher
aircraft inspector | aircraft mechanic, aircraft maintenance
lifeguard | swim instructor, swimming instructor, swim coach
pharmaceutical | medical device | software sale
underwriter, credit analyst | loan officer, loan originator
risk | compliance
tire | lube, oil change | transmission | automotive technician, auto mechanic, automotive mechanic
`;
