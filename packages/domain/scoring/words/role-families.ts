/**
 * Occupations as people title them, in families. Format: `#group` starts a group of neighbouring
 * families; each line is `family: title, title, …`, folded, singular, without words of rank.
 */
const text = `
#software 0.45
software: software engineer, programmer, application engineer, software, sde, coder, web engineer, web, c++ engineer, java engineer, python engineer, .net engineer, php engineer, entwickler, softwareentwickler, programmierer, developpeur, desarrollador, programador, sviluppatore, desenvolvedor, ingenieur logiciel, engineer software, webentwickler, fachinformatiker anwendungsentwicklung, member of technical staff, swe, platform engineer, application, engineering lead software, game engineer, games programmer, embedded software engineer, ontwikkelaar
backend: backend engineer, backend, back end engineer, server side engineer, api engineer, node.js engineer, golang engineer
frontend: frontend engineer, frontend, front end engineer, ui engineer, react engineer, javascript engineer, angular engineer, vue engineer, integrateur web
fullstack: full stack engineer, fullstack engineer, full stack, fullstack, mern engineer
mobile: mobile engineer, mobile, ios engineer, android engineer, ios, android, flutter engineer, react native engineer, app engineer
software-architect: software architect, solution architect, technical architect, enterprise architect, cloud architect, system architect, it architect, systemarchitekt, softwarearchitekt
software-manager: engineering manager, software engineering manager, engineering director, tech lead, technical lead, cto, chief technology officer, head of engineering, vp engineering, software team lead, entwicklungsleiter
embedded: embedded engineer, firmware engineer, embedded system engineer, fpga engineer
qa-software: qa engineer, test engineer, quality assurance engineer, qa analyst, tester, software tester, sdet, test automation engineer, qa, quality analyst, testingenieur, qa automation engineer, testeur
sap: sap consultant, erp consultant, sap, sap berater, salesforce engineer, salesforce administrator, salesforce, erp analyst, salesforce consultant
#infrastructure 0.4
devops: devops engineer, site reliability engineer, sre, cloud engineer, infrastructure engineer, devops, build engineer, release engineer, kubernetes engineer, platform reliability engineer, cloud specialist, aws engineer
sysadmin: system administrator, systems administrator, sysadmin, linux administrator, unix administrator, windows administrator, system engineer, systems engineer, server administrator, systemadministrator, administrateur systeme, administrador de sistemas, it administrator, fachinformatiker systemintegration
network: network engineer, network administrator, network technician, network specialist, telecommunication engineer, telecom engineer, netzwerkadministrator, cisco engineer, voip engineer, network analyst
it-support: it support, helpdesk, help desk technician, help desk analyst, desktop support, technical support engineer, technical support, service desk analyst, it technician, support technician, it specialist, computer technician, support analyst, technicien informatique, it supporter, desktop technician, tecnico informatico, support engineer, information technology specialist, technical support specialist, it helpdesk
it-manager: it manager, information technology manager, cio, it director, head of it, it project manager, it leiter, infrastructure manager, it service manager
security-it: security engineer, security analyst, cyber security analyst, cybersecurity analyst, information security analyst, penetration tester, soc analyst, security consultant, ciso, cyber security engineer, cybersecurity, information security officer, application security engineer, ethical hacker, network security engineer
dba: database administrator, dba, database engineer, sql engineer, datenbankadministrator, oracle dba, etl engineer
#data 0.45
data-science: data scientist, applied scientist, data science, decision scientist, quantitative researcher
machine-learning: machine learning engineer, ml engineer, ai engineer, deep learning engineer, nlp engineer, computer vision engineer, research scientist machine learning, ai researcher, mlops engineer, artificial intelligence engineer
data-engineering: data engineer, big data engineer, etl, hadoop engineer, data warehouse engineer, spark engineer, data platform engineer, data architect, analytics engineer, dateningenieur
data-analysis: data analyst, business intelligence analyst, bi analyst, bi engineer, analytics, reporting analyst, statistician, datenanalyst, analista de datos, insights analyst, power bi engineer, tableau engineer, product analyst, marketing analyst, research analyst, biostatistician, quantitative analyst, analyste de donnees
#product-project 0.35
product-manager: product manager, product owner, produktmanager, chef de produit, product lead, head of product, product director, chief product officer, jefe de producto
project-manager: project manager, program manager, projektmanager, projektleiter, chef de projet, project coordinator, project lead, project leader, pmo, jefe de proyecto, delivery manager, program coordinator, project administrator, project officer, technical program manager, gestor de proyectos, project engineer, it project lead, project director
scrum: scrum master, agile coach, release train engineer
business-analyst: business analyst, business system analyst, systems analyst, system analyst, it business analyst, requirement engineer, functional analyst, process analyst, businessanalyst
consultant: management consultant, business consultant, strategy consultant, unternehmensberater, berater, consultor
operations-manager: operation manager, operations manager, business manager, operation director, operations director, coo, betriebsleiter, responsable des operations, operations lead, operation supervisor, operations supervisor, operations coordinator, operation specialist, operations specialist, operations analyst, general manager, plant manager, managing director
executive: ceo, chief executive officer, founder, president, vice president, geschaftsfuhrer, executive director, owner, entrepreneur, directeur general, business owner, director general
#design 0.35
ux: ux designer, ui designer, ui/ux designer, ux/ui designer, product designer, user experience designer, interaction designer, ux researcher, user interface designer, experience designer, ux, ui/ux, service designer, ux architect, user researcher
graphic-design: graphic designer, visual designer, grafikdesigner, graphiste, disenador grafico, art director, creative director, illustrator, mediengestalter, web designer, designer, multimedia designer, communication designer, layout artist, production artist, brand designer, infographiste, packaging designer, webdesigner, directeur artistique, graphic artist, creative
animation: animator, motion designer, 3d artist, vfx artist, game artist, motion graphics designer, game designer, 3d modeler
fashion: fashion designer, stylist, apparel designer, textile designer, pattern maker, modedesigner, fashion stylist
interior: interior designer, interior decorator, innenarchitekt, set designer, architecte d interieur
#marketing 0.4
marketing: marketing manager, marketing specialist, marketing, marketing coordinator, marketing assistant, brand manager, marketing executive, marketing director, product marketing manager, marketingmanager, responsable marketing, campaign manager, chief marketing officer, charge de marketing, marketing associate, trade marketing manager, especialista en marketing, marketing referent, head of marketing
digital-marketing: digital marketing manager, seo specialist, sem specialist, digital marketing specialist, performance marketing manager, growth manager, ppc specialist, social media manager, social media specialist, community manager, online marketing manager, email marketing specialist, digital marketer, digital marketing, seo manager, growth marketer, social media coordinator, e-commerce manager, ecommerce manager, ecommerce specialist, paid media manager
content: content writer, copywriter, content manager, content strategist, technical writer, content creator, blogger, redacteur, texter, content marketing manager, writer, content specialist, redactor
public-relations: public relation manager, pr manager, public relations, communication manager, communication specialist, press officer, communications manager, communications specialist, spokesperson, media relation, public relation specialist, public relations specialist, communications director, pr specialist, charge de communication, communication officer, pr consultant, publicist, pr executive, kommunikationsmanager, public affairs
event: event manager, event planner, event coordinator, wedding planner, veranstaltungskaufmann, conference manager, event specialist, eventmanager
fundraising: fundraiser, development officer, grant writer, fundraising manager, development director, donor relation
#sales 0.4
sales: sale representative, sales representative, sales, salesperson, sales manager, sale manager, sales executive, sales associate, sales consultant, account executive, sales specialist, inside sale representative, sales rep, verkaufer, vendeur, commercial, vertriebsmitarbeiter, aussendienstmitarbeiter, vertriebsleiter, sales director, territory manager, regional sales manager, vendedor, ejecutivo de ventas, sales agent, sales engineer, commercial manager, sales advisor, sales lead, telemarketer, sales development representative, sdr, bdr, handelsvertreter, sales coordinator, sales supervisor, area sales manager, district sales manager, pre sales engineer, technico commercial, sales professional, attache commercial, head of sales, sales support, verkaufsberater
account-manager: account manager, key account manager, client manager, customer success manager, relationship manager, client relationship manager, account director, responsable de compte, account specialist, client partner, customer success, account coordinator
business-development: business development manager, business development, business development executive, business development representative, partnership manager, business development director, business development associate, business developer
real-estate: real estate agent, realtor, property manager, immobilienmakler, agent immobilier, leasing agent, leasing consultant, real estate broker, immobilienkaufmann, real estate manager, property consultant
insurance: insurance agent, underwriter, claim adjuster, claims adjuster, insurance broker, claim specialist, claims specialist, insurance, actuary, claims examiner, versicherungskaufmann, insurance advisor, insurance specialist
#service 0.3
customer-service: customer service representative, customer service, customer service agent, call center agent, customer support representative, customer support, customer support specialist, customer service specialist, call center representative, kundenberater, conseiller client, customer care representative, client service representative, customer advisor, support specialist, call centre agent, customer representative, kundenbetreuer, teleoperador, customer service manager, contact center agent, customer service associate, customer experience manager, service representative, customer service advisor, client advisor, csr, service advisor, kundenservice mitarbeiter, teleconseiller, chat support
retail: cashier, retail associate, shop assistant, store associate, retail sales associate, retail, store manager, shop manager, sales assistant, kassierer, caissier, retail manager, merchandiser, verkauferin, filialleiter, store supervisor, stock clerk, store clerk, assistant store manager, visual merchandiser, retail supervisor, einzelhandelskaufmann, employe de rayon, dependiente, cajero, responsable de magasin, retail assistant, key holder, floor manager, retail store manager, stocker, shelf stacker, retail sales consultant, sales floor associate, department manager
beauty: hairdresser, hair stylist, barber, cosmetologist, beautician, makeup artist, nail technician, friseur, coiffeur, esthetician, peluquero, spa therapist, massage therapist, hairstylist, salon manager, kosmetikerin
fitness: personal trainer, fitness trainer, fitness instructor, coach, yoga instructor, sports coach, athletic trainer, fitness coach, fitnesstrainer, swim instructor, lifeguard, group fitness instructor, fitness manager, gym instructor, fitness, strength coach, athletic coach
#hospitality 0.3
cook: chef, cook, sous chef, head chef, line cook, executive chef, pastry chef, baker, koch, cuisinier, chef de partie, commis chef, prep cook, chef de cuisine, cocinero, kochin, kitchen manager, kuchenchef, patissier, boulanger, backer, konditor, culinary, demi chef, cuoco, second de cuisine, kitchen chef, butcher, boucher, personal chef, culinary manager, catering chef, grill cook, commis de cuisine
kitchen-help: kitchen assistant, dishwasher, kitchen helper, kitchen porter, kuchenhilfe, kitchen staff, food preparer, food service worker, plongeur, ayudante de cocina, kitchen hand, food handler, catering assistant, cafeteria worker, crew member, team member restaurant
waiter: waiter, waitress, server, bartender, barista, kellner, serveur, camarero, restaurant server, host, hostess, restaurantfachmann, barman, barkeeper, food server, kellnerin, servicekraft, food and beverage attendant, banquet server, chef de rang, sommelier, cocktail server, cocktail waitress
restaurant-manager: restaurant manager, food and beverage manager, f&b manager, bar manager, assistant restaurant manager, catering manager, restaurantleiter, banquet manager, food service manager, shift manager, restaurant supervisor, food and beverage supervisor, director of food and beverage, food service director
hotel: hotel manager, front desk agent, hotel receptionist, concierge, guest service agent, front office manager, hotelfachmann, guest relation manager, front desk manager, guest service representative, rezeptionist, receptionniste, night auditor, reservation agent, hotel front desk agent, hospitality manager, front desk clerk, guest service manager, hotelkaufmann, director of rooms, lodging manager
cleaner: cleaner, housekeeper, janitor, room attendant, housekeeping, custodian, reinigungskraft, agent d entretien, limpiador, maid, housekeeping supervisor, gebaudereiniger, personal de limpieza, femme de chambre, cleaning staff, executive housekeeper, window cleaner, housekeeping attendant
travel: travel agent, tour guide, flight attendant, travel consultant, reiseverkehrskaufmann, cabin crew, tour operator, guide touristique, reiseleiter, tour manager, travel manager, ticketing agent, flugbegleiter
#office 0.3
admin: administrative assistant, office assistant, office manager, secretary, office administrator, administrator, sekretarin, assistant administratif, executive assistant, personal assistant, office clerk, burokauffrau, burokaufmann, secretaire, administrativo, assistante de direction, data entry clerk, clerk, kaufmann fur buromanagement, data entry operator, data entry specialist, administrative coordinator, administrative officer, administrative specialist, teamassistentin, assistenz, auxiliar administrativo, assistenz der geschaftsfuhrung, administrative support, general clerk, file clerk, office coordinator, teamassistenz, management assistant, sachbearbeiter, administrative manager, records clerk, administrative clerk, business support
reception: receptionist, front desk receptionist, front office receptionist, empfangsmitarbeiter, recepcionista, front desk, hotesse d accueil, switchboard operator, medical receptionist
translator: translator, interpreter, ubersetzer, traducteur, traductor, dolmetscher, linguist, localization specialist
librarian: librarian, archivist, library assistant, bibliothekar, bibliothecaire
#hr 0.4
hr: human resource manager, human resources manager, hr manager, hr generalist, human resource, human resources, hr business partner, hr specialist, hr assistant, hr coordinator, human resource generalist, personalreferent, responsable rh, hr director, hr, hr administrator, charge de ressources humaines, personalleiter, human resources specialist, human resources assistant, human resources director, hr officer, people operation manager, people partner, personalsachbearbeiter, tecnico de recursos humanos, payroll specialist, compensation analyst, hr executive, human resources coordinator, people manager, benefits specialist, human resources business partner, head of hr, chief people officer, hr consultant, human resources administrator, human resources consultant, employee relations specialist
recruiter: recruiter, talent acquisition specialist, recruitment consultant, talent acquisition manager, technical recruiter, recruiting coordinator, sourcer, recruitment specialist, charge de recrutement, talent acquisition partner, recruiting manager, headhunter, staffing specialist, talent acquisition, personalberater, staffing manager, recruitment manager, staffing consultant
training: training manager, corporate trainer, trainer, learning and development manager, instructional designer, training specialist, training coordinator, learning and development specialist, formateur, e-learning developer, learning consultant, training officer, l&d manager
#finance 0.35
accountant: accountant, bookkeeper, staff accountant, account payable clerk, accounts payable clerk, account receivable clerk, accounting clerk, accounting manager, accounting, buchhalter, comptable, contable, bilanzbuchhalter, tax accountant, cost accountant, general accountant, accounts assistant, tax consultant, steuerfachangestellte, steuerberater, expert comptable, finanzbuchhalter, payroll clerk, lohnbuchhalter, accounts payable specialist, accounting specialist, accounting assistant, public accountant, tax specialist, chartered accountant, tax analyst, contador, accounts payable, accounts receivable, billing specialist, accounting technician, accounting supervisor, cpa, accounting analyst, property accountant, fund accountant, project accountant, aide comptable, tax manager, tax preparer, billing clerk, accounts executive
finance: financial analyst, finance manager, finance, controller, financial controller, fp&a analyst, cfo, chief financial officer, treasury analyst, finance director, financial planner, controlleur de gestion, controleur de gestion, finanzanalyst, finance analyst, financial manager, business controller, treasurer, analista financiero, budget analyst, finance officer, finance business partner, financial reporting manager, finance executive, financial accountant, finance assistant, director of finance, comptroller, revenue analyst, financial specialist, pricing analyst
auditor: auditor, internal auditor, audit manager, compliance officer, audit associate, compliance manager, wirtschaftsprufer, auditeur, external auditor, compliance analyst, risk analyst, risk manager, aml analyst, compliance specialist, fraud analyst, audit senior, senior auditor
banking: banker, bank teller, loan officer, credit analyst, bankkaufmann, mortgage loan officer, personal banker, relationship banker, branch manager, teller, conseiller bancaire, investment banker, bank manager, mortgage underwriter, credit manager, loan processor, financial service representative, customer service banker, bank officer, bankberater, banking, universal banker, loan underwriter, mortgage consultant, collections specialist, credit officer, bank clerk
investment: investment analyst, portfolio manager, trader, financial advisor, wealth manager, fund manager, stock broker, equity analyst, investment manager, finanzberater, broker, equity research analyst, private equity associate, asset manager, financial consultant, wealth advisor, investment associate, hedge fund analyst
#procurement-logistics 0.3
procurement: procurement manager, buyer, purchasing manager, procurement specialist, purchasing agent, einkaufer, acheteur, sourcing manager, procurement officer, category manager, purchasing, comprador, purchaser, strategic buyer, purchasing specialist, supplier manager, purchasing coordinator, procurement analyst, contract manager, vendor manager, contract administrator, strategic sourcing manager, purchasing assistant
supply-chain: supply chain manager, logistics manager, logistic coordinator, logistics coordinator, supply chain analyst, logistics, disponent, logistics specialist, demand planner, supply planner, dispatcher, inventory manager, responsable logistique, transport manager, fleet manager, import export specialist, supply chain coordinator, logistiker, freight forwarder, speditionskaufmann, production planner, logistics analyst, material planner, shipping coordinator, supply chain specialist, inventory analyst, supply chain planner, customs broker, transportation manager, fleet coordinator, logistics officer, supply chain, materials manager, distribution manager, traffic manager, transport planner, inventory control specialist, agente de logistica
warehouse: warehouse worker, warehouse associate, warehouse operative, forklift operator, order picker, warehouse manager, lagerist, lagerarbeiter, magasinier, cariste, warehouse, fachkraft fur lagerlogistik, picker packer, material handler, warehouse supervisor, warehouse clerk, lagerhelfer, mozo de almacen, picker, packer, inventory clerk, shipping clerk, staplerfahrer, preparateur de commandes, warehouse specialist, shipping and receiving clerk, stock associate, loader, gabelstaplerfahrer, warehouse assistant, lagermitarbeiter, carretillero, fachlagerist, forklift driver, lagerleiter, warehouse lead, stockroom associate, fulfillment associate, warehouseman
driver: driver, truck driver, delivery driver, bus driver, lkw fahrer, berufskraftfahrer, chauffeur, kraftfahrer, courier, hgv driver, chauffeur poids lourd, conductor, fahrer, van driver, chauffeur livreur, taxi driver, cdl driver, camionero, conducteur routier, repartidor, lorry driver, paketzusteller, uber driver, postman, mail carrier, route driver, kurierfahrer, autista, livreur, conducteur de bus, cdl a driver
aviation: pilot, airline pilot, flight instructor, air traffic controller, first officer, aircraft mechanic, aviation manager, aviation, aircraft technician, flight engineer, aviation maintenance technician, crew chief, aircraft maintenance engineer, aviation technician
#law 0.4
lawyer: lawyer, attorney, associate attorney, counsel, legal counsel, solicitor, barrister, rechtsanwalt, avocat, abogado, corporate lawyer, jurist, juriste, in house counsel, general counsel, public defender, prosecutor, legal advisor, justiziar, judge, law clerk, staff attorney, litigation associate, asesor juridico, avvocato, syndikusrechtsanwalt, trial attorney, legal director, staatsanwalt, advocate
paralegal: paralegal, legal assistant, legal secretary, rechtsanwaltsfachangestellte, legal intern, assistant juridique, legal administrative assistant, litigation paralegal, notaire assistant, legal clerk, court clerk, legal specialist
#health 0.25
nurse: nurse, registered nurse, staff nurse, rn, krankenschwester, infirmier, infirmiere, enfermera, enfermero, krankenpfleger, pflegefachkraft, nurse practitioner, charge nurse, icu nurse, nurse manager, licensed practical nurse, lpn, clinical nurse, nurse specialist, gesundheits und krankenpfleger, pediatric nurse, nurse supervisor, registered nurse manager, midwife, hebamme, sage femme, surgical nurse, er nurse, emergency nurse, home health nurse, nursing supervisor, nursing director, director of nursing, pflegefachfrau, pflegefachmann, school nurse, infermiere, enfermeiro, intensivpflegefachkraft, altenpfleger, altenpflegerin, lvn, nursing, critical care nurse, matron, stationsleitung, travel nurse, oncology nurse, clinical nurse specialist, psychiatric nurse, verpleegkundige
nursing-aide: nursing assistant, certified nursing assistant, cna, caregiver, healthcare assistant, home health aide, pflegehelfer, aide soignant, aide soignante, personal care assistant, carer, care assistant, pflegehilfskraft, care worker, auxiliar de enfermeria, patient care technician, support worker, betreuungskraft, auxiliaire de vie, pflegeassistent, home care aide, patient care assistant, pct, cuidador, personal support worker, direct support professional, health care aide, home health care aide, patient technician
doctor: physician, doctor, surgeon, medical doctor, arzt, medecin, medico, general practitioner, resident physician, facharzt, cardiologist, pediatrician, psychiatrist, radiologist, anesthesiologist, oncologist, chirurg, assistenzarzt, physician assistant, dermatologist, oberarzt, hospitalist, medical resident, neurologist, medical director, medical officer, chirurgien
dental: dentist, dental hygienist, dental assistant, zahnarzt, zahnmedizinische fachangestellte, orthodontist, dentiste, dental technician, dental nurse, odontologo, zahnarzthelferin
therapist: physiotherapist, physical therapist, occupational therapist, speech therapist, ergotherapeut, kinesitherapeute, fisioterapeuta, speech language pathologist, respiratory therapist, logopade, physical therapist assistant, rehabilitation specialist, ergotherapeute, chiropractor, orthophoniste, physiotherapeut, occupational therapy assistant, recreational therapist, rehabilitation therapist
psychology: psychologist, psychotherapist, counselor, therapist, mental health counselor, psychologue, psychologe, school counselor, psicologo, behavioral therapist, clinical psychologist, substance abuse counselor, behavior technician, school psychologist, guidance counselor, mental health therapist, behavior analyst
medical-support: medical assistant, medical secretary, arzthelferin, medizinische fachangestellte, medical coder, medical biller, phlebotomist, medical records clerk, clinic manager, medical billing specialist, medical office assistant, health information technician, patient service representative, medical office manager, patient coordinator, secretaire medicale, unit secretary, patient access representative, medical technician, patient care coordinator, health unit coordinator, medical billing, practice manager, medical coding specialist, certified medical assistant, medical scribe, health coach, care coordinator, medical transcriptionist
health-manager: healthcare manager, hospital administrator, healthcare administrator, health service manager, public health specialist, health educator, case manager, public health officer, healthcare consultant, health program manager, clinical manager, clinical director, epidemiologist, nursing home administrator, healthcare
emergency: paramedic, emergency medical technician, emt, notfallsanitater, ambulancier, rettungssanitater, firefighter, feuerwehrmann, sapeur pompier, ambulance driver, bombero, fire captain, rettungsassistent
imaging: radiologic technologist, radiographer, ultrasound technician, sonographer, x ray technician, mri technologist, surgical technologist, mta, radiology technician, radiologieassistent, sterile processing technician, surgical technician, ct technologist, ekg technician, medical imaging technologist, manipulateur radio
pharmacy: pharmacist, pharmacy technician, apotheker, pharmacien, pharmacy assistant, farmaceutico, pharmacy manager, pta, clinical pharmacist, preparateur en pharmacie, pharmacy
nutrition: dietitian, nutritionist, diatassistent, nutrition counselor, dieteticien, dietary aide, ernahrungsberater, dietary manager, dietary aid
veterinary: veterinarian, veterinary technician, tierarzt, veterinaire, vet tech, veterinary assistant, veterinary nurse, tiermedizinische fachangestellte, animal caretaker, tierpfleger
#science 0.35
lab: lab technician, laboratory technician, medical laboratory technician, lab assistant, laborant, technicien de laboratoire, medical technologist, laboratory technologist, laboratory assistant, chemielaborant, clinical laboratory scientist, laboratory manager, lab manager, quality control chemist, laboratory analyst, tecnico de laboratorio, lab analyst, biologielaborant, medical laboratory scientist, quality control analyst, lab technologist, research technician, laboratory specialist, clinical lab assistant, lab tech, laboratory supervisor, medical laboratory technologist
scientist: research scientist, scientist, researcher, chemist, biologist, physicist, postdoctoral researcher, research assistant, research associate, wissenschaftlicher mitarbeiter, chercheur, biochemist, microbiologist, phd student, doktorand, research fellow, geologist, investigador, molecular biologist, bioinformatician, postdoc, principal investigator, wissenschaftler, research engineer, environmental scientist, graduate research assistant, research specialist, chimiste, doctorant, mathematician, ecologist, undergraduate research assistant, research intern, research coordinator, r&d scientist, formulation scientist, geophysicist, medical researcher, astronomer, scientific researcher, postdoctoral fellow, food scientist, food technologist
clinical-research: clinical research associate, clinical research coordinator, cra, clinical trial manager, regulatory affair specialist, regulatory affairs specialist, regulatory affairs manager, pharmacovigilance specialist, clinical data manager, medical writer, medical science liaison, study coordinator, attache de recherche clinique, drug safety associate, clinical project manager
#education 0.35
teacher: teacher, high school teacher, elementary school teacher, math teacher, lehrer, lehrerin, professeur, enseignant, maestro, profesor, english teacher, science teacher, substitute teacher, school teacher, middle school teacher, primary school teacher, lehrkraft, esl teacher, insegnante, teaching assistant, music teacher, history teacher, physics teacher, grundschullehrer, art teacher, special education teacher, physical education teacher, language teacher, secondary school teacher, classroom teacher, sonderpadagoge, paraprofessional, professeur des ecoles, instructor, educator, teacher aide, teacher assistant, language instructor, lead teacher, student teacher, primary teacher, docente, leraar, elementary teacher, reading specialist, mathematics teacher, instructional assistant, spanish teacher, maths teacher, chemistry teacher, biology teacher, gymnasiallehrer
early-childhood: preschool teacher, kindergarten teacher, erzieher, erzieherin, nanny, childcare worker, daycare teacher, educatrice, babysitter, child care provider, early childhood educator, nursery nurse, auxiliaire de puericulture, au pair, child care worker, kinderpfleger, educadora infantil, child caregiver, daycare worker, infant teacher, toddler teacher, early childhood teacher, assistant preschool teacher, childcare provider, educateur de jeunes enfants, early years practitioner, day care worker
professor: professor, lecturer, assistant professor, associate professor, dozent, adjunct professor, university lecturer, maitre de conferences, hochschuldozent, adjunct instructor, graduate teaching assistant, faculty member, adjunct faculty, college instructor, academic advisor, enseignant chercheur
tutor: tutor, private tutor, nachhilfelehrer, math tutor, academic tutor, english tutor, peer tutor, private teacher, instructional aide
school-admin: principal, school principal, headmaster, school administrator, assistant principal, schulleiter, dean, education consultant, curriculum developer, curriculum specialist, education coordinator, education manager, director of education, admission counselor, admissions counselor, registrar, education administrator, instructional coach, academic coordinator, head teacher, curriculum coordinator, education specialist
social-work: social worker, sozialarbeiter, sozialpadagoge, travailleur social, youth worker, caseworker, family support worker, trabajador social, assistant social, community worker, case worker, educateur specialise, jugendbetreuer, social service worker, community outreach coordinator, social service assistant, licensed clinical social worker, heilerziehungspfleger, residential counselor, volunteer coordinator, program director, youth counselor, community manager social, family service worker, community organizer, residential care worker
#construction 0.3
construction-worker: construction worker, laborer, general laborer, bauarbeiter, macon, mason, bricklayer, maurer, ouvrier, albanil, roofer, dachdecker, concrete finisher, construction laborer, labourer, scaffolder, road worker, site worker, construction operative, obrero, straßenbauer, peon, manovale, helper construction, steel worker, ironworker, strassenbauer
construction-trade: carpenter, painter, plasterer, tiler, drywall installer, zimmerer, tischler, schreiner, menuisier, peintre, maler, fliesenleger, carpintero, floor layer, trockenbauer, cabinet maker, joiner, insulation installer, glazier, finish carpenter, charpentier, plaquiste, carreleur, maler und lackierer, pintor, woodworker, handyman, lackierer
construction-manager: construction manager, site manager, bauleiter, conducteur de travaux, construction superintendent, construction project manager, foreman, estimator, quantity surveyor, construction supervisor, chef de chantier, site supervisor, jefe de obra, polier, site engineer, construction foreman, construction estimator, superintendent, cost estimator, construction, general contractor, construction inspector, building inspector, project superintendent, general foreman
equipment-operator: heavy equipment operator, crane operator, excavator operator, baggerfahrer, conducteur d engins, equipment operator, kranfuhrer, operador de maquinaria, bulldozer operator, backhoe operator
plumber: plumber, pipefitter, klempner, plombier, fontanero, anlagenmechaniker shk, plumbing technician, hvac technician, hvac installer, hvac mechanic, refrigeration technician, heizungsbauer, chauffagiste, anlagenmechaniker, sanitarinstallateur, hvac engineer, gas engineer, frigoriste, installateur, hvac service technician, heating engineer, steamfitter, hvac, idraulico, plombier chauffagiste, boiler operator, kaltetechniker, gas fitter, hvac/r technician
electrician: electrician, elektriker, elektroniker, electricien, electricista, electrical technician, elektroinstallateur, journeyman electrician, electrical apprentice, elektroniker fur energie und gebaudetechnik, maintenance electrician, industrial electrician, master electrician, electrical installer, elektromonteur, elettricista, apprentice electrician, elektrotechniker, solar installer, elektroniker fur betriebstechnik, solar technician, electrical maintenance technician, electrical foreman, electromecanicien, lineman, monteur electricien
architect: architect, landscape architect, architekt, architecte, arquitecto, urban planner, junior architect, architectural designer, drafter, draftsman, bauzeichner, cad technician, cad drafter, stadtplaner, bim manager, urbaniste, cad designer, cad operator, technischer zeichner, dessinateur, surveyor, land surveyor, architectural drafter, bim coordinator, architectural technologist, intern architect, project architect, autocad drafter, geometre, vermesser, delineante
facility: maintenance technician, facility manager, facilities manager, hausmeister, maintenance worker, building maintenance, agent de maintenance, maintenance supervisor, maintenance manager, building engineer, facilities coordinator, maintenance, groundskeeper, property maintenance, gardien d immeuble, building superintendent, tecnico de mantenimiento, facilities technician, maintenance engineer, technicien de maintenance, haustechniker, maintenance man, instandhalter, mantenedor, conserje, maintenance mechanic
gardener: gardener, landscaper, gartner, jardinier, jardinero, horticulturist, landscape technician, farm worker, farmer, landwirt, agronomist, agriculteur, landschaftsgartner, groundsman, farm manager, agricultural technician, arborist, agricultural engineer, florist, agricultural, agriculture specialist, paysagiste, ranch manager, forester, irrigation technician, crop consultant
#engineering 0.3
mechanical-engineer: mechanical engineer, maschinenbauingenieur, ingenieur mecanique, ingeniero mecanico, design engineer, mechanical design engineer, konstrukteur, product engineer, cad engineer, mechanical designer, entwicklungsingenieur, ingenieur maschinenbau, development engineer, thermal engineer, hydraulic engineer, mechatroniker, mechatronics engineer, r&d engineer, simulation engineer, hvac design engineer, konstruktionsingenieur, berechnungsingenieur, stress engineer, piping engineer, concepteur mecanique, tooling engineer, mechanical project engineer
automotive-aero: automotive engineer, aerospace engineer, vehicle engineer, aeronautical engineer, fahrzeugingenieur, powertrain engineer, avionics engineer, propulsion engineer, marine engineer, naval architect
electrical-engineer: electrical engineer, electronics engineer, elektroingenieur, ingenieur electrique, hardware engineer, ingeniero electrico, power engineer, electrical design engineer, rf engineer, circuit designer, ingenieur elektrotechnik, electronic engineer, pcb designer, electronics technician, hardware designer, ingenieur electronique, electrical project engineer, signal processing engineer, electrical and electronics engineer, elektrotechnikingenieur, electronic technician, asic engineer, protection engineer, ingeniero electronico, power systems engineer, chip design engineer
automation-engineer: automation engineer, plc programmer, control engineer, controls engineer, robotics engineer, automatisierungstechniker, sps programmierer, automaticien, instrumentation engineer, automation technician, instrumentation technician, commissioning engineer, scada engineer, controls technician, ingenieur automaticien, process control engineer, inbetriebnehmer, plc engineer, robot programmer
civil-engineer: civil engineer, structural engineer, bauingenieur, ingenieur genie civil, ingeniero civil, geotechnical engineer, transportation engineer, water resource engineer, tragwerksplaner, highway engineer, civil design engineer, hydraulics engineer, statiker, ingenieur structure, bridge engineer, civil site engineer, bim engineer, traffic engineer, construction engineer
chemical-engineer: chemical engineer, process engineer, verfahrensingenieur, ingenieur chimiste, petroleum engineer, ingeniero quimico, chemical process engineer, ingenieur procedes, reservoir engineer, drilling engineer, materials engineer, metallurgist, chemical operator, chemikant, refinery engineer, polymer engineer, chemical plant operator, process technician, chemical technician
environmental: environmental engineer, environmental specialist, ehs manager, safety manager, sicherheitsfachkraft, hse manager, safety officer, sustainability manager, safety engineer, environmental consultant, ehs specialist, safety coordinator, safety specialist, environmental technician, hse officer, health and safety officer, gis analyst, responsable hse, animateur securite, environmental health and safety manager, occupational safety specialist, gis specialist, gis technician, health and safety manager
industrial-engineer: industrial engineer, manufacturing engineer, production engineer, wirtschaftsingenieur, continuous improvement manager, lean manager, ingenieur industriel, process improvement engineer, production manager, produktionsleiter, manufacturing manager, responsable de production, jefe de produccion, production supervisor, manufacturing supervisor, ingeniero industrial, lean engineer, fertigungsleiter, six sigma black belt, plant engineer, fertigungsingenieur, shift supervisor, team leader production, production lead, schichtleiter, chef d equipe, value stream manager, ingenieur methodes, production planner and controller, arbeitsvorbereiter, plant supervisor
quality: quality engineer, quality manager, quality inspector, quality control inspector, qualitatsmanager, quality assurance manager, qualiticien, quality control manager, quality technician, responsable qualite, qualitatsingenieur, quality control, quality assurance specialist, quality specialist, quality assurance inspector, quality supervisor, quality assurance technician, quality auditor, controleur qualite, quality control technician, quality assurance, quality director, inspector, supplier quality engineer, qualitatsprufer, inspector de calidad
#manufacturing 0.35
machinist: machinist, cnc machinist, cnc operator, zerspanungsmechaniker, cnc programmer, tool maker, toolmaker, werkzeugmacher, tourneur, fraiseur, usineur, operateur cnc, tornero, cnc fraser, cnc dreher, tool and die maker, cnc, industriemechaniker, mould maker, cnc milling operator, operateur commande numerique, lathe operator, fresador, cnc setter, manual machinist, operateur regleur
welder: welder, schweisser, soudeur, soldador, fabricator, metallbauer, sheet metal worker, tig welder, mig welder, schlosser, chaudronnier, metal fabricator, boilermaker, pipe welder, saldatore, welder fabricator, konstruktionsmechaniker, welding engineer, welding inspector, serrurier metallier
production-worker: production worker, machine operator, assembler, assembly worker, factory worker, production operator, produktionsmitarbeiter, maschinenfuhrer, operateur de production, assembly line worker, operario de produccion, packaging operator, assembly technician, production associate, maschinenbediener, manufacturing technician, operario, line operator, plant operator, machine setter, production technician, operatore, agent de production, montagemitarbeiter, production helper, conducteur de ligne, assembly operator, packaging worker, sewing machine operator, tailor, seamstress, schneider, printer, press operator, schneiderin, couturiere, injection molding operator, manufacturing associate, manufacturing operator, production assembler, anlagenfuhrer, print operator, dressmaker, electronics assembler
mechanic: mechanic, auto mechanic, automotive technician, kfz mechatroniker, mecanicien, mecanico, diesel mechanic, service technician, industrial mechanic, field service technician, automotive mechanic, servicetechniker, field service engineer, mechaniker, kfz mechaniker, diesel technician, millwright, service engineer, auto technician, heavy equipment mechanic, body shop technician, carrossier, automobile mechanic, technician automotive, monteur, vehicle technician, mecanicien automobile, service advisor automotive, lube technician, fleet mechanic, meccanico, automechaniker, car mechanic, auto body technician, fitter, motor mechanic, automobile, automotive service technician, master technician, service manager automotive, maintenance fitter, tire technician, automotive service advisor
#media 0.2
journalist: journalist, editor, reporter, redakteur, editor in chief, news editor, periodista, news reporter, proofreader, copy editor, lektor, broadcaster, news anchor, managing editor, correspondent, radio presenter, redacteur en chef, journaliste, news producer, author, content editor, assistant editor, editorial assistant, associate editor, volontar, columnist, book editor, news writer
photo-video: photographer, videographer, video editor, film editor, fotograf, cameraman, photographe, camera operator, monteur video, filmmaker, cinematographer, director of photography, video producer, fotografo, cutter, editor de video, photo editor, retoucher, drone pilot, wedding photographer, film director, multimedia producer, cadreur, producer, tv producer, film producer, production assistant, multimedia specialist, media producer, production coordinator
audio-music: sound engineer, audio engineer, musician, composer, music producer, sound designer, tontechniker, ingenieur du son, dj, singer, music director, pianist, toningenieur, musiker, guitarist, musicien, audio technician
arts: artist, actor, dancer, curator, museum, gallery manager, art teacher assistant, actress, choreographer, artiste, kunstler, schauspieler, comedien, museum curator, sculptor, painter artist, theatre director, stage manager, fine artist, gallery assistant, art handler, performing artist
#public 0.15
security-guard: security guard, security officer, sicherheitsmitarbeiter, agent de securite, vigilante, security supervisor, loss prevention officer, wachmann, security manager, surveillance officer, doorman, security agent, asset protection specialist, guard, guardia de seguridad, loss prevention manager, bouncer, security, private investigator, security specialist, vigilante de seguridad
police: police officer, detective, correctional officer, polizist, policier, policia, probation officer, sheriff deputy, investigator, border patrol agent, military police, patrol officer, crime analyst, deputy sheriff, sergeant, intelligence analyst, law enforcement officer, crime scene investigator
military: soldier, infantry, officer military, naval officer, platoon leader, squad leader, army officer, military officer, infantryman
civil-servant: civil servant, policy analyst, government affair, public administrator, city manager, diplomat, verwaltungsfachangestellte, policy advisor, political analyst, legislative assistant, fonctionnaire, legislative aide, campaign staffer, public servant, policy officer, town planner officer, verwaltungsangestellte, customs officer, tax inspector
`;

/** Groups with some work in common; the credit of one for the other. */
const neighbourGroups: readonly (readonly [string, string])[] = [
  ["software", "infrastructure"],
  ["software", "data"],
  ["software", "product-project"],
  ["infrastructure", "data"],
  ["data", "science"],
  ["data", "finance"],
  ["product-project", "marketing"],
  ["marketing", "sales"],
  ["marketing", "media"],
  ["marketing", "design"],
  ["design", "media"],
  ["sales", "service"],
  ["service", "hospitality"],
  ["service", "office"],
  ["office", "hr"],
  ["office", "finance"],
  ["finance", "law"],
  ["health", "science"],
  ["engineering", "manufacturing"],
  ["engineering", "construction"],
  ["procurement-logistics", "manufacturing"],
];
const neighbourCredit = 0.15;
const familyCredit = 0.8;

/** Families nearer to each other than their group; the credit of one for the other. */
const nearFamilies: readonly (readonly [string, string, number])[] = [
  ["software", "backend", 0.75],
  ["software", "frontend", 0.7],
  ["software", "fullstack", 0.75],
  ["software", "mobile", 0.6],
  ["software", "embedded", 0.6],
  ["software", "machine-learning", 0.4],
  ["fullstack", "backend", 0.75],
  ["fullstack", "frontend", 0.75],
  ["software-architect", "backend", 0.55],
  ["devops", "backend", 0.35],
  ["devops", "sysadmin", 0.6],
  ["sysadmin", "network", 0.6],
  ["sysadmin", "it-support", 0.5],
  ["data-science", "machine-learning", 0.75],
  ["data-science", "data-analysis", 0.6],
  ["data-engineering", "dba", 0.5],
  ["data-engineering", "backend", 0.4],
  ["data-analysis", "business-analyst", 0.45],
  ["product-manager", "project-manager", 0.45],
  ["project-manager", "scrum", 0.55],
  ["project-manager", "construction-manager", 0.3],
  ["ux", "graphic-design", 0.45],
  ["ux", "frontend", 0.25],
  ["marketing", "digital-marketing", 0.75],
  ["marketing", "content", 0.5],
  ["digital-marketing", "content", 0.5],
  ["sales", "account-manager", 0.65],
  ["sales", "business-development", 0.65],
  ["sales", "retail", 0.45],
  ["customer-service", "account-manager", 0.4],
  ["customer-service", "reception", 0.35],
  ["customer-service", "it-support", 0.35],
  ["account-manager", "business-development", 0.6],
  ["hr", "recruiter", 0.6],
  ["hr", "training", 0.5],
  ["accountant", "finance", 0.5],
  ["accountant", "auditor", 0.55],
  ["finance", "investment", 0.5],
  ["banking", "investment", 0.5],
  ["admin", "reception", 0.6],
  ["admin", "hr", 0.25],
  ["lawyer", "paralegal", 0.5],
  ["nurse", "nursing-aide", 0.45],
  ["nurse", "medical-support", 0.3],
  ["nurse", "emergency", 0.35],
  ["nursing-aide", "medical-support", 0.4],
  ["psychology", "social-work", 0.5],
  ["pharmacy", "lab", 0.2],
  ["lab", "scientist", 0.55],
  ["scientist", "clinical-research", 0.45],
  ["cook", "kitchen-help", 0.5],
  ["cook", "restaurant-manager", 0.35],
  ["waiter", "restaurant-manager", 0.55],
  ["waiter", "kitchen-help", 0.35],
  ["hotel", "reception", 0.5],
  ["teacher", "tutor", 0.5],
  ["teacher", "early-childhood", 0.5],
  ["teacher", "professor", 0.45],
  ["teacher", "school-admin", 0.45],
  ["early-childhood", "nursing-aide", 0.2],
  ["social-work", "early-childhood", 0.3],
  ["warehouse", "supply-chain", 0.45],
  ["warehouse", "driver", 0.35],
  ["warehouse", "production-worker", 0.4],
  ["procurement", "supply-chain", 0.5],
  ["construction-worker", "construction-trade", 0.5],
  ["construction-worker", "equipment-operator", 0.45],
  ["construction-manager", "civil-engineer", 0.5],
  ["electrician", "electrical-engineer", 0.4],
  ["electrician", "facility", 0.4],
  ["electrician", "automation-engineer", 0.4],
  ["plumber", "facility", 0.4],
  ["mechanic", "facility", 0.4],
  ["mechanical-engineer", "automotive-aero", 0.55],
  ["mechanical-engineer", "industrial-engineer", 0.45],
  ["electrical-engineer", "automation-engineer", 0.55],
  ["electrical-engineer", "embedded", 0.45],
  ["architect", "civil-engineer", 0.4],
  ["architect", "interior", 0.45],
  ["industrial-engineer", "quality", 0.5],
  ["machinist", "production-worker", 0.55],
  ["machinist", "welder", 0.45],
  ["photo-video", "animation", 0.4],
  ["journalist", "content", 0.55],
  ["public-relations", "journalist", 0.4],
  ["security-guard", "police", 0.45],
];
const nearCredits = new Map(
  nearFamilies.flatMap(([a, b, credit]) => [
    [`${a} ${b}`, credit],
    [`${b} ${a}`, credit],
  ]),
);

export type RoleFamily = { family: string; group: string; groupCredit: number };

let index: Map<string, RoleFamily> | null = null;

/** Title phrase (normalized words joined by blanks) → its family. */
export function roleFamilies(
  normalize: (phrase: string) => string[],
): ReadonlyMap<string, RoleFamily> {
  if (index !== null) return index;
  index = new Map();
  let group = "";
  let groupCredit = 0;
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) {
      const [name = "", credit = "0"] = line.slice(1).split(" ");
      group = name;
      groupCredit = Number(credit);
      continue;
    }
    const colon = line.indexOf(":");
    if (colon === -1) continue;
    const family = line.slice(0, colon);
    for (const phrase of line.slice(colon + 1).split(",")) {
      const key = normalize(phrase).join(" ");
      if (key !== "" && !index.has(key)) index.set(key, { family, group, groupCredit });
    }
  }
  return index;
}

/** How near two families are: 0.8 for the same one, less for near ones and within a group, 0 to 0.15 else. */
export function familySimilarity(a: RoleFamily, b: RoleFamily): number {
  if (a.family === b.family) return familyCredit;
  const credit = nearCredits.get(`${a.family} ${b.family}`);
  if (credit !== undefined) return credit;
  if (a.group === b.group) return a.groupCredit;
  const near = neighbourGroups.some(
    ([one, other]) =>
      (one === a.group && other === b.group) || (one === b.group && other === a.group),
  );
  return near ? neighbourCredit : 0;
}
