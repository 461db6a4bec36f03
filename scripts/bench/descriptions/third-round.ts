import type { DescribedJob } from "./described-job.ts";

/** Written after the second round, judged unseen once (recall 0.75), and tuned for since. */
export const thirdRoundDescriptions: DescribedJob[] = [
  {
    name: "Full stack developer, logistics start-up",
    trade: "software",
    form: "sections",
    language: "en",
    text: `Full Stack Developer

About Pallet & Co
We match half-empty lorries with half-full warehouses.

Responsibilities
- Build features across our Vue.js front end and our Django back end
- Write automated tests and review colleagues' code
- Help us move to GraphQL

Requirements
- 4+ years of web development
- Solid Python and JavaScript
- PostgreSQL
- Comfortable with Linux and Docker
- Good communication skills in English

Nice to have
- Experience with Elasticsearch
- AWS certification
- Knowledge of logistics

Benefits
- Remote first, conference budget, MacBook`,
    must: [
      "Vue.js",
      "Django",
      "GraphQL",
      "Python",
      "JavaScript",
      "PostgreSQL",
      "Linux",
      "Docker",
      "English",
      "Communication",
    ],
    nice: ["Elasticsearch", "AWS", "Logistics"],
    either: [
      "Automated testing",
      "Code review",
      "Test automation",
      "Web development",
      "Full-stack development",
      "Full stack development",
    ],
  },
  {
    name: "Registered nurse, dialysis unit",
    trade: "nursing",
    form: "agency",
    language: "en",
    text: `Dialysis Nurse – Private clinic – Reading

Our client, a leading provider of renal care, is looking for a dialysis nurse to join a unit of sixteen stations.

What you will be doing:
• Setting up and monitoring haemodialysis treatments
• Cannulating fistulas and caring for central lines
• Teaching patients to dialyse at home

What our client is looking for:
• Registered nurse with a valid NMC pin
• At least six months' dialysis experience
• IV therapy competence
• Immediate Life Support

Experience of peritoneal dialysis is an advantage.

Our client offers paid breaks, free meals and a company pension.`,
    must: [
      "Hemodialysis|Haemodialysis",
      "Dialysis",
      "Cannulation",
      "Patient education",
      "NMC registration|NMC pin",
      "IV therapy",
      "Immediate Life Support",
      "Nursing",
    ],
    nice: ["Peritoneal dialysis"],
    either: ["Renal care", "Central lines", "Teaching", "Central line care"],
  },
  {
    name: "Steuerfachangestellte",
    trade: "accounting",
    form: "sections",
    language: "de",
    text: `Steuerfachangestellte (m/w/d)

Wir sind eine Kanzlei mit 25 Mitarbeitenden in der Nähe von Ulm und betreuen vor allem Handwerksbetriebe.

Ihre Aufgaben
• Erstellung von Finanz- und Lohnbuchhaltungen
• Vorbereitung von Jahresabschlüssen und Steuererklärungen
• Kommunikation mit Mandanten und Finanzämtern

Ihr Profil
• Abgeschlossene Ausbildung als Steuerfachangestellte/r
• Sicherer Umgang mit DATEV und MS Office
• Selbstständige Arbeitsweise und Teamfähigkeit

Von Vorteil
• Weiterbildung zum Bilanzbuchhalter
• Erfahrung mit digitaler Belegverarbeitung

Das bieten wir
• Flexible Arbeitszeiten, Homeoffice, Fortbildungen, Bikeleasing`,
    must: [
      "Payroll",
      "Month-end close",
      "Tax preparation",
      "DATEV",
      "Microsoft Office",
      "Teamwork",
    ],
    nice: [
      "Bilanzbuchhalter",
      "Digitale Belegverarbeitung|Belegverarbeitung|digitaler Belegverarbeitung",
    ],
    either: [
      "Accounting",
      "Communication",
      "Steuerfachangestellte",
      "Client communication",
      "Financial accounting",
    ],
  },
  {
    name: "Restaurant manager",
    trade: "hospitality",
    form: "prose",
    language: "en",
    text: `Saltmarsh is a forty-seat seafood restaurant with a queue most nights. We are looking for a manager who can run the floor, lead a team of twelve and keep an eye on costs. You will need at least three years in restaurant management, good knowledge of wine and a personal licence. Experience with stock control and staff scheduling is essential, and you should be familiar with a POS system such as Toast. A WSET qualification would be a plus, and some experience of social media marketing would be useful as our Instagram is rather neglected. We close on Mondays and Tuesdays and everybody gets fed.`,
    must: [
      "Restaurant management",
      "Team leadership",
      "Wine knowledge",
      "Personal licence",
      "Inventory management",
      "Workforce scheduling",
      "POS systems",
    ],
    nice: ["WSET", "Social media marketing", "Toast POS|Toast"],
    either: [
      "Cost control",
      "Budget management",
      "Leadership",
      "Team management",
      "Instagram",
      "Food costing",
    ],
  },
  {
    name: "Electrical technician, wind farm",
    trade: "energy",
    form: "sections",
    language: "en",
    text: `Wind Turbine Technician

The job
You'll inspect, service and repair 43 turbines on a hill in Ayrshire.

You will bring
• An electrical or mechanical apprenticeship
• Experience of fault finding on electrical and hydraulic systems
• A full driving licence
• GWO Basic Safety Training
• Willingness to work at height

You may also bring
• High voltage authorisation
• Experience with SCADA systems
• Knowledge of Vestas turbines

We offer
• A van, 33 days' leave, and views`,
    must: [
      "Fault finding",
      "Hydraulics",
      "Driving licence",
      "GWO Basic Safety Training|GWO",
      "Working at height|Work at height",
    ],
    nice: ["High voltage systems|High voltage authorisation", "SCADA", "Vestas turbines|Vestas"],
    either: [
      "Wind turbines",
      "Electrical maintenance",
      "Maintenance",
      "Repair",
      "Electrical systems",
      "Renewable energy",
      "Service",
      "High voltage",
      "Inspection",
    ],
  },
  {
    name: "Vendeur, magasin de bricolage",
    trade: "retail",
    form: "sections",
    language: "fr",
    text: `Vendeur rayon outillage (H/F)

Qui sommes-nous ?
Bricoval, 48 magasins dans l'ouest de la France.

Vos missions
- Conseiller les clients
- Mettre les produits en rayon et gérer les stocks
- Tenir la caisse

Votre profil
- Première expérience en vente
- Connaissance des outils et des matériaux
- Sens du service et esprit d'équipe

Ce serait un plus
- CACES 3
- Anglais

Nos avantages
- Treizième mois, remise sur les achats`,
    must: [
      "Product knowledge|Customer advice|Conseil client",
      "Shelf stocking|Mise en rayon",
      "Inventory management",
      "Cash handling",
      "Sales",
      "Teamwork",
      "Tools|Outils",
      "Materials|Matériaux",
      "Customer orientation|Sens du service",
    ],
    nice: ["CACES", "English"],
    either: ["Retail", "Hand tools", "Customer service"],
  },
  {
    name: "Administrative officer, court",
    trade: "public administration",
    form: "public sector",
    language: "en",
    text: `Courts and Tribunals Office, Lindhaven
Administrative Officer (Listing)

Role purpose: to prepare court lists, answer enquiries from solicitors and the public, and keep case records up to date.

Essential criteria
1. Good organisational skills
2. Accurate data entry
3. Competent in Microsoft Word and Outlook
4. Ability to communicate clearly by telephone and in writing

Desirable criteria
1. Experience of working in a legal setting
2. Minute taking
3. Welsh language skills

The office is closed on bank holidays. Interviews will be held online.`,
    must: [
      "Organizational skills",
      "Data entry",
      "Microsoft Word",
      "Microsoft Outlook",
      "Records management|Case records",
    ],
    nice: ["Minute taking", "Welsh"],
    either: [
      "Communication",
      "Customer service",
      "Court lists",
      "Legal setting",
      "Legal administration",
      "Telephone skills",
      "Scheduling",
    ],
  },
  {
    name: "Técnico de mantenimiento industrial",
    trade: "manufacturing",
    form: "agency",
    language: "es",
    text: `Empresa del sector alimentario ubicada en Murcia selecciona técnico/a de mantenimiento.

Funciones:
- Mantenimiento preventivo y correctivo de maquinaria
- Reparación de averías eléctricas y mecánicas
- Gestión de repuestos

Requisitos:
- FP en electromecánica
- Conocimientos de neumática e hidráulica
- Programación de PLC (Siemens)
- Carnet de conducir

Se valorará:
- Experiencia en industria alimentaria
- Soldadura
- Inglés

Se ofrece: contrato indefinido y salario según convenio.`,
    must: [
      "Maintenance and repair|Preventive maintenance",
      "Electrical repair|Averías eléctricas|Electrical maintenance",
      "Pneumatics",
      "Hydraulics",
      "PLC programming",
      "Driving licence",
      "Spare parts management|Gestión de repuestos",
    ],
    nice: ["Food industry|Industria alimentaria|Food production", "Welding", "English"],
    either: [
      "Electromechanics",
      "Siemens",
      "Mechanical repair",
      "Industrial maintenance",
      "Electromecánica",
      "Siemens TIA Portal",
    ],
  },
  {
    name: "Marketing coordinator, theatre",
    trade: "marketing",
    form: "e-mail",
    language: "en",
    text: `Dear Hannah,

Here is what we need for the marketing job at the theatre. The person must have experience with e-mail marketing (we use Dotdigital, but any tool will do) and be a confident copywriter. Knowledge of Google Analytics is required because the board wants numbers. Ideally they will also know Spektrix, and basic Photoshop would help. It isn't necessary to have worked in the arts before. Our box office takes care of ticket sales.

Best wishes,
Owen`,
    must: ["Email marketing", "Copywriting", "Google Analytics"],
    nice: ["Spektrix", "Adobe Photoshop", "Dotdigital"],
    either: ["Marketing"],
  },
  {
    name: "HR-Referent",
    trade: "human resources",
    form: "prose",
    language: "de",
    text: `Die Molkerei Alpsegen verarbeitet Milch von 600 Höfen und beschäftigt 350 Menschen. Für unsere Personalabteilung suchen wir eine Personalreferentin oder einen Personalreferenten. Sie begleiten das Recruiting vom Inserat bis zur Einstellung, beraten Führungskräfte in arbeitsrechtlichen Fragen und arbeiten mit dem Betriebsrat zusammen. Vorausgesetzt werden ein Studium mit Schwerpunkt Personal und fundierte Kenntnisse im Arbeitsrecht. Erfahrung mit SAP HCM ist wünschenswert, Kenntnisse in der Entgeltabrechnung sind von Vorteil. Englisch brauchen Sie bei uns nicht. Wir bieten einen sicheren Arbeitsplatz und täglich frischen Joghurt.`,
    must: ["Recruiting", "Employment law", "Works council|Betriebsrat"],
    nice: ["SAP HCM", "Payroll|Compensation and benefits|Entgeltabrechnung"],
    either: ["Human resources", "Advising managers", "HR business partnering"],
  },
  {
    name: "Graphic designer, outdoor brand",
    trade: "design",
    form: "bilingual",
    language: "de",
    text: `Grafikdesigner:in / Graphic Designer

Über uns / About us
Felsfest macht Rucksäcke, die länger halten als ihre Besitzer.

Deine Aufgaben / Your tasks
- Gestaltung von Katalogen, Anzeigen und Verpackungen
- Bildbearbeitung für unseren Webshop
- Pflege unseres Corporate Designs

Dein Profil / Your profile
- Sehr gute Kenntnisse in InDesign, Photoshop und Illustrator
- Gespür für Typografie
- Deutsch und Englisch fließend

Nice to have / Schön wäre
- Motion Design mit After Effects
- Fotografie

Wir bieten / We offer
- 28 Tage Urlaub, Kletterhalle, Hund willkommen`,
    must: [
      "Adobe InDesign",
      "Adobe Photoshop",
      "Adobe Illustrator",
      "Typography",
      "German",
      "English",
      "Photo editing",
      "Corporate design",
    ],
    nice: ["Motion graphics", "Adobe After Effects", "Photography"],
    either: [
      "Packaging design",
      "Graphic design",
      "Layout design",
      "Print design",
      "e-Commerce",
      "Catalogue design",
    ],
  },
  {
    name: "Lorry mechanic",
    trade: "automotive",
    form: "terse",
    language: "en",
    text: `HGV TECHNICIAN, nights, Doncaster
Requirements: NVQ level 3, HGV maintenance, diagnostics, own tools
Class 2 licence an advantage
IRTEC preferred
Tachograph calibration a bonus
£20/h, overtime available`,
    must: ["HGV maintenance", "Vehicle diagnostics|Diagnostics"],
    nice: ["Commercial driving licence|Class 2 licence", "IRTEC", "Tachograph calibration"],
    either: ["NVQ", "Vehicle repair", "Digital tachograph"],
  },
  {
    name: "Laboratory technician, food testing",
    trade: "laboratory",
    form: "sections",
    language: "en",
    text: `Laboratory Technician (Food Microbiology)

Who we are
Three laboratories, 140 people, one million samples a year.

Your day
You receive and prepare samples, carry out microbiological tests and record results in our LIMS.

Essential
- A science A level or equivalent
- Aseptic technique
- Attention to detail
- Ability to follow standard operating procedures

Desirable
- Experience in an ISO 17025 accredited laboratory
- PCR
- Excel

Why you will like it here
- No nights, subsidised canteen, training towards a degree`,
    must: [
      "Sample preparation",
      "Microbiology",
      "LIMS",
      "Aseptic technique",
      "Attention to detail",
      "Standard operating procedures",
    ],
    nice: ["ISO 17025", "PCR", "Microsoft Excel"],
    either: ["Laboratory techniques", "Food microbiology", "Food testing", "Science"],
  },
  {
    name: "Teaching assistant",
    trade: "teaching",
    form: "prose",
    language: "en",
    text: `Holly Lane Primary is a happy, slightly noisy school of 420 children. We wish to appoint a teaching assistant for Year 2. You will support small groups in reading and maths, help children with special educational needs and prepare classroom displays. A level 2 qualification in supporting teaching and learning is required, as are good literacy and numeracy. Knowledge of phonics is essential. A paediatric first aid certificate is desirable and Makaton would be a real bonus. The school is committed to safeguarding, and the post is subject to an enhanced DBS check. You don't need to live in the village.`,
    must: ["Special educational needs", "Literacy", "Numeracy", "Phonics"],
    nice: ["Paediatric first aid|First aid", "Makaton"],
    either: [
      "Safeguarding",
      "Mathematics",
      "Reading",
      "Teaching support",
      "Classroom support",
      "Disclosure check",
      "Teaching",
      "Classroom displays",
      "Reading support",
      "Teaching assistance",
    ],
  },
  {
    name: "Chargé de communication, association",
    trade: "charity",
    form: "prose",
    language: "fr",
    text: `L'association Rivières Vivantes protège les cours d'eau du Massif central. Nous cherchons un chargé ou une chargée de communication. Vous animerez nos réseaux sociaux, rédigerez la lettre d'information et organiserez deux événements par an. Vous maîtrisez InDesign et Photoshop, et une expérience des relations presse est indispensable. La connaissance de WordPress est souhaitée, celle du montage vidéo serait appréciée. Il n'est pas nécessaire d'être biologiste. Notre bureau est au bord de l'Allier.`,
    must: [
      "Social media marketing|Social media",
      "Newsletter|Lettre d'information|Email marketing",
      "Event planning",
      "Adobe InDesign",
      "Adobe Photoshop",
      "Public relations",
    ],
    nice: ["WordPress", "Video editing"],
    either: ["Communication", "Corporate communications", "Content writing"],
  },
  {
    name: "Warehouse operative",
    trade: "logistics",
    form: "e-mail",
    language: "en",
    text: `Hello Sue,

we need six warehouse operatives from the 1st. They will be picking and packing, loading trailers and doing cycle counts. Counterbalance forklift licence essential, reach truck preferred. Must be OK with RF scanners. Basic English needed for safety briefings. Experience of cold store work would be good but isn't a must. No driving licence required, the bus stops outside.

Thanks
Gary`,
    must: [
      "Order picking",
      "Loading and unloading|Loading",
      "Inventory management|Cycle counting",
      "Forklift operation",
      "RF scanners",
      "English",
    ],
    nice: ["Reach truck|Forklift operation", "Cold store work|Cold store"],
    either: ["Packing", "Warehousing", "Packaging", "Warehouse operations"],
  },
];
