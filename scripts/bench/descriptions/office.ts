import type { DescribedJob } from "./described-job.ts";

export const officeDescriptions: DescribedJob[] = [
  {
    name: "Financial accountant, shipping company",
    trade: "accounting",
    form: "sections",
    language: "en",
    text: `Financial Accountant

The company
Norrvik Lines runs eleven ferries. We moved our fleet management to the cloud last year.

Responsibilities
• Prepare the month-end close and bank reconciliations
• Look after accounts payable and accounts receivable
• Support the annual audit and VAT returns

Requirements
• ACCA or CIMA, part-qualified accepted
• Good working knowledge of IFRS
• Advanced Excel (pivot tables, lookups)
• Experience with SAP FI

Bonus points
• Power BI
• A Scandinavian language, e.g. Norwegian`,
    must: [
      "Month-end close",
      "Bank reconciliation",
      "Accounts payable",
      "Accounts receivable",
      "Auditing",
      "VAT",
      "ACCA",
      "CIMA",
      "IFRS",
      "Microsoft Excel",
      "SAP FI",
      "Pivot tables",
    ],
    nice: ["Power BI", "Norwegian"],
    either: ["Accounting", "SAP", "VAT returns", "Financial accounting", "Tax returns"],
  },
  {
    name: "Lohnbuchhalter, Steuerkanzlei",
    trade: "accounting",
    form: "prose",
    language: "de",
    text: `Für unsere Kanzlei in Göttingen suchen wir zum nächstmöglichen Zeitpunkt eine Lohnbuchhalterin oder einen Lohnbuchhalter. Sie übernehmen die Lohn- und Gehaltsabrechnung für rund 60 Mandanten, erstellen Bescheinigungen und sind Ansprechperson für Krankenkassen. Voraussetzung ist eine kaufmännische Ausbildung sowie sicherer Umgang mit DATEV. Kenntnisse im Lohnsteuerrecht und im Sozialversicherungsrecht setzen wir voraus, ebenso MS Office. Erfahrung in der Finanzbuchhaltung wäre schön, ist aber keine Bedingung. Englischkenntnisse benötigen Sie bei uns nicht. Wir sind 18 Menschen, arbeiten papierlos und feiern gern.`,
    must: ["Payroll", "DATEV", "Payroll tax law", "Social security law", "Microsoft Office"],
    nice: ["Financial accounting"],
    either: ["Accounting", "Tax law", "Lohnsteuer"],
  },
  {
    name: "HR business partner, food group",
    trade: "human resources",
    form: "agency",
    language: "en",
    heldOut: true,
    text: `Exclusive to Fennimore Talent: our client, a fast growing group of organic food brands, requires an HR Business Partner to support two production sites.

You'll be the trusted adviser to site managers on employee relations, performance management and workforce planning, and you'll lead recruitment for the site.

To be considered you must have:
- a CIPD level 5 qualification or higher
- sound knowledge of UK employment law
- experience of working with trade unions
- confidence with HR systems, ideally Workday

It would be advantageous to have some experience of TUPE transfers and of job evaluation.

Salary up to £52k. Our consultants are available on LinkedIn day and night.`,
    must: [
      "Employee relations",
      "Performance management",
      "Workforce planning",
      "Recruiting",
      "CIPD",
      "Employment law",
      "HRIS",
    ],
    nice: ["Workday", "TUPE", "Job evaluation"],
    either: [
      "Trade unions",
      "Labor relations",
      "HR business partnering",
      "Stakeholder management",
      "Human resources",
    ],
  },
  {
    name: "Recruiter, terse",
    trade: "human resources",
    form: "terse",
    language: "en",
    text: `Technical recruiter (contract, 6 months)
- active sourcing on LinkedIn Recruiter: required
- Boolean search: required
- ATS (Greenhouse): preferred
- structured interviewing: preferred
- employer branding: nice to have`,
    must: ["Sourcing", "LinkedIn Recruiter", "Boolean search"],
    nice: ["Applicant tracking systems", "Greenhouse", "Interviewing", "Employer branding"],
    either: ["Recruiting", "Technical recruiting"],
  },
  {
    name: "Solicitor, commercial property",
    trade: "law",
    form: "prose",
    language: "en",
    text: `Pettigrew Oake is a partnership of nine solicitors in a cathedral city. Our commercial property department needs a solicitor with two to six years' experience after qualification. The caseload is a mix of leases, acquisitions and lender work, so you must be able to run conveyancing transactions from instruction to completion and be at home with due diligence and contract drafting. Familiarity with our case management system, Leap, is useful but can be learned in a week. A knowledge of planning law would be desirable. We also do family law and probate, but you won't. We are looking for somebody with good negotiation skills who likes to meet clients face to face.`,
    must: [
      "Commercial property",
      "Conveyancing",
      "Due diligence",
      "Contract drafting",
      "Negotiation",
    ],
    nice: ["Leap", "Planning law"],
    either: [
      "Case management",
      "Leases",
      "Client relations",
      "Property law",
      "Real estate law",
      "Legal practice",
    ],
  },
  {
    name: "Rechtsanwaltsfachangestellte",
    trade: "law",
    form: "e-mail",
    language: "de",
    heldOut: true,
    text: `Liebe Frau Kessler,

wie besprochen hier das Profil für unsere Anzeige. Wir brauchen ab April eine Rechtsanwaltsfachangestellte oder einen Rechtsanwaltsfachangestellten. Zwingend sind Kenntnisse in RA-Micro, sicheres Zehnfingerschreiben und Erfahrung in der Zwangsvollstreckung. Auch die Abrechnung nach RVG muss sitzen. Wenn jemand Englisch kann, freuen wir uns, es ist aber nicht nötig. Notariatskenntnisse sind willkommen, aber kein Muss.

Herzliche Grüße
Dr. Jonas Wiebe`,
    must: ["RA-Micro", "Touch typing", "Debt enforcement", "RVG"],
    nice: ["English", "Notarial practice"],
    either: ["Billing", "Zwangsvollstreckung"],
  },
  {
    name: "Executive assistant",
    trade: "administration",
    form: "sections",
    language: "en",
    text: `EXECUTIVE ASSISTANT TO THE CHIEF EXECUTIVE

WHO WE ARE
Tamber Trust gives grants to village halls. We use Salesforce to keep track of 4,000 of them.

WHAT THE JOB INVOLVES
Diary management, travel arrangements, minute taking at board meetings, and looking after visitors.

WHAT WE ARE LOOKING FOR
Previous experience supporting a senior leader. Excellent organisational skills. Confident use of Outlook, Word and PowerPoint. Discretion.

WHAT WOULD MAKE YOU STAND OUT
Event planning. Shorthand. Knowledge of charity governance.`,
    must: [
      "Calendar management",
      "Travel arrangements",
      "Minute taking",
      "Microsoft Outlook",
      "Microsoft Word",
      "Microsoft PowerPoint",
      "Organizational skills",
    ],
    nice: ["Event planning", "Shorthand", "Governance"],
    either: [
      "Executive support",
      "Charity governance",
      "Confidentiality",
      "Corporate governance",
      "Executive assistance",
    ],
  },
  {
    name: "Assistant administratif, mairie",
    trade: "public administration",
    form: "public sector",
    language: "fr",
    text: `Commune de Saint-Aubert-les-Prés
Avis de vacance d'emploi : assistant(e) administratif(ve), catégorie C

Missions du poste : accueil du public, gestion du courrier, rédaction de comptes rendus et suivi de l'état civil.

Profil demandé :
- maîtrise du Pack Office, notamment Word et Excel
- qualités rédactionnelles
- sens du service public
- connaissance des marchés publics exigée

Seraient appréciés : la connaissance du logiciel Berger-Levrault et le permis B.

Renseignements auprès du secrétariat général. Candidature à adresser à Madame le Maire.`,
    must: [
      "Reception",
      "Microsoft Office",
      "Microsoft Word",
      "Microsoft Excel",
      "Public procurement",
      "Writing",
      "Mail management",
      "Civil registry",
    ],
    nice: ["Berger-Levrault", "Driving licence"],
    either: ["Customer service", "Minute taking", "Public service", "Report writing"],
  },
  {
    name: "Claims handler, insurer",
    trade: "insurance",
    form: "prose",
    language: "en",
    text: `At Fairhaven Insurance every claim has one person from beginning to end, and you could be that person. You will take first notifications of loss, assess liability, set reserves and negotiate settlements with third parties. You bring at least two years in motor claims handling, a good telephone manner and knowledge of the FCA's rules. Cert CII is preferred. Experience with Guidewire ClaimCenter is an asset, not a condition. We have won awards for our marketing and our apprenticeship scheme, and our offices are fully wheelchair accessible.`,
    must: [
      "Claims handling",
      "Liability assessment",
      "Negotiation",
      "FCA regulations",
      "Motor insurance",
      "Telephone skills",
      "Reserving",
    ],
    nice: ["Cert CII", "Guidewire"],
    either: [
      "Insurance",
      "Settlement negotiation",
      "Loss assessment",
      "Motor claims",
      "Claims reserving",
    ],
  },
  {
    name: "Asesor de seguros y banca",
    trade: "banking",
    form: "agency",
    language: "es",
    text: `Desde Talento Ibérico seleccionamos para una importante entidad financiera un/a asesor/a comercial de banca.

¿Qué harás?
- Gestión de una cartera de clientes particulares
- Venta de productos de ahorro e hipotecas
- Atención al cliente en oficina

¿Qué buscamos?
- Grado en ADE o Economía
- Certificación MiFID II
- Experiencia en ventas
- Manejo de Excel

¿Qué se valora?
- Inglés avanzado
- Conocimiento del mercado de seguros

Nuestro cliente ofrece salario fijo más variable y seguro médico.`,
    must: [
      "Portfolio management",
      "Mortgages",
      "Customer service",
      "MiFID II",
      "Sales",
      "Microsoft Excel",
    ],
    nice: ["English", "Insurance"],
    either: [
      "Banking",
      "Savings products",
      "Economics",
      "Business administration",
      "Retail banking",
      "Account management",
    ],
  },
  {
    name: "Bookkeeper, part time, e-mail",
    trade: "accounting",
    form: "e-mail",
    language: "en",
    heldOut: true,
    text: `Hello everyone,

our bookkeeper Maud retires in June, please pass this on. We need somebody for about twelve hours a week who knows Xero inside out, can do the payroll for nine people and gets the VAT returns in on time. Bank reconciliation every Friday. Being AAT qualified would be lovely; so would experience of the construction industry scheme. We used to be on Sage but that's history, so don't worry about it.

Thanks,
Priya (Copper Lane Joinery)`,
    must: ["Xero", "Payroll", "VAT returns", "Bank reconciliation"],
    nice: ["AAT", "Construction Industry Scheme"],
    either: ["Bookkeeping", "VAT", "Construction"],
  },
];
