import type { DescribedJob } from "./described-job.ts";

export const creativeDescriptions: DescribedJob[] = [
  {
    name: "Performance marketing manager",
    trade: "marketing",
    form: "sections",
    language: "en",
    text: `Performance Marketing Manager

Why Oatwell?
We make porridge exciting. Sold in 14 countries, loved on TikTok.

Your mission
• Plan and optimise paid campaigns on Google Ads and Meta Ads
• Run A/B tests on landing pages
• Report on CAC and ROAS every week

Your toolbox (must-haves)
• 4 years in performance marketing
• Google Analytics 4
• Excel or Google Sheets
• Budget management

Your secret ingredients (nice-to-haves)
• SQL
• Copywriting
• Experience with Amazon Advertising

Our promise
• Free porridge. A culture of feedback. Photoshop lessons on Fridays.`,
    must: [
      "Google Ads",
      "Meta Ads",
      "A/B testing",
      "Performance marketing",
      "Google Analytics",
      "Microsoft Excel",
      "Google Sheets",
      "Budget management",
    ],
    nice: ["SQL", "Copywriting", "Amazon Advertising"],
    either: [
      "Paid advertising",
      "Reporting",
      "Landing pages",
      "Campaign management",
      "Landing page optimization",
      "ROAS",
      "CAC",
    ],
  },
  {
    name: "Community manager, marque de cosmétiques",
    trade: "marketing",
    form: "agency",
    language: "fr",
    heldOut: true,
    text: `Notre client, une jeune marque de cosmétiques naturels, recherche un(e) community manager en CDI à Nantes.

Au quotidien, vous animez les réseaux sociaux (Instagram, TikTok), rédigez des contenus et suivez les statistiques.

Vous justifiez d'une première expérience en gestion de communauté. Vous maîtrisez Canva et la suite Adobe. Une excellente orthographe est impérative.

La connaissance du référencement naturel (SEO) serait un atout. L'anglais courant est souhaité.

Cabinet Orsenne accompagne les métiers de la communication depuis 2005.`,
    must: [
      "Social media",
      "Content writing",
      "Community management",
      "Canva",
      "Adobe Creative Suite",
      "Spelling",
    ],
    nice: ["SEO", "English"],
    either: [
      "Instagram",
      "TikTok",
      "Analytics",
      "Content creation",
      "Copywriting",
      "Web analytics",
      "Social media analytics",
    ],
  },
  {
    name: "Content marketing, German startup",
    trade: "marketing",
    form: "e-mail",
    language: "de",
    text: `Hallo Sven,

hier kurz, was wir für das Marketing brauchen: Jemanden, der Texte schreibt, die man gern liest, also Texterfahrung auf jeden Fall. SEO muss sitzen, Erfahrung mit WordPress ist Pflicht. Newsletter machen wir mit Mailchimp, das lernt man schnell, wäre aber super, wenn es schon bekannt ist. Bildbearbeitung in Photoshop ist kein Muss, hilft aber. Videoschnitt brauchen wir nicht, das macht Jule.

Danke dir!
Aylin`,
    must: ["Copywriting", "SEO", "WordPress"],
    nice: ["Mailchimp", "Adobe Photoshop"],
    either: ["Newsletter", "Email marketing", "Image editing", "Marketing", "Content marketing"],
  },
  {
    name: "Graphic designer, publisher",
    trade: "design",
    form: "prose",
    language: "en",
    text: `Greyfinch publishes about sixty illustrated books a year, most of them for children, and we need another designer. You'll take a title from manuscript to print, so typography and layout are at the heart of the job, and we ask for complete command of InDesign, Illustrator and Photoshop. Knowing how print production works is vital. Illustration skills are welcome but no requirement. A bit of After Effects would be a lovely surprise, as our marketing team is always short of it. Coding? Not here.`,
    must: [
      "Typography",
      "Layout",
      "Adobe InDesign",
      "Adobe Illustrator",
      "Adobe Photoshop",
      "Print production",
    ],
    nice: ["Illustration", "Adobe After Effects"],
    either: ["Graphic design", "Book design", "Layout design"],
  },
  {
    name: "UX designer, bank",
    trade: "design",
    form: "sections",
    language: "en",
    heldOut: true,
    text: `UX Designer

About Merrowbank
A bank without branches, for people without time. Our engineers write Kotlin and Go.

In this role you will
- carry out user research and usability testing
- turn findings into wireframes and prototypes in Figma
- look after our design system together with two colleagues

You should apply if you
- have a portfolio that shows your process
- know accessibility standards
- can facilitate workshops

We'd be thrilled if you
- know some HTML and CSS
- have worked in an agile team

Salary and benefits
- £48k–£56k, share options, free banking`,
    must: [
      "User research",
      "Usability testing",
      "Wireframing",
      "Prototyping",
      "Figma",
      "Design systems",
      "Accessibility",
      "Workshop facilitation",
    ],
    nice: ["HTML", "CSS", "Agile"],
    either: ["UX design", "Facilitation", "Workshops"],
  },
  {
    name: "Video editor, terse",
    trade: "media",
    form: "terse",
    language: "en",
    text: `Freelance video editor, 3 days/week, Leeds or remote
Premiere Pro essential. Colour grading in DaVinci Resolve essential. Sound mixing an advantage. Motion graphics (After Effects) an advantage. Own kit not needed. Drone licence: bonus.`,
    must: ["Adobe Premiere Pro", "Color grading", "DaVinci Resolve", "Video editing"],
    nice: ["Sound mixing", "Motion graphics", "Adobe After Effects", "Drone operation"],
    either: ["Audio mixing"],
  },
  {
    name: "Redakteur, Lokalzeitung",
    trade: "media",
    form: "sections",
    language: "de",
    heldOut: true,
    text: `Redakteur (m/w/d) Lokales

Wer wir sind
Der Unstrut-Bote erscheint seit 1849 und erreicht heute mehr Menschen online als auf Papier.

Das sind deine Themen
Du recherchierst, führst Interviews und schreibst Reportagen. Du planst unsere Auftritte in den sozialen Medien.

Das musst du können
- Abgeschlossenes Volontariat
- Sichere Recherche und stilsicheres Deutsch
- Erfahrung mit einem Content-Management-System

Das wäre das Sahnehäubchen
- Fotografie
- Podcast-Produktion

Das kannst du erwarten
- Tarifgehalt und eine Kantine mit Aussicht`,
    must: [
      "Research",
      "Interviewing|Interviews",
      "Writing",
      "Social media",
      "German",
      "Content management systems",
    ],
    nice: ["Photography", "Podcast production"],
    either: ["Journalism", "Reportage", "Reporting", "Content management", "Editing"],
  },
  {
    name: "Product photographer",
    trade: "media",
    form: "bilingual",
    language: "fr",
    text: `Photographe produit / Product photographer (F/H/X)

Tes tâches / Your tasks
– Prises de vue en studio (packshots, lifestyle)
– Retouche photo avec Photoshop et Lightroom

Ton profil / Your profile
– Très bonne maîtrise de l'éclairage studio
– Capture One
– Français et anglais

Atouts / Assets
– Vidéo
– Néerlandais

Nous offrons / We offer
– Un studio de 400 m² à Liège, chèques-repas, cours de poterie`,
    must: [
      "Product photography",
      "Photo retouching|Photo editing",
      "Adobe Photoshop",
      "Adobe Lightroom",
      "Studio lighting",
      "Capture One",
      "French",
      "English",
    ],
    nice: ["Videography", "Dutch"],
    either: ["Photography", "Video", "Lighting", "Studio photography"],
  },
  {
    name: "Event manager, trade fairs",
    trade: "events",
    form: "agency",
    language: "en",
    heldOut: true,
    text: `EVENT MANAGER (exhibitions), Manchester, to £40k

One of our favourite clients organises trade fairs for bakers, beekeepers and boat builders. They now need an Event Manager who can run two shows a year from floor plan to breakdown.

You'll need a strong background in event planning, budget management and supplier negotiation. Health and safety knowledge (IOSH or NEBOSH) is a must.

Preference will be given to candidates with AutoCAD skills and knowledge of exhibitor sales.

Interested? Candlewick People would love to hear from you.`,
    must: [
      "Event planning",
      "Budget management",
      "Negotiation",
      "Health and safety",
      "IOSH",
      "NEBOSH",
    ],
    nice: ["AutoCAD", "Sales|Exhibitor sales"],
    either: [
      "Event management",
      "Supplier negotiation",
      "Supplier management",
      "Exhibitions",
      "Floor planning",
      "Vendor management",
    ],
  },
  {
    name: "Product owner, project",
    trade: "project management",
    form: "sections",
    language: "en",
    text: `Project Manager (Rail Signalling)

Company profile
Signalworks GB designs signalling for rural lines. Our designers use Bentley tools and plenty of paper.

Position summary
Deliver signalling renewals worth up to £12m on time and within budget. Responsible for risk management, stakeholder management and contract administration under NEC4.

Skills and experience required
- APM or PMP certification
- Primavera P6
- Track record in rail projects

Advantageous but not required
- PTS card
- Earned value management

Additional information
Occasional nights. Security clearance will be arranged by us.`,
    must: [
      "Risk management",
      "Stakeholder management",
      "Contract management",
      "NEC4",
      "APM",
      "PMP",
      "Primavera P6",
      "Project management",
      "Rail",
    ],
    nice: ["PTS", "Earned value management"],
    either: ["Budget management", "Railway signalling", "NEC contracts"],
  },
  {
    name: "Translator, Spanish legal",
    trade: "languages",
    form: "prose",
    language: "en",
    text: `We translate contracts, judgments and the odd love letter. For our Madrid desk we are looking for an in-house translator working from English and French into Spanish. A certified translator's stamp (traductor jurado) is required, and so is daily practice with Trados. Legal translation experience is a must. Subtitling would be an interesting extra; interpreting may come up now and then, though it's entirely optional. Our project managers take care of invoicing and layout.`,
    must: [
      "Translation",
      "English",
      "French",
      "Spanish",
      "Trados",
      "Legal translation",
      "Sworn translation",
    ],
    nice: ["Subtitling", "Interpreting"],
    either: ["CAT tools"],
  },
  {
    name: "Supply chain analyst, Spanish prose",
    trade: "purchasing",
    form: "prose",
    language: "es",
    text: `Somos una fábrica de calzado de Elche con 140 empleados y vendemos en toda Europa. Buscamos una persona para el departamento de compras que negocie con proveedores, controle el inventario y prepare pedidos. Es necesario tener experiencia en compras y dominar Excel. También exigimos un buen nivel de inglés. Valoraremos positivamente conocimientos de SAP y de comercio exterior. Si hablas chino, sería un plus. No se requiere experiencia en el sector del calzado.`,
    must: [
      "Supplier negotiation",
      "Inventory management",
      "Purchasing",
      "Microsoft Excel",
      "English",
    ],
    nice: ["SAP", "Foreign trade", "Chinese"],
    either: [
      "Negotiation",
      "Order processing",
      "Mandarin",
      "Procurement",
      "Supplier management",
      "International trade",
    ],
  },
  {
    name: "Property manager, Hausverwaltung",
    trade: "real estate",
    form: "prose",
    language: "de",
    text: `Die Hausverwaltung Brückner betreut 1.900 Wohnungen in Leipzig. Zur Verstärkung suchen wir eine Immobilienverwalterin oder einen Immobilienverwalter. Sie erstellen Nebenkostenabrechnungen, beauftragen Handwerker und leiten Eigentümerversammlungen. Unabdingbar sind eine Ausbildung als Immobilienkaufmann oder Immobilienkauffrau und fundierte Kenntnisse im Mietrecht und WEG-Recht. Kenntnisse in Domus oder einer ähnlichen Software sind hilfreich. Schön wäre auch ein Führerschein. Buchhaltungskenntnisse werden nicht vorausgesetzt. Wir legen Wert auf ein gutes Miteinander.`,
    must: ["Nebenkostenabrechnung", "Mietrecht", "WEG-Recht", "Property management"],
    nice: ["Domus", "Driving licence"],
    either: [
      "Owners' meetings",
      "Contractor management",
      "Tenancy law",
      "Real estate",
      "Condominium law",
    ],
  },
  {
    name: "Security guard",
    trade: "security services",
    form: "terse",
    language: "en",
    heldOut: true,
    text: `Security officer, shopping centre, nights
SIA licence mandatory
CCTV monitoring, access control, patrols, incident reporting
First aid preferred
Conflict management training preferred
Driving licence useful but not necessary`,
    must: ["SIA licence", "CCTV monitoring", "Access control", "Patrols", "Incident reporting"],
    nice: ["First aid", "Conflict management", "Driving licence"],
    either: ["Security", "Conflict resolution"],
  },
];
