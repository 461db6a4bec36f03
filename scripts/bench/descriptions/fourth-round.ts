import type { DescribedJob } from "./described-job.ts";

/** Written when vocabulary and rules were done; read by nobody who tunes them. */
export const fourthRoundDescriptions: DescribedJob[] = [
  {
    name: "Database administrator",
    trade: "IT operations",
    form: "sections",
    language: "en",
    heldOut: true,
    text: `Database Administrator

The company
Tideline sells ferry tickets in nine languages.

What you'll do
- Administer our Oracle and PostgreSQL databases
- Plan backups and disaster recovery
- Tune slow queries with the developers

What you'll need
- 5 years as a DBA
- Strong SQL and PL/SQL
- Linux and shell scripting
- Experience with replication

Good to have
- MongoDB
- Ansible

What you'll get
- A pension, a bicycle and free crossings`,
    must: [
      "Oracle Database|Oracle",
      "PostgreSQL",
      "Backup and recovery",
      "SQL",
      "PL/SQL",
      "Linux",
      "Bash",
      "Replication",
    ],
    nice: ["MongoDB", "Ansible"],
    either: [
      "Query tuning",
      "Database administration",
      "Performance tuning",
      "Query optimization",
      "SQL tuning",
    ],
  },
  {
    name: "Medizinische Fachangestellte",
    trade: "healthcare",
    form: "prose",
    language: "de",
    heldOut: true,
    text: `Unsere Hausarztpraxis in Erlangen sucht Verstärkung am Empfang und im Labor. Sie nehmen Blut ab, schreiben EKGs, vergeben Termine und kümmern sich um die Abrechnung. Eine abgeschlossene Ausbildung als MFA ist Voraussetzung, ebenso gute Deutschkenntnisse. Erfahrung mit der Praxissoftware Medistar wäre von Vorteil. Röntgenschein ist nicht erforderlich. Wir haben mittwochnachmittags geschlossen.`,
    must: [
      "Phlebotomy|Blutentnahme",
      "Cardiology|EKG",
      "Calendar management|Terminvergabe",
      "Medical billing|Abrechnung|Invoicing",
      "German",
    ],
    nice: ["Medistar"],
    either: ["Reception", "Medical assisting", "Laboratory techniques"],
  },
  {
    name: "Account manager, print shop",
    trade: "sales",
    form: "agency",
    language: "en",
    heldOut: true,
    text: `Account Manager (Print & Packaging), Nottingham

On behalf of our client, a printer with eighty staff, we are looking for an account manager.

Your responsibilities:
• Look after forty existing customers
• Prepare quotations
• Win new business

About you:
• Two years of account management
• Excellent negotiation skills
• Good knowledge of digital and offset printing
• Competent with Excel and a CRM

It would help if you know Tharstern or have a background in packaging.

Salary £35k plus commission.`,
    must: [
      "Key account management",
      "Negotiation",
      "Printing",
      "Microsoft Excel",
      "CRM",
      "Quotations",
      "Business development|New business",
    ],
    nice: ["Tharstern", "Packaging"],
    either: ["Client relations", "Sales", "Customer service"],
  },
  {
    name: "Nursery practitioner",
    trade: "childcare",
    form: "sections",
    language: "en",
    heldOut: true,
    text: `NURSERY PRACTITIONER

ABOUT THE NURSERY
Acorns is a 45-place nursery with its own woodland.

KEY TASKS
- Plan activities in line with the EYFS
- Act as key person for six children
- Keep learning journals

ESSENTIAL
- Level 3 childcare qualification
- Paediatric first aid
- Knowledge of safeguarding
- Good written English

DESIRABLE
- Forest School training
- Experience with Tapestry

REWARDS
- Half-price childcare, birthday off`,
    must: [
      "Early childhood education|EYFS",
      "Childcare",
      "Paediatric first aid|First aid",
      "Safeguarding|Child protection",
      "English",
    ],
    nice: ["Forest school", "Tapestry"],
    either: ["Activity planning", "Learning journals", "Pediatric nursing", "Key person"],
  },
  {
    name: "Technicien de maintenance, ascenseurs",
    trade: "electrical trades",
    form: "sections",
    language: "fr",
    heldOut: true,
    text: `Technicien de maintenance ascenseurs (H/F)

L'entreprise
Élévatis entretient 9 000 ascenseurs en Île-de-France.

Vos missions
- Maintenance préventive et dépannage
- Relation avec les clients
- Remplacement de pièces

Profil
- Formation en électrotechnique ou électromécanique
- Habilitation électrique à jour
- Permis B obligatoire
- Lecture de schémas électriques

Serait un plus
- Connaissance des variateurs
- Anglais

On vous offre
- Véhicule, tablette, primes d'astreinte`,
    must: [
      "Preventive maintenance|Maintenance and repair",
      "Troubleshooting|Dépannage|Electrical maintenance",
      "Client relations",
      "Electrical codes|Habilitation électrique",
      "Driving licence",
      "Circuit diagrams|Schémas électriques",
    ],
    nice: ["Variateurs|Motor control|Variable frequency drives", "English"],
    either: [
      "Lift maintenance",
      "Electrical engineering",
      "Electromechanics",
      "Électrotechnique",
      "Parts replacement",
    ],
  },
  {
    name: "Contable, despacho",
    trade: "accounting",
    form: "e-mail",
    language: "es",
    heldOut: true,
    text: `Buenos días, Elena:

Necesitamos un contable para el despacho. Tiene que tener experiencia en contabilidad y en impuestos, y manejar A3 y Excel con soltura. El inglés es imprescindible porque hay clientes extranjeros. Si conoce SAP, mejor, pero no es necesario. También valoramos conocimientos de nóminas. No hace falta carnet de conducir.

Saludos,
Rosa`,
    must: ["Accounting", "Tax preparation|Impuestos", "A3", "Microsoft Excel", "English"],
    nice: ["SAP", "Payroll"],
    either: [],
  },
  {
    name: "Structural steel welder",
    trade: "welding",
    form: "terse",
    language: "en",
    heldOut: true,
    text: `WELDER / FABRICATOR – Grimsby
MIG and stick welding to BS EN ISO 9606
Reading fabrication drawings essential
Coded welder preferred
Overhead crane and slinging tickets useful
Own transport required
£18 per hour, Monday to Thursday`,
    must: [
      "MIG welding",
      "Stick welding",
      "ISO 9606|BS EN ISO 9606",
      "Fabrication drawings|Reading fabrication drawings|Blueprint reading",
    ],
    nice: ["Coded welding|Coded welder", "Crane operation|Overhead crane", "Slinging"],
    either: ["Welding", "Sheet metal work", "Fabrication", "Metal fabrication"],
  },
  {
    name: "Museum curator",
    trade: "culture",
    form: "public sector",
    language: "en",
    heldOut: true,
    text: `Curator of Decorative Arts
Borough Museums Service

Duties of the post
To care for and interpret a collection of 12,000 objects, curate two exhibitions a year and lead public engagement.

The person appointed will have
• a postgraduate degree in history of art or museum studies
• experience of collections management
• knowledge of ceramics and silver
• excellent writing skills

Preference will be given to applicants with experience of MODES and of grant applications.

Benefits include flexible hours and a local government pension.`,
    must: [
      "Exhibition curation|Curating exhibitions|Exhibitions",
      "Collections management",
      "Ceramics",
      "Silver",
      "Writing|Content writing",
      "Public engagement",
    ],
    nice: ["MODES", "Grant applications|Fundraising"],
    either: [
      "Art history",
      "Museum studies",
      "Interpretation",
      "Fine arts",
      "Collection development",
      "Decorative arts",
    ],
  },
  {
    name: "SEO manager, travel",
    trade: "marketing",
    form: "prose",
    language: "en",
    heldOut: true,
    text: `We plan walking holidays for people who hate planning. Our marketing team is looking for an SEO manager who knows technical SEO as well as content strategy. You need at least three years of experience in SEO, you are at home in Google Search Console and Screaming Frog, and you can read HTML without flinching. Python for data analysis would be nice. German is a strong plus. You won't need to manage paid campaigns, our agency does that.`,
    must: [
      "SEO",
      "Content marketing|Content strategy",
      "Google Search Console",
      "Screaming Frog",
      "HTML",
    ],
    nice: ["Python", "Data analysis", "German"],
    either: ["Technical SEO"],
  },
  {
    name: "Logistiker, Ersatzteile",
    trade: "logistics",
    form: "bilingual",
    language: "de",
    heldOut: true,
    text: `Fachkraft für Lagerlogistik / Warehouse Specialist (m/w/d)

Aufgaben / Tasks
• Wareneingang und Kommissionierung
• Inventur
• Versand von Ersatzteilen

Profil / Profile
• Staplerschein
• Kenntnisse in SAP EWM
• Deutsch B1

Wünschenswert / Desirable
• Gefahrgutschein
• Englisch

Angebot / Offer
• Schichtzulagen, Kantine, Deutschkurse`,
    must: [
      "Goods receipt",
      "Order picking",
      "Inventory management",
      "Forklift operation",
      "SAP EWM|WMS",
      "German",
      "Shipping|Versand",
    ],
    nice: ["Dangerous goods", "English"],
    either: ["Warehousing", "Spare parts management", "Dispatch", "SAP"],
  },
];
