import type { DescribedJob } from "./described-job.ts";

export const serviceDescriptions: DescribedJob[] = [
  {
    name: "Sous chef, country hotel",
    trade: "cooking",
    form: "sections",
    language: "en",
    text: `Sous Chef

The hotel
Ashgrove House has 32 rooms, a kitchen garden and two rosettes.

The role
You run the pass when the head chef is away, look after menu planning and stock control, and train our apprentices.

Essential
* NVQ level 3 in professional cookery or equivalent
* Food hygiene level 3, HACCP
* Experience in fine dining

Desirable
* Pastry
* Butchery

What we give you
Staff meals, shared tips, live-in if needed`,
    must: [
      "Menu planning",
      "Inventory management",
      "Training|Training and development",
      "Food safety",
      "HACCP",
      "Fine dining",
      "Cooking",
    ],
    nice: ["Pastry", "Butchery"],
    either: [
      "Kitchen management",
      "Stock control",
      "Professional cookery",
      "Team leadership",
      "Culinary arts",
      "Coaching",
    ],
  },
  {
    name: "Cuisinier, restaurant scolaire",
    trade: "cooking",
    form: "prose",
    language: "fr",
    text: `Le lycée agricole de Montclerc recherche un cuisinier ou une cuisinière pour son restaurant (450 couverts par jour). Vous préparez les repas avec des produits locaux, participez à l'élaboration des menus et veillez au nettoyage de la cuisine. Un CAP cuisine est exigé, ainsi que la connaissance des normes HACCP. Une expérience en restauration collective serait appréciée ; des notions de pâtisserie sont un atout. Vous n'avez pas besoin du permis de conduire. Le lycée dispose d'une ferme et d'un internat.`,
    must: ["Cooking", "Menu planning", "HACCP"],
    nice: ["Institutional catering", "Pastry"],
    either: ["Cleaning", "Kitchen hygiene", "Meal preparation", "Food preparation"],
  },
  {
    name: "Hotel receptionist",
    trade: "hospitality",
    form: "agency",
    language: "en",
    heldOut: true,
    text: `FRONT OFFICE AGENT — 5* property — through Lodgewell Hospitality Staffing

Our client's hotel overlooks the harbour and has a Michelin-starred restaurant.

Day to day you will handle check-in and check-out, take reservations, deal with guest complaints and do the night balance twice a month.

Applicants need:
+ fluent English and a second European language
+ previous front desk experience
+ knowledge of Opera PMS
+ outstanding customer service

It's an advantage if you have worked with Amadeus or have upselling experience.

We only reply to suitable applicants.`,
    must: [
      "Check-in and check-out",
      "Reservations",
      "Complaint handling",
      "English",
      "Front desk",
      "Opera PMS",
      "Customer service",
    ],
    nice: ["Amadeus", "Upselling"],
    either: [
      "Night audit",
      "Reception",
      "Guest relations",
      "Hospitality",
      "Cash handling",
      "Guest services",
    ],
  },
  {
    name: "Camarero, restaurante de playa",
    trade: "hospitality",
    form: "e-mail",
    language: "es",
    heldOut: true,
    text: `Hola, Marta:

Para la temporada necesitamos dos camareros en el chiringuito. Es imprescindible que tengan experiencia en servicio de mesas y que hablen inglés; el manejo de TPV también es obligatorio. Si además hablan alemán o saben de coctelería, mejor todavía, aunque no es requisito. El carnet de manipulador de alimentos lo tienen que traer. No hace falta saber cocinar.

Un saludo,
Paco`,
    must: ["Table service", "English", "POS systems", "Food handling certificate"],
    nice: ["German", "Cocktail making"],
    either: ["Waiting tables", "Food safety", "Food handling"],
  },
  {
    name: "Store manager, outdoor clothing",
    trade: "retail",
    form: "sections",
    language: "en",
    text: `Store Manager

Who we are: Fellside sells boots and jackets that last. Our brand is built on e-commerce and 22 shops.

Your responsibilities:
- Lead a team of nine and manage the rota
- Visual merchandising to brand guidelines
- Drive sales and reduce shrinkage
- Cash handling and banking

What we're looking for:
- Retail management experience
- Strong leadership
- Excellent customer service
- Comfortable with KPIs and reporting

Bonus:
- Experience with Shopify POS
- First aid at work`,
    must: [
      "Visual merchandising",
      "Sales",
      "Loss prevention",
      "Cash handling",
      "Retail management",
      "Leadership",
      "Customer service",
      "KPI reporting",
      "Scheduling",
    ],
    nice: ["Shopify", "First aid"],
    either: [
      "Team management",
      "Rota planning",
      "Reporting",
      "KPIs",
      "POS systems",
      "Shift planning",
      "Team leadership",
      "Staff scheduling",
      "Banking",
    ],
  },
  {
    name: "Verkäufer, Bäckerei",
    trade: "retail",
    form: "terse",
    language: "de",
    text: `Verkäufer/in für unsere Bäckerei gesucht (20 Std./Woche)
Wichtig sind uns: Kundenberatung, Kassieren, gute Deutschkenntnisse
Gern auch: Erfahrung als Barista
Eine Ausbildung im Bäckerhandwerk ist nicht nötig.
Gesundheitszeugnis erforderlich.`,
    must: ["Customer advice", "Cash handling", "German", "Gesundheitszeugnis"],
    nice: ["Barista"],
    either: ["Sales", "Food safety", "Food hygiene certificate"],
  },
  {
    name: "Sales development, software",
    trade: "sales",
    form: "sections",
    language: "en",
    text: `## Account Executive, Mid-Market

### About Quillpost
Quillpost writes contracts that people can read. Legal teams at 900 companies use us; our stack is Ruby on Rails and good coffee.

### What you'll be doing
- Own the full sales cycle from prospecting to close
- Run product demos
- Keep the pipeline clean in Salesforce

### What you'll bring
- 3+ years of B2B SaaS sales
- Proven negotiation skills
- Great presentation skills
- Fluent English and French

### Extra credit
- MEDDIC
- HubSpot
- You've sold to lawyers

### Perks
- Equity, dog-friendly office, public speaking club`,
    must: [
      "Prospecting",
      "Product demos",
      "Salesforce",
      "B2B sales",
      "SaaS",
      "Negotiation",
      "Presentation skills",
      "English",
      "French",
    ],
    nice: ["MEDDIC", "HubSpot"],
    either: ["Closing", "Sales", "Pipeline management", "SaaS sales", "Sales cycle management"],
  },
  {
    name: "Außendienst, Medizinprodukte",
    trade: "sales",
    form: "prose",
    language: "de",
    text: `Als Vertriebsmitarbeiter im Außendienst betreuen Sie für die Kallmeyer Medizintechnik Kliniken und Praxen in Nordbayern. Sie gewinnen neue Kunden, führen Produkte vor und verhandeln Rahmenverträge. Sie bringen mehrjährige Vertriebserfahrung mit, am besten in der Medizintechnik, und besitzen einen Führerschein der Klasse B. Verhandlungsgeschick und ein sicheres Auftreten sind unerlässlich. Der Umgang mit einem CRM-System ist Ihnen vertraut. Englischkenntnisse sind wünschenswert, Erfahrung mit Ausschreibungen wäre ein Pluspunkt. Unser Unternehmen entwickelt seit 1988 chirurgische Instrumente und legt Wert auf Forschung.`,
    must: [
      "Customer acquisition",
      "Product demonstration",
      "Negotiation",
      "Sales",
      "Driving licence",
      "CRM",
    ],
    nice: ["Medical devices", "English", "Tendering"],
    either: [
      "Field sales",
      "Contract negotiation",
      "Account management",
      "Medical technology",
      "Key account management",
      "New business development",
    ],
  },
  {
    name: "Contact centre agent",
    trade: "customer service",
    form: "public sector",
    language: "en",
    text: `Job profile: Contact Centre Adviser, Revenues and Benefits
Grade: E. Hours: 37. Location: Civic Centre.

Job purpose: to answer enquiries from residents by telephone, e-mail and live chat, to process payments and to update records.

Knowledge, skills and experience (E = essential, D = desirable)
- Experience in customer service (E)
- Accurate data entry (E)
- Complaint handling (E)
- Knowledge of council tax and housing benefit (D)
- British Sign Language (D)
- Experience of using Northgate or Academy (D)`,
    must: ["Customer service", "Data entry", "Complaint handling"],
    nice: ["Council tax", "Housing benefit", "British Sign Language", "Northgate", "Academy"],
    either: [
      "Payment processing",
      "Live chat",
      "Record keeping",
      "Telephone skills",
      "Call handling",
      "Sign language",
    ],
  },
  {
    name: "Hairdresser",
    trade: "beauty",
    form: "prose",
    language: "en",
    text: `Snip & Co. on Marlow High Street has a chair free. You're a qualified stylist, comfortable with cutting, colouring and balayage, and you enjoy a chat. Barbering experience is a bonus, and if you can do bridal hair you will never have a quiet Saturday. We use Fresha for bookings, you will pick it up in an hour. No need to bring your own clients. Good hygiene standards are non-negotiable.`,
    must: ["Hair cutting", "Hair coloring", "Balayage", "Hygiene"],
    nice: ["Barbering", "Bridal hair"],
    either: ["Hairdressing", "Fresha", "Hairstyling", "Styling"],
  },
  {
    name: "Housekeeping supervisor, cruise ship",
    trade: "hospitality",
    form: "bilingual",
    language: "es",
    text: `Supervisor/a de pisos · Housekeeping supervisor

Responsabilidades / Responsibilities
- Supervisión de un equipo de 20 camareras de pisos
- Control de calidad e inventario
- Formación del personal nuevo

Requisitos / Requirements
- Experiencia en limpieza y lavandería
- Inglés fluido
- Certificado STCW

Se valora / Preferred
- Conocimientos de italiano
- Experiencia con Opera

Condiciones / Conditions
- Contratos de seis meses, wifi a bordo, clases de salsa`,
    must: [
      "Supervision",
      "Quality control",
      "Inventory management",
      "Training|Training and development",
      "Cleaning",
      "Laundry",
      "English",
      "STCW",
    ],
    nice: ["Italian", "Opera PMS"],
    either: ["Housekeeping", "Team leadership", "Team management", "Opera"],
  },
  {
    name: "Kellner, Berggasthof",
    trade: "hospitality",
    form: "sections",
    language: "de",
    heldOut: true,
    text: `Servicekraft (m/w/d) für die Wintersaison

Das Haus: Der Berggasthof Steinalm liegt auf 1.600 Metern und hat 120 Plätze.

Das machst du:
Gäste begrüßen, servieren, kassieren.

Das brauchst du:
– Erfahrung im Service
– Deutsch und etwas Englisch

Das wäre toll:
– Weinkenntnisse
– Italienisch

Das bekommst du:
Zimmer, Skipass und drei Mahlzeiten am Tag`,
    must: ["Table service", "Cash handling", "German", "English"],
    nice: ["Wine knowledge", "Italian"],
    either: ["Customer service", "Hospitality", "Guest relations"],
  },
];
