/** Format: see `parse-vocabulary.ts`. Narrower skills, licences and memberships of many trades. */
export const specialtySkills = `
@healthcare
#care-specialties 0.25
Patient monitoring | surveillance des patients, Patientenüberwachung, monitoring patients, monitorización de pacientes
Post-operative care | postoperative care, post-op care, postoperative Pflege, soins postopératoires, cuidados postoperatorios
Patient handover | clinical handover, shift handover, Pflegeübergabe
Medical treatment care | Behandlungspflege, medizinische Behandlungspflege, spezielle Pflege
Stroke care | stroke rehabilitation, Schlaganfallversorgung
Stoma care | ostomy care
Tracheostomy care | Tracheostomapflege
Diabetes care | diabetes management, Diabetesberatung, diabetes education
Pain management | Schmerztherapie, Schmerzmanagement
Fall prevention | falls prevention, Sturzprophylaxe
Clinical decision making | clinical judgement, clinical reasoning, clinical decision-making
Clinical governance | clinical audit, clinical audits
HCPC registration | HCPC^, HCPC registered, Health and Care Professions Council
Trauma care | trauma life support, PHTLS, ATLS^
Ambulance service | patient transport service, Krankentransport, Rettungssanitäter, Notfallsanitäter
Health and social care | NVQ in health and social care, diploma in health and social care, Care Certificate
Learning disability support | autism support, supported living
Safeguarding adults | adult safeguarding, vulnerable adults
Moving and handling | moving and handling of people, rückenschonendes Arbeiten, Kinästhetik, manual handling training
#therapy-specialties 0.25
Musculoskeletal physiotherapy | musculoskeletal, MSK^, musculoskeletal assessment
Exercise prescription | exercise programmes, therapeutic exercise
Sports injuries | sports injury, sports injury rehabilitation, sports physiotherapy, Sportphysiotherapie
Acupuncture | Akupunktur, acupuncture treatment
Dry needling
Hydrotherapy | aquatic therapy
EMDR | eye movement desensitization and reprocessing
Eating disorders | Essstörungen, eating disorder treatment, troubles alimentaires
Trauma therapy | trauma-informed care, Traumatherapie, PTSD treatment
Family therapy | systemic therapy, systemische Therapie, Familientherapie, couples therapy
Art therapy | music therapy, Kunsttherapie, Musiktherapie
Motivational interviewing | motivierende Gesprächsführung
Neuropsychology | neuropsychological assessment
#dental 0.4
Chairside assistance | chairside assisting, four-handed dentistry, Stuhlassistenz
Dental radiography | dental x-rays, dental x-ray, dental radiographs
Dental prophylaxis | Prophylaxe, PZR^, prophylaxis
Dental implants | implantology, Implantologie
Dentrix | *Eaglesoft, *Open Dental, *Dampsoft, *Carestream Dental
#pharmacy-specialties 0.3
@pharma-lab
Clinical pharmacy | clinical pharmacist
Medication reconciliation | medicines reconciliation
GPhC registration | GPhC, General Pharmaceutical Council
Pharmaceutical law | medicines legislation, pharmacy law, Apothekenrecht
Electronic prescribing | EPMA, e-prescribing
#lab-specialties 0.25
Clinical chemistry | klinische Chemie, chimie clinique, clinical biochemistry
Laboratory information systems | laboratory information system, LIS^, Laborinformationssystem, Laborinformationssysteme
Parasitology | serology, Serologie
Plant biology | plant science, botany, Botanik, plant physiology
Confocal imaging | live-cell imaging, image analysis of cells
Transcriptomics | proteomics, metabolomics, single-cell sequencing
Dissolution testing | tablet testing
Empower software | Waters Empower, Empower!, *ChemStation, *Chromeleon, *OpenLab CDS
Environmental education | Umweltbildung, éducation à l'environnement, educación ambiental
Waste management | Abfallwirtschaft, gestion des déchets, gestión de residuos, recycling management
Water treatment | wastewater treatment, Abwasserbehandlung, traitement des eaux, tratamiento de aguas
Environmental law | environmental legislation, Umweltrecht, droit de l'environnement, legislación ambiental, derecho ambiental, legislación medioambiental

@law
#law-specialties 0.25
Commercial property | commercial real estate law, commercial leases, commercial conveyancing
Planning law | town planning law, Bauplanungsrecht
Construction law | privates Baurecht, derecho de la construcción
Public procurement | public procurement law, Vergaberecht, marchés publics, contratación pública, öffentliches Auftragswesen
Probate | wills and probate, wills, inheritance law, Erbrecht, droit des successions, trusts and estates
Bankruptcy law | insolvency law, Insolvenzrecht, insolvency
Social security law | Sozialversicherungsrecht, Sozialrecht, droit de la sécurité sociale
Tenancy law | landlord and tenant law, droit locatif
Condominium law | WEG-Recht, Wohnungseigentumsrecht, copropriété
Debt enforcement | Zwangsvollstreckung, enforcement of judgments, debt recovery litigation
RVG billing | RVG^, Abrechnung nach RVG, Kostenrecht
RA-Micro | *DATEV Anwalt, *Advoware, *Clio, *Leap legal software=LEAP^
Notarial practice | Notariat, Notariatskenntnisse, notariat, notarielle Urkunden
Personal injury | medical negligence, clinical negligence
Legal translation | juristische Übersetzung, traduction juridique, traducción jurídica
Sworn translation | sworn translator, certified translation, traductor jurado, beeidigter Übersetzer, traducteur assermenté
CAT tools | computer-assisted translation, memoQ, *Wordfast
Localization | game localization

@public-sector
#public-administration 0.25
Public administration | öffentliche Verwaltung, Verwaltungsfachwirt, administration publique, administración pública, local government, Verwaltungsfachangestellte
Policy analysis | public policy, policy research, policy advice, politische Analyse
Policy briefings | ministerial briefings, drafting briefings, briefing papers, briefing notes
Public consultation | public consultations, Bürgerbeteiligung, participación ciudadana
Building permits | Bauanträge, Baugenehmigungen, building applications, Bauantragsprüfung, permis de construire
Civil registry | état civil, Standesamt, registro civil
Council tax | business rates
Housing benefit | welfare benefits, benefits advice, Sozialleistungen, Wohngeld
Citizen services | Bürgerservice, Bürgerberatung, atención al ciudadano
Mail management | gestion du courrier, incoming mail, Postbearbeitung
Berger-Levrault | *Northgate=Northgate iWorld, *Academy revenues and benefits, *Liquidlogic
Court reports | court report writing, Gerichtsberichte
Social Work England registration | Social Work England, SWE registration
Grant administration | Fördermittel, Fördermittelmanagement, subventions

@finance
#finance-specialties 0.25
Claims reserving | loss reserving, setting reserves, reserving, actuarial reserving
Liability assessment | liability claims, assess liability
Loss adjusting | loss assessment
Motor insurance | motor claims, car insurance, Kfz-Versicherung, assurance automobile
Property insurance | household insurance, home insurance
Cert CII | Dip CII, CII^, ACII, chartered insurer
Guidewire | Guidewire ClaimCenter, ClaimCenter, PolicyCenter, *Duck Creek, *Applied Epic
FCA regulations | FCA^, FCA rules, Financial Conduct Authority
Payroll tax law | Lohnsteuerrecht, ~Payroll taxes=payroll tax=wage tax=Lohnsteuer
AAT^ | AAT qualified, Association of Accounting Technicians
CIMA qualification | CIMA qualified
Construction Industry Scheme | CIS returns, CIS payroll
Savings products | productos de ahorro, épargne
Mortgages | mortgage, hipotecas, Baufinanzierung, crédit immobilier, mortgage advice
Electronic invoicing | e-invoicing, XRechnung

@administration
#office-specialties 0.25
Shorthand | Stenografie, sténographie, speed writing
Governance | board governance, charity governance, board support, governance frameworks
Confidentiality | discretion, Diskretion, Verschwiegenheit, discrétion
Spelling | grammar, orthography, Rechtschreibung, orthographe, ortografía, stilsicheres Deutsch
Public service | sens du service public, service public, vocación de servicio público

@hr
#hr-specialties 0.25
TUPE | TUPE transfers
Trade unions | Betriebsrat, works council, comité social et économique, working with trade unions
Job evaluation schemes | grading structures
Absence management | sickness absence, Abwesenheitsmanagement
Psychometric testing | assessment centres, assessment centers

@charity
#fundraising 0.4
Major gifts | major donor fundraising, major donors, Großspenden, major giving
Legacy giving | legacy fundraising, legacies, planned giving, bequests
Corporate fundraising | corporate partnerships, community fundraising, trusts and foundations, individual giving
Raiser's Edge | Raisers Edge, *DonorPerfect, *Donorfy, *CiviCRM
Donor database | donor databases, donor management, Spenderdatenbank, supporter database
Charity law | charity accounting

@libraries
#libraries 0.4
MARC 21 | MARC21, MARC records, *RDA cataloguing, *Dewey Decimal=Dewey classification
Collection development | collection management, Bestandsaufbau
Reader advisory | readers' advisory, reader services, reference services, reference work
Koha | *Alma library system=Ex Libris Alma, *SirsiDynix, *Sierra ILS
Archival science | archive management, Archivwesen, archivistique, digital preservation
Story time | storytime, children's programming, children's programmes

@teaching
#education-specialties 0.25
Special educational needs | SEN support, SENCO, special needs support
Lesson observation | classroom observation
Exam preparation | exam coaching, DELF, DALF, IELTS preparation, Goethe-Zertifikat
Language support | Sprachförderung, language development, speech and language support
Inclusion | inclusive practice, inclusión
Play-based learning | Waldpädagogik, forest school, play therapy, Spielpädagogik
Form tutoring | form tutor, pastoral care, Klassenlehrer
Musicianship | musical skills, musikalische Fähigkeiten, playing an instrument
Sign language | Gebärdensprache, langue des signes, lengua de signos, British Sign Language, BSL^, American Sign Language, ASL^

@beauty-fitness
#hair 0.5
Balayage | highlights, ombré
Bridal hair | wedding hair, updos, Hochsteckfrisuren
Hair colouring techniques | Coloration, toning
Beard trimming | wet shaving, Rasur
Hygiene | hygiene standards, Hygienestandards, normes d'hygiène, normas de higiene
Eyelash extensions | eyebrow shaping, threading, microblading
Swimming | Schwimmen, natation, natación, Schwimmabzeichen

@agriculture
#livestock 0.4
Milking | Melken, traite, ordeño, milking parlour
Calf rearing | calving, Kälberaufzucht
Herd management | herd health, herdsman, Herdenmanagement, gestion de troupeau
Herd software | UNIFORM-Agri, DairyComp, herd management software, herd software
Artificial insemination | Besamung, insémination artificielle, inseminación artificial, DIY AI
Hoof trimming | foot trimming, Klauenpflege, parage
Lambing | sheep farming, shepherding
Pig farming | Schweinehaltung, porcine
Poultry farming | Geflügelhaltung, aviculture
Beekeeping | Imkerei, apiculture
Horse care | equine care, stable management, Pferdepflege, grooming of horses
#arable 0.4
Grassland management | pasture management, Grünland
Tractor operation | tractor driving, Traktor, Schlepper fahren, conduite de tracteur, tractor, manejo de tractor
Combine harvesting | combine harvester, Mähdrescher
Irrigation | irrigation systems, Bewässerung, riego
Pesticide application | spraying certificate, PA1, PA2, Pflanzenschutz, Sachkunde Pflanzenschutz, crop protection, fitosanitarios
Precision farming | precision agriculture, GPS guidance
Fruit picking | harvesting, Erntearbeit, récolte
#landscaping 0.3
Tree pruning | pruning, Gehölzschnitt, Baumpflege, Baumschnitt, tree surgery, taille des arbres, poda
Planting | Pflanzarbeiten, Bepflanzung, plantation, plantación
Paving work | Pflasterarbeiten, Wegebau, Pflastern, pavage, block paving, paving
Pond construction | Teichbau, water features
Chainsaw operation | chainsaw, Kettensägenschein, Motorsägenschein, Motorsäge, tronçonneuse, motosierra | >Forestry
Lawn care | mowing, turf maintenance
Garden design | landscape design, landscape architecture, Landschaftsarchitektur
@construction
#construction-plant 0.4
Excavator operation | Bagger, Minibagger, mini digger, 360 excavator, pelle mécanique, excavadora, Baggerschein | >Heavy equipment operation
Wheel loader operation | Radlader, wheel loader, chargeuse | >Heavy equipment operation
Crane operation | Kranschein, Kranfahren, crane driver, grutier | >Heavy equipment operation
Telehandler operation | telehandler, Teleskoplader, telescopic handler, *Aerial work platforms=cherry picker=IPAF=MEWP=nacelle
#construction-specialties 0.25
SMSTS | SSSTS, site management safety training scheme
CSCS card | CSCS card holder, CSCS^, *CPCS
Timber frame | timber framing, timber frame construction, Holzrahmenbau, ossature bois, Holzständerbau
House building | residential construction, new-build housing, Wohnungsbau, Hausbau, new build
Roof construction | Dachstuhlbau, Dachstühle, roof trusses, roof framing
Joinery fitting | Abbund, second fix joinery, first fix joinery
Subcontractor management | coordinating subcontractors, Nachunternehmer, subcontractor coordination, contractor management, managing contractors
Asta Powerproject | Powerproject, *Synchro 4D
Building restoration work | Altbausanierung, heritage restoration, listed buildings
Snagging | handover of buildings
NEC contracts | NEC4, NEC3, *JCT contracts=JCT^, *FIDIC, *VOB
Fire stopping | passive fire protection
Waterproofing | Abdichtung, étanchéité, impermeabilización
Painting | Malern, peinture, pintura
@project-management
#rail 0.3
Rail | railway, rail projects, Bahntechnik, ferroviaire, ferroviario, rail industry
Railway signalling | rail signalling, signalling, Leit- und Sicherungstechnik
Personal track safety | PTS card, PTS^
APM qualification | APM^, APMP
Earned value management | earned value, EVM^
Security clearance | SC clearance, Sicherheitsüberprüfung

@electrical
#electrical-specialties 0.3
Commissioning | Inbetriebnahme, mise en service, puesta en marcha, Inbetriebnahmen, start-up of machines
Circuit diagrams | Schaltpläne, Schaltplan, wiring diagrams, wiring diagram, electrical drawings, schémas électriques, esquemas eléctricos, electrical schematics
PAT testing | portable appliance testing, DGUV V3, *Electrical inspection and testing=inspection and testing=electrical testing and inspection
EV charging | EV chargers, Ladeinfrastruktur, Wallbox
Lift maintenance | elevator maintenance, Aufzugstechnik
Motor repair | motor rewinding
@hvac
#hvac 0.4
Refrigerant handling | refrigerants, refrigerant recovery, Kältemittel, F-Gas, F-gas certification, fluides frigorigènes
Brazing | Hartlöten, brasage
NATE certification | NATE^, NATE certified
Gas Safe | Gas Safe registered, Gas Safe registration
Ventilation | Lüftung, duct work, ductwork, ventilación
@manufacturing
#metal-specialties 0.3
Boilermaking | plater, plating and fabrication
Aluminium welding | Aluminiumschweißen, soudage aluminium
Shipbuilding | Schiffbau, construction navale, chantier naval
APICS | CPIM, CSCP, APICS certification
Tolerances | manufacturing tolerances, Toleranzen, fits and tolerances
#electronics-production 0.3
Cleanroom work | clean room, Reinraum, salle blanche

@automotive
#automotive-specialties 0.3

@logistics
#logistics-specialties 0.3
ATLAS customs software | ATLAS^, ATLAS-Zoll
Quotations | Angebotserstellung, quotation preparation, quote preparation, preparing quotes, Angebote erstellen
Multi-drop delivery | multi-drop, multidrop, multi-drop driving
ADR certificate
Moffett forklift | Moffett, truck-mounted forklift, HIAB
Drivers' hours regulations | drivers' hours, drivers' hours rules, Lenkzeiten, EU driving time rules
Foreign trade | comercio exterior, Außenhandel, commerce international, international trade, commerce extérieur
CargoWise | CargoWise One, *Descartes freight, *SAP TM=SAP Transportation Management
IMDG^ | IMDG Code, IMDG-Code
Supplier negotiation | negotiating with suppliers, negociación con proveedores, Lieferantenverhandlungen, négociation fournisseurs
Packing and dispatch | dispatch of goods, goods-out

@hospitality
#hospitality-specialties 0.3
Institutional catering | restauration collective, Gemeinschaftsverpflegung, contract catering, school catering, comedor colectivo, canteen catering
Night audit | night auditing, night balance, Nachtaudit
Upselling | up-selling, Zusatzverkauf
Laundry | lavandería, blanchisserie, Wäscherei
Room service | turndown service
Food handling certificate | food handler certification, food handlers card, food handler card, certified food handler, carnet de manipulador de alimentos, Gesundheitszeugnis, Infektionsschutzbelehrung, food handler permit, food hygiene certificate
Allergen management | allergens, Allergenkennzeichnung

@sales
#sales-specialties 0.3
SaaS | SaaS sales, software sales, software as a service
MEDDIC | MEDDPICC, *Sandler method=Sandler selling, *Challenger sale
Customer acquisition | new customer acquisition, Kundengewinnung, Kundenakquise, Neukundengewinnung, captación de clientes, acquisition de clients, client acquisition
Amazon Advertising | Amazon Ads, Amazon PPC
Advertising metrics | ROAS^, CAC^
Landing pages | landing page optimization, landing page
@media
#media-specialties 0.3
Color grading | colour grading, color correction, colour correction, grading in Resolve, étalonnage
Sound mixing | sound mix, audio mix, mixage
Studio lighting | éclairage studio, lighting setup, photo lighting, Studiobeleuchtung, studio photography
Capture One | *Phase One
Bildredaktion | photo editor work, picture research
Print production | print buying, Druckproduktion, production print, reprography, Druckdaten
Book design | cover design, book layout, Buchgestaltung
Newsletter | newsletters, newsletter design, newsletter production
Reportage | features journalism, Reportagen
@design
#design-practice 0.3
Cartography | cartographie, Kartografie, mapping, cartografía
@software
#health-it 0.4
HL7 | *FHIR=HL7 FHIR
Incident management | major incident management
Rail engineering software | Bentley MicroStation, MicroStation

@public-safety
#emergency 0.3
Breathing apparatus | BA training, Atemschutz, Atemschutzgeräteträger, appareil respiratoire
Hazardous materials | hazmat response, Gefahrstoffe, hazardous substances, COSHH
Radio communication | radio operation, radio operator, radio operator's certificate, Sprechfunk, Funkzeugnis, radio procedures
Patrols | Streifendienst, rondes, rondas, foot patrols, mobile patrols
Incident reporting | incident reports, Vorfallberichte, incident report writing
IOSH | IOSH Managing Safely, *NEBOSH General Certificate=NEBOSH certificate
Disclosure check | DBS check, DBS^, enhanced DBS, Führungszeugnis, erweitertes Führungszeugnis
Water rescue | lifesaving, Wasserrettung
@healthcare
#care-more 0.25
Neonatal care | neonatal intensive care, NICU^, newborn care, Neonatologie, néonatologie
Neonatal resuscitation | NRP^, newborn life support, neonatal life support
Antenatal classes | birth preparation, Geburtsvorbereitung, hypnobirthing
Postnatal care | postpartum care, Wochenbettbetreuung, Nachsorge
Breastfeeding support | lactation support, lactation consulting, Stillberatung
Anaesthetic nursing | recovery room, Anästhesiepflege
Endoscopy | Endoskopie, endoscopie, colonoscopy
Respiratory care | respiratory therapy, oxygen therapy, Atemtherapie
Ophthalmology | Augenheilkunde, ophtalmologie
Urology | Urologie
Gastroenterology | Gastroenterologie
Endocrinology | Endokrinologie
Pulmonology | Pneumologie
CT imaging | CT!, computed tomography, CT scanning, Computertomographie, scanner médical
MRI scanning | MRI^, magnetic resonance imaging, MRT, IRM^
PACS^ | picture archiving, radiology information system, RIS^
Radiation protection | Strahlenschutz, radioprotection, IRMER
Nuclear medicine | Nuklearmedizin
Bobath | Bobath concept, Bobath-Konzept, *Vojta=Vojta therapy, *PNF therapy=PNF^
Assistive devices | Hilfsmittelversorgung, Hilfsmittel, mobility aids
Cognitive training | Hirnleistungstraining, neuropsychological training, cognitive rehabilitation
Manual lymphatic drainage | lymphatic drainage, manuelle Lymphdrainage
Osteopathy | Osteopathie, ostéopathie, chiropractic
Podiatry | Podologie, chiropody, pédicurie
Hearing aids | audiology, Hörakustik, audioprothèse
Prosthetics | orthotics, Orthopädietechnik
RVN registration | RVN^, registered veterinary nurse, *Dental charting
Exotic animals | exotics, zoo animals, exotic pets
Small animal medicine | small animal practice, Kleintierpraxis, equine medicine, large animal practice
Wound assessment | pressure ulcer prevention, Dekubitusprophylaxe
Discharge management | discharge planning, Entlassmanagement
Advanced nursing practice | nurse prescribing, independent prescribing
Mental health first aid | suicide prevention
Disability awareness | disability equality
@finance
#finance-more 0.25
Cost centre accounting | Kostenstellenrechnung, cost centre management
Group accounting | Konzernabschluss, group reporting
Payroll declarations | DSN^, déclarations sociales, social security declarations
Payroll software | Silae, *LODAS=DATEV LODAS, *Sage Paie, *ADP Payroll
Collective agreements | convention collective, conventions collectives, Tarifverträge, convenio colectivo
Pensions | pension administration, betriebliche Altersvorsorge, retirement plans
Leasing finance | factoring, ~Trade finance=export finance
Credit insurance | reinsurance, Rückversicherung
Property valuation | real estate appraisal, valuations, Immobilienbewertung, expertise immobilière
Business intelligence reporting | dashboards for management
Financial accountancy qualifications | ICAEW, ICAS^, ATT qualification
Tax advice | Steuerberatung, conseil fiscal, asesoría fiscal
Subsidy accounting | Fördermittelabrechnung
Wages and allowances | overtime calculation
@real-estate
#estate-agency 0.4
Estate agency work | lettings, residential lettings, viewings, property viewings, Besichtigungen, visites immobilières
Rightmove | *Zoopla, *Reapit, *ImmoScout24, *Idealista
Propertymark | *RICS^=RICS membership
Tenancy agreements | rent collection, Mietverträge, inventory checks
Service charge management | service charges
@purchasing
#purchasing 0.4
CIPS^ | CIPS qualified, MCIPS
Supplier evaluation | supplier audits, Lieferantenbewertung
Category purchasing | commodity management, Warengruppenmanagement
Epicor | *Infor=Infor LN, *proALPHA, *abas ERP, *Sage X3, *IFS Applications
Expediting | chasing deliveries, Terminverfolgung
@software
#niche-tools 0.3
SAP consulting | SAP customizing, Customizing, SAP-Beratung
SAP IS-U | *SAP Fiori=Fiori, *SAP Ariba=Ariba
ONNX | TensorRT, model deployment on edge devices
Eduroam | RADIUS^, 802.1X
Data labelling | annotation of data
Shiny! | R Shiny, RShiny
Survey methodology | survey design methods, sampling methods
@construction
#construction-more 0.3
Steep roofs | Steildach, pitched roofs, pitched roofing, slate roofing
Flat roofs | Flachdach, flat roofing, membrane roofing, toiture terrasse
Green roofs | Dachbegrünung, toiture végétalisée
Boiler maintenance | boiler servicing, mantenimiento de calderas, Kesselwartung, entretien de chaudières, Heizungswartung
Gas installer licence | instalador de gas, carné de instalador de gas, gas engineer
Solar thermal systems | solar thermal, energía solar térmica, Solarthermie, solaire thermique
Reinforced concrete | Stahlbeton, béton armé, hormigón armado, prestressed concrete
Eurocodes | Eurocode, structural codes
Bridge engineering | bridges, bridge inspection, bridge design, Brückenbau
Rope access | IRATA, industrial climbing, Industriekletterer
Chartered engineer | CEng, ICE membership, incorporated engineer
Structural analysis software | MIDAS Civil, *LUSAS, *STAAD.Pro, *SAP2000, *RFEM, *Tekla
Timber construction | Holzbauweise, construction bois, construcción en madera
Site meetings | site surveys, Baustellenkoordination, OPC^
Façade work | cladding, façades, Fassadenbau
Dry stone walling | stone carving, restoration of stone
Bathroom fitting | kitchen fitting, kitchen installation
Locksmithing | locks, Schlosser, serrurerie
Underfloor heating | Fußbodenheizung
Drainage | Entwässerung, Kanalbau, sewer construction
Setting out | setting-out, levelling, GPS surveying
Building physics | energy certificates, Energieausweis
@hospitality
#hospitality-more 0.3
Coffee roasting | torréfaction, Kaffeerösten
Chocolate work | chocolaterie, travail du chocolat, chocolatier, tempering chocolate
Viennoiserie | croissants, laminated dough
Entremets | dessert plating, mousses
Ice cream making | glaces, gelato, Eisherstellung, ice cream
Sourdough | Sauerteig, artisan bread
Buffet service | breakfast service, Frühstücksservice
Front of house | front-of-house
Shift leadership | shift lead, leading shifts, Schichtleitung, shift leader
Till reconciliation | cashing up, Kassenabschluss, clôture de caisse
Clienteling | personal shopping
Luxury retail | luxury goods, commerce de luxe, luxury sales
Special diets | Diätküche, dietary requirements
Conference service | conference and banqueting
Tour operation | package tours, itinerary planning
Historical knowledge | medieval history, ancient history, local history
Museum education | art mediation, Museumspädagogik
@transport
#transport-more 0.3
Bus driving licence | Führerschein Klasse D, D licence, PCV licence, permis D, carnet D, category D
Local knowledge | Ortskenntnisse, route knowledge
Train operation | shunting, Rangieren, train dispatch
Cabin crew attestation | attestation as cabin crew, cabin crew certificate
Safety demonstrations | safety demonstration, safety briefings
Emergency procedures | emergency evacuation
Freight documents | freight documentation, CMR^, Frachtpapiere, bill of lading, shipping documents
Ramp handling | baggage handling, ground handling, Bodenabfertigung
@cleaning
#cleaning-more 0.3
BICSc
Floor machines | floor machine, floor scrubbers, buffing machines, scrubber dryer
Cleaning standards | hygiene inspections
@sport
#sport 0.3
Lifeguard qualification | NPLQ, National Pool Lifeguard Qualification, DLRG, Rettungsschwimmabzeichen, BNSSA
Pool plant operation | pool plant, pool plant operator, pool chemistry, pool plant checks
Aqua aerobics | aqua fitness, aquagym
Football coaching | UEFA B licence, Trainerschein, coaching licence
Gym instruction | level 2 gym instructor
Climbing instruction | skiing instruction, ski instructor
@media
#media-more 0.3
Radio production | radio producing, radio programme production
Media law | Medienrecht, Presserecht, press law, libel law, droit des médias
Script editing | script reading
Drama education | teatro, theatre education
Community engagement online | social listening
Web publishing | online editing, Online-Redaktion
@public-sector
#public-more 0.3
Witness statements | statement writing, statement taking
Vehicle searches | searching vehicles
Risk profiling | intelligence-led targeting
Interview techniques | investigative interviewing
Parking enforcement | traffic wardens
Registry work | land registry, Grundbuch, cadastre
@science
#science-more 0.3
Cosmetic formulation | formulation cosmétique, Kosmetikherstellung
Regulatory dossiers | dossiers réglementaires, technical files, product registration
Sensory analysis | sensory evaluation
Field work | fieldwork, Feldarbeit, travail de terrain
Climate modelling | hydrological modelling
Toxicology | Toxikologie, ecotoxicology
Patent searching | patent writing
@software
#erp-modules 0.4
SAP HCM | SAP HR
SAP PP | *SAP PM=SAP PM^, *SAP QM
@healthcare
#life-support 0.6
Immediate Life Support | ILS^
Advanced trauma support | emergency first response
Standard operating procedures | SOPs, standard operating procedure
@teaching
#classroom-support 0.3
Numeracy | numeracy support, Rechnen
Makaton | PECS
Teaching assistance | classroom support, teaching assistant
Supply teaching | cover teaching
@manufacturing
#spare-parts 0.3
Spare parts management | gestión de repuestos, Ersatzteilmanagement, spare parts, gestion des pièces détachées
Electromechanics | electromecánica, électromécanique, Elektromechanik
Cold store work | cold storage, chilled warehouse
Working at height | work at height, travaux en hauteur, trabajos en altura, Höhenarbeit
GWO training | GWO^, GWO Basic Safety Training
HGV maintenance | truck maintenance, lorry maintenance, commercial vehicle maintenance, Nutzfahrzeugtechnik
IRTEC
`;
