/**
 * Aliases that are ordinary words, or words of another trade or language: in which sense each one is
 * a skill, a text where it is, and one where it is not. Format and senses: see `parse-senses.ts`.
 */
export const wordSenses = `
aba | beside:healthcare,social-work,teaching | Crisis intervention, ABA | Kaplan University, ABA
accuracy | item | Strong accuracy and speed | forecast accuracy to 97%
acting | item | Acting, singing, dancing | acting as a liaison across teams
ada | beside:software | C++, Ada | FMLA, ADA and EEO
advertising | work | Managed advertising for two brands | advertising revenue rose by 8%
agriculture | work | Worked in agriculture for six years | Food and Agriculture Organization
algorithms | item | Algorithms, compilers, databases | the algorithms of the vendor were slow
alterations | item | Sewing, alterations, fitting | any alterations to the plan were noted
analytical | item | Strong analytical skills | merchandising and analytical reports
apm | unless:software,cloud,data | PRINCE2, APM | Logstash, Kibana and APM Server
architecture | work | Experience in architecture and planning | Interior Architecture and Design
archiving | work | Responsible for archiving and filing | an archiving vendor was chosen
art therapy | work | Experience in art therapy | the art therapy budget
assembly | work | Responsible for assembly and testing | spoke to the school assembly hall
assurance | in:fr | Courtage en assurance | gave reasonable assurance to the owners
attorney | person | Attorney, Legal Aid Society | the District Attorney's office for further work
audit | work | Conducted audit of nine branches | the audit committee met on Mondays
auditing | work | Experience in auditing | an auditing firm asked for papers
audits | work | Performed audits of vendors | survived two audits without findings
aviation | work | Worked in aviation | the aviation museum downtown
b2b | beside:sales | Cold calling, B2B | product manager for B2B software
back of house | item | Front of house, back of house | internal, back of house solutions
baking | work | Responsible for baking and packing | placed trays into hot ovens for baking.
ballet | item | Ballet, tap, jazz | the ballet theatre bought tickets
banking | work | Experience in banking | the banking crisis of 2008
banquets | work | Managed banquets for 300 | three banquets were cancelled
barbecue | item | Grill, barbecue, smoker | the annual barbecue of the firm
billing | work | Handled billing and collections | moved to another billing address
biology | work | Taught biology | determine the biology of the pest
black belt | beside:project-management,engineering,manufacturing | Lean manufacturing, Black Belt | Black Belt in karate
boilers | work | Maintained boilers | the building has four boilers
brakes | work | Maintained brakes and clutches | put the brakes on spending
branding | work | Responsible for branding | the branding agency left
bridges | item | Tunnels, bridges, roads | built bridges between departments
brochures | item | Flyers, brochures, posters | materials including brochures were mailed
budgeting | work | Responsible for budgeting and forecasting | the budgeting tool was slow
business analyst | person | Business Analyst, Acme Works | met with the business analyst
business requirements | work | Prepared business requirements | according to business requirements meetings
butchery | work | Experience in butchery | the butchery next door
cac | beside:marketing | Google Ads, CAC | the DoD HSPD-12 CAC
calibration | work | Performed calibration of scales | due for a calibration sticker
cartography | work | Experience in cartography | an automated cartography tool
casting | item | Welding, casting, forging | a casting call was held
catering | work | Managed catering for events | the catering company was late
charting | work | Performed charting | charting a new course for the firm
childcare | work | Experience in childcare | childcare vouchers are offered
cladding | work | Worked on cladding and roofing | the cladding scandal
cleaning | work | Responsible for cleaning of rooms | large scale data collecting, cleaning up records
cloning | item | PCR, cloning, sequencing | cloning the laptop of a user
cms | beside:software,design,marketing | WordPress, CMS | CMS Cost Reporting
coaching | work | Coaching of new managers | the football coaching staff
cocktails | item | Wine, beer, cocktails | guests enjoyed cocktails at sunset
collaboration | work | Strong collaboration | in collaboration with the vendor
collaborative | item | Creative, collaborative, curious | Chefs Collaborative Member
commerce | item | Retail, commerce, trade | Bachelor of Commerce
commissioning | work | Performed commissioning of pumps | the commissioning body paid late
communication | work | Excellent communication | the communication tower was repaired
compensation | work | Managed compensation and benefits | workers' compensation claims
compliance | work | Responsible for compliance | in compliance with the plan
composing | item | Singing, composing, arranging | composing e-mails to clients
compounding | item | Compounding, dispensing, labelling | the compounding of interest
concierge | item | Concierge, bellman | ask the concierge desk
concrete | work | Experience in concrete and steel | gave concrete examples of success
confidentiality | item | Confidentiality, discretion | signed a confidentiality agreement
construction | work | Worked in construction for ten years | the construction of new models of demand
consulting | work | Experience in consulting | a consulting firm advised us
containers | item | Docker, containers, Helm | loading shipping containers onto trucks
controlling | item | Experience in controlling | processing, dissemination, and controlling of classified materials
cooking | work | Experience in cooking | teaching healthy cooking habits
corrections | item | Police, corrections, probation | made corrections to the report
correspondance | in:fr | Gestion de la correspondance | in response to their correspondance
correspondence | work | Handled correspondence | approved scripts via phone or written correspondence rules
counseling | work | Provided counseling | the counseling center called
courier | person | Courier, DHL | the SCI courier system
creativity | item | Creativity, curiosity | the creativity award of the city
csr | beside:science,marketing | Environmental compliance, CSR | CSR at a call center
cuisine | work | Experience in cuisine | cuisine trends were followed
culinary | item | Strong culinary skills | the culinary school opened
customizing | in:de | Reporting und Customizing | customizing the reports of clients
customs | work | Handled customs and freight | local customs were respected
dba | beside:data,software,cloud | Oracle Database, DBA | Smith Plumbing DBA
decision tree | beside:ai,data,software | Python, decision tree | a decision tree for patients
decision trees | beside:ai,data,software | Python, decision trees | decision trees for patients
delegation | item | Delegation, planning, feedback | received a delegation from Japan
deliveries | work | Handled deliveries | three deliveries were late
depositions | work | Prepared depositions | meetings, mediations and depositions rooms
derivatives | work | Experience in derivatives | petroleum derivatives prices rose
desserts | item | Soups, sauces, desserts | beverages and desserts sold well
diagnostics | beside:healthcare | Patient care, diagnostics | electrical diagnostics of trucks
dictation | work | Handled dictation | under dictation of the judge
directing | item | Acting, directing, writing | directing calls to the right desk
discretion | item | Tact, discretion, patience | at the discretion of the board
dispatch | work | Handled dispatch of vans | called the dispatch office
dispensing | work | Responsible for dispensing | dispensing advice to friends
disposition | in:de | Disposition und Einkauf | the disposition of each case
drafting | work | Experience in drafting | drafting e-mails to clients
drainage | work | Worked on drainage and roads | poor drainage delayed the show
drawing | beside:design,media | Adobe Illustrator, drawing | a drawing account at the bank
driving | work | Responsible for driving and loading | driving savings of two million
editing | work | Responsible for editing | data editing screens
editorial | item | Editorial, layout, print | requests for editorial input
elementary school | never | - | elementary school children
empathy | item | Empathy, patience | an empathy map was drawn
emr | unless:cloud,data | Charting in EMR | AWS S3, EMR
encryption | work | Managed encryption of laptops | the encryption vendor called
equities | work | Traded equities and bonds, experience in equities | private equities firm
esb | beside:software,cloud | Java, ESB | liaised with ESB and the council
estimating | work | Responsible for estimating | estimating that costs fell
exotics | item | Dogs, cats, exotics | exotics trading firm
express | beside:software | Node.js, Express, MongoDB | cargo and express services
fabrication | work | Worked in fabrication | created fabrication drawings
facilitation | item | Facilitation, workshops | for the facilitation of payments
factoring | item | Leasing, factoring | factoring in the costs of travel
farming | work | Experience in farming | the farming community voted
fieldwork | item | Fieldwork, transcription | led fieldwork for three audits
filing | work | Responsible for filing and scanning | filing a complaint
filming | item | Filming, editing | on filming days we slept
finance | work | Experience in finance | the finance department approved
financial analyst | person | Financial Analyst, Acme Works | consists of two clerks, 1 Financial Analyst, and 1 Volunteer.
firearms | item | Firearms, batons | a firearms license office
flexibility | item | Flexibility, patience | flexibility of working hours
flooring | work | Installed and worked on flooring | a flooring store
fluent | beside:mechanical-engineering | SolidWorks, Fluent | receiving, San, Fluent in Spanish
forecasting | work | Responsible for forecasting | improving forecasting accuracy
forging | item | Casting, forging | forging partnerships with schools
formulation | beside:pharma-lab,science | HPLC, formulation | budget formulation
framing | item | Framing, drywall | framing the debate
freight | work | Managed freight and customs | a freight agent called
gardening | work | Gardening and lawn care | the gardening club met
gauges | item | Calipers, gauges | hand tools and gauges broke
gcp | beside:cloud,software,data,ai | Kubernetes, GCP | GCP and GLP in clean rooms
genetics | item | Biology, genetics | genetics department
geriatrics | work | Experience in geriatrics | the geriatrics ward moved
governance | item | Risk, governance, audit | the governance board met
grading | work | Responsible for grading | a grading machine
grammar | item | Spelling, grammar | grammar school
graphic designer | person | Graphic Designer, Acme Works | met with the graphic designer
green belt | beside:project-management,engineering,manufacturing | Lean manufacturing, Green Belt | planted trees in the green belt
grilling | item | Grilling, frying | grilling season was short
grinding | item | Milling, grinding | grinding halt
guarding | work | Experience in guarding | guarding against losses
guitar | item | Piano, guitar | the guitar shop next door
gymnasium | in:de | Lehrer am Gymnasium | equipment for the gymnasium
harvesting | work | Responsible for harvesting | data harvesting firm
high school | never | - | High School Diploma
highlights | beside:beauty-fitness | Balayage, highlights, hair cutting | Career Highlights
hiring | work | Responsible for hiring and training | we are hiring
hospice | work | Worked in hospice | companies, hospice, home health companies listed
hospitality | work | Experience in hospitality | hospitality suite was booked
housekeeping | work | Responsible for housekeeping | the housekeeping cart
hydraulics | work | Experience in hydraulics | a hydraulics manufacturing facility
hygiene | work | Responsible for hygiene | the hygiene inspector came
illustrations | beside:design,media | Adobe Illustrator, illustrations | the report has illustrations
inclusion | work | Experience in inclusion | a resource and inclusion setting
informatica | beside:data,cloud,software | Informatica, SQL Server | informatica at school
initiative | item | Initiative, reliability | led an initiative to cut waste
injections | work | Gave and administered injections | capital injections were needed
insulation | work | Worked on insulation and drywall | the insulation of cables wore off
insurance | work | Experience in insurance | the insurance agent called
interviewing | work | Responsible for interviewing | while interviewing at the bank
inventories | work | Conducted inventories | large inventories of grain
inventory | work | Managed inventory | the inventory report was late
investigations | work | Conducted investigations | pending investigations unit
investments | work | Managed investments | the investments grew
jenkins | beside:software,cloud,data,quality-assurance | Jenkins, Docker | reported to Mr. Jenkins daily
kindergarten | work | Worked in kindergarten | her kindergarten teacher
lager | in:de | Arbeit im Lager | a lager brewed in town
landscaping | work | Experience in landscaping | the landscaping crew left
layout | beside:design,media | Adobe InDesign, layout | the layout of the store
leadership | item | Strong leadership | the leadership team met
leasing | work | Responsible for leasing | the leasing office closed
lecturing | work | Lecturing in history | the lecturing hall
legacies | work | Managed legacies | the legacies of colonial rule
legal documents | work | Prepared legal documents | the move from paper to electronic files of legal documents
lending | work | Experience in lending | lending a hand
less | beside:software,design | CSS, Less, Sass | Less than 1 year
literacy | work | Taught literacy | computer literacy rates
litigation | work | Experience in litigation | the litigation was settled
livestock | work | Managed livestock | the livestock market fell
livraison | work | Responsable de livraison | suivi des stocks et de la livraison
loading | work | Responsible for loading and unloading | the loading dock
locks | item | Doors, locks | changed the locks on Monday
logistics | work | Responsible for logistics | a logistics company
logos | item | Logos, flyers | logos of sponsors
machine operator | person | Machine Operator, Acme Works | told the machine operator
machinist | person | Machinist, Acme Works | the machinist deals with metal parts all day long
manufacturing | work | Experience in manufacturing | a manufacturing facility
mapping | item | GIS, mapping | mapping the way forward
marketing | work | Responsible for marketing | the marketing department
massage | work | Experience in massage | a massage chair
mathematics | work | Taught mathematics | the Mathematics Department
mediation | work | Conducted mediation | after mediation the case closed
mentoring | work | Provided mentoring | the mentoring scheme was cut
mentorship | work | Provided mentorship | the mentorship scheme was cut
merchandising | work | Responsible for merchandising | the merchandising budget
mobilisation | in:de | Mobilisation von Patienten | the mobilisation of voters
moderation | in:de | Moderation von Workshops | drink in moderation
monitoring | work | Experience in monitoring | Data Safety Monitoring Board
montage | in:de | Montage von Baugruppen | a montage of photographs
mortgage | work | Experience in mortgage | the mortgage crisis
mowing | work | Responsible for mowing | the mowing season
multitasking | item | Multitasking, planning | a multitasking tool
musicianship | item | Theory, musicianship | the musicianship award
negotiate | item | negotiate, persuade | negotiate the corridors
negotiating | work | Responsible for negotiating | negotiating table
negotiations | work | Conducted negotiations | the negotiations failed
nursing | work | Experience in nursing | nursing home residents
nutrition | work | Taught nutrition | the nutrition label
obstetrics | work | Experience in obstetrics | the obstetrics ward moved
onboarding | work | Responsible for onboarding | onboarding portal
oncology | work | Experience in oncology | 62 oncology sites
operations manager | person | Operations Manager, Acme Works | reports to the operations manager
organization | item | Strong organization | Food and Agriculture Organization of the UN
outreach | work | Conducted outreach | the outreach van
packaging | work | Responsible for packaging | the packaging plant
packing | work | Responsible for packing and shipping | the packing list
painting | work | Experience in painting | a painting hung there
paralegal | person | Paralegal, Smith & Sons | the firm's paralegal team
pastries | item | Breads, pastries | cakes or pastries sold
patents | work | Handled patents | patents were granted
pathology | beside:healthcare,pharma-lab | HPLC, pathology | plant pathology
patrol | work | Worked in patrol | patrol car
patrols | work | Conducted patrols | the patrols returned
pediatrics | work | Experience in pediatrics | the pediatrics ward moved
pensions | work | Handled pensions | pensions regulator
perfusion | in:fr | Pose de perfusion | perfusion pressure dropped
permitting | work | Handled permitting | weather permitting
personas | item | User research, personas | a team of 60 personas
pharmacist | person | Pharmacist, Walgreens | asked the pharmacist on duty
pharmacy | work | Experience in pharmacy | Rx Pharmacy Customer calls
physics | work | Taught physics | Department of Physics
piano | item | Piano, guitar | the piano bar
picking | work | Responsible for picking and packing | picking up guests
piloting | work | Piloting of aircraft | piloting a new scheme
plantation | in:fr | Plantation de haies | a tea plantation
planting | work | Responsible for planting | planting doubts
plating | item | Plating, garnish | a plating plant
ppc | beside:marketing | Google Ads, PPC | PPC in washing department
presentations | work | Prepared presentations | a presentations folder
presenting | item | Writing, presenting | presenting symptoms
printing | work | Responsible for printing | the printing costs fell
probation | work | Worked in probation | after the probation period
procurement | work | Responsible for procurement | the procurement department
product manager | person | Product Manager, Acme Works | met with the product manager
production | work | Responsible for production | high volume production capability
program manager | person | Program Manager, Acme Works | met with the program manager
programmatic | beside:marketing | Google Ads, programmatic | programmatic leadership team
project manager | person | Project Manager, Acme Works | met with the project manager
prosecution | work | Experience in prosecution | Prosecution Training
prototypes | work | Prepared prototypes | two prototypes failed
pruning | work | Responsible for pruning | pruning of old records lists
psychiatry | work | Experience in psychiatry | the psychiatry ward moved
psychology | work | Taught psychology | Department of Psychology
punctuality | item | Punctuality, honesty | the punctuality of trains
purchasing | work | Responsible for purchasing | the purchasing department
quotations | work | Prepared quotations | analyzes quotations daily
radio | beside:media | Journalism, radio | sales, strategy, radio, phone, TV
rail | work | Experience in rail | the hand rail was loose
railway | work | Worked in railway | the railway station
real estate | work | Experience in real estate | seating and real estate across 18 sites
receiving | work | Responsible for receiving and shipping | receiving three awards
reception | work | Worked in reception | the wedding reception
reclamations | in:fr | Gestion des réclamations | land reclamations
reconciliation | work | Performed reconciliation | truth and reconciliation panel
reconciliations | work | Prepared reconciliations | the reconciliations were late
recording | beside:media | Pro Tools, recording | recording accurate messages
recruiting | work | Responsible for recruiting | the recruiting firm
recruitment | work | Responsible for recruitment | the recruitment agency
rectification | in:fr | Rectification plane | the rectification of errors
recycling | work | Responsible for recycling | a recycling bin
refrigeration | work | Experience in refrigeration | the refrigeration truck
refunds | work | Processed refunds | refunds policy
registered nurse | person | Registered Nurse, City Clinic | called the registered nurse
rehabilitation | beside:healthcare | Patient care, rehabilitation | Rehabilitation of Offenders Act
reliability | item | Reliability, honesty | reliability of the data
remediation | beside:science | Environmental compliance, remediation | loan remediation
remodeling | work | Experience in remodeling | the remodeling crew left
rendering | beside:design,media,mechanical-engineering | SolidWorks, rendering | Haptic Rendering
renovation | work | Managed renovation of kitchens | a $1.5 million renovation project
repairs | work | Performed repairs | operations group with warranty service repairs desk
replenishment | work | Managed replenishment | the replenishment fund
research | work | Conducted research | the research team
reservations | work | Handled reservations | had reservations about the plan
resilience | item | Resilience, empathy | the resilience of the network
retail | work | Experience in retail | a retail price
roofing | work | Worked in roofing | the roofing contractor
safeguarding | work | Responsible for safeguarding | safeguarding the assets of clients
sales | work | Responsible for sales | distribute reports to the sales force
sales executive | person | Sales Executive, Acme Works | met with the sales executive
sales manager | person | Sales Manager, Acme Works | told the stores commercial sales manager
sales representative | person | Sales Representative, Acme Works | met with the sales representative
san | beside:cloud,software,data | NetApp, SAN | San Francisco
sanitation | work | Responsible for sanitation | the sanitation department
sauces | item | Soups, sauces | sauces were bought in
scenario | in:fr | Écriture de scénario | to simulate a scenario
schematics | work | Prepared schematics | the schematics were lost
sculpture | item | Painting, sculpture | the sculpture garden
security officer | person | Security Officer, Acme Works | called the security officer
selling | work | Experience in selling | selling price
sensors | work | Experience in sensors | the sensors failed
sequencing | item | PCR, sequencing | the sequencing of steps
sewing | work | Experience in sewing | a sewing machine
shelving | item | Stocking, shelving | shelving the project
singing | item | Acting, singing | a singing contest
site management | beside:construction | Concrete works and site management | led site management in two call centres
site supervision | beside:construction | Site supervision of concrete works | site supervision of a call centre
social worker | person | Social Worker, City Clinic | called the social worker
sourcing | work | Responsible for sourcing | the in-sourcing of calls
staff nurse | person | Staff Nurse, City Clinic | called the staff nurse
staffing | work | Responsible for staffing | a staffing agency
stamping | item | Stamping, forging | stamping letters
statistics | work | Taught statistics | sales statistics show
stocking | work | Responsible for stocking | a stocking filler
storytelling | item | Copywriting, storytelling | a storytelling hour
supervising | work | Responsible for supervising | the supervising nurse
supervision | work | Provided supervision | under the supervision of a nurse
surgery | work | Assisted in surgery | the surgery opens at eight
surveillance | work | Conducted surveillance | a surveillance camera
surveys | led | Designed and conducted surveys | positive guest feedback surveys
sustainability | work | Responsible for sustainability | the sustainability report
swimming | item | Swimming, rowing | a swimming pool
tailoring | item | Sewing, tailoring | tailoring the message to clients
taxation | work | Experience in taxation | the taxation department
teacher | person | Teacher, Lincoln School | her teacher asked for papers
teaching | work | Teaching of adults | training programs teaching healthy habits
telecommunications | work | Experience in telecommunications | a telecommunications company
tenders | work | Prepared tenders | tenders were opened
threading | beside:beauty-fitness | Waxing, threading, makeup | pipe laying, threading, and bending
tires | work | Maintained tires and brakes | four tires were stolen
toning | beside:beauty-fitness | Balayage, toning | muscle toning class
tourism | work | Experience in tourism | the tourism board
tractor | work | Operated tractor, experience in tractor | Tractor-Trailer Claims
trading | work | Experience in trading | Emission Trading Scheme
transcription | work | Provided transcription | the transcription factor
translating | work | Responsible for translating | translating goals into steps
translation | work | Provided translation | a translation agency
translator | person | Translator, United Nations | an electronic translator device
treasury | work | Experience in treasury | Department of the Treasury
triage | beside:healthcare | Patient care, triage | malware triage
turning | item | Milling, turning | turning leads into deals
tutor | person | Math Tutor | the tutor's office
tutoring | work | Provided tutoring | the tutoring center
underwriting | work | Responsible for underwriting | underwriting department
unloading | work | Responsible for unloading and loading | unloading zone
user experience | item | Usability, user experience | resolution and user experience to the board
valuation | work | Performed valuation of firms | the valuation fell
ventilation | work | Worked on ventilation | poor ventilation system caused delays
viewings | work | Conducted viewings | viewings of the show rose
vocals | item | Guitar, vocals | the vocals were loud
warehouse | item | Warehouse, shipping | by vendor and warehouse id
weaving | item | Knitting, weaving | weaving through traffic
wellness | item | Spa, wellness | a wellness program
wills | work | Prepared wills | wills of iron
wireframe | item | Wireframe, mockup | a wireframe figure
wiring | work | Performed wiring | the wiring diagram
workers' compensation | work | Administered workers' compensation | a letter to workers' compensation about an old claim
workshops | led | Conducted workshops | Completed several workshops and lectures
writing | item | Strong writing | writing and implementing operational rules
yoga | item | Yoga, pilates | a yoga mat
zoning | item | Permits, zoning | a zoning board
zoom | item | Slack, Zoom, Teams | zoom in on causes
`;
