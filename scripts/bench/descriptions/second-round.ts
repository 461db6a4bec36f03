import type { DescribedJob } from "./described-job.ts";

/** Written after the first rules, judged unseen once (recall 0.62), and tuned for since. */
export const secondRoundDescriptions: DescribedJob[] = [
  {
    name: "Network administrator, university",
    trade: "IT operations",
    form: "public sector",
    language: "en",
    text: `University of Harnwick – Information Services
Network Administrator, Grade 7

You will be responsible for the campus network, including routing and switching, wireless networks and the firewalls that protect our research data.

Selection criteria

Essential
- CCNA or equivalent
- Practical experience with Cisco and Fortinet equipment
- Working knowledge of DNS and DHCP
- Ability to explain technical matters to non-technical colleagues

Desirable
- Python or Ansible for network automation
- Experience of Eduroam
- A driving licence

The University offers a generous pension and free entry to the botanic garden.`,
    must: [
      "Routing and switching",
      "Wireless networks",
      "Firewalls",
      "CCNA",
      "Cisco",
      "Fortinet",
      "DNS",
      "DHCP",
    ],
    nice: ["Python", "Ansible", "Network automation", "Eduroam", "Driving licence"],
    either: ["Communication", "Network administration", "Networking"],
  },
  {
    name: "SAP-Berater",
    trade: "software",
    form: "agency",
    language: "de",
    text: `Unser Mandant ist ein Handelshaus mit Sitz in Bremen und 3.000 Beschäftigten. Für das IT-Team suchen wir eine/n

SAP-Berater/in MM/SD

Ihre Verantwortung
• Beratung der Fachbereiche bei der Einführung von SAP S/4HANA
• Customizing der Module MM und SD
• Erstellung von Schulungsunterlagen

Ihr Hintergrund
• Mehrjährige Erfahrung in der SAP-Beratung
• Gute Prozesskenntnisse im Einkauf und Vertrieb
• Sehr gutes Deutsch und gutes Englisch

Gern gesehen
• ABAP-Grundkenntnisse
• Erfahrung mit SAP Fiori

Was unser Mandant bietet
• Ein modernes Büro, Kaffee aus eigener Rösterei, betriebliche Altersvorsorge`,
    must: [
      "SAP S/4HANA",
      "SAP MM",
      "SAP SD",
      "SAP",
      "Procurement",
      "Sales",
      "German",
      "English",
      "Customizing",
    ],
    nice: ["ABAP", "SAP Fiori"],
    either: ["Training materials", "Consulting", "Schulungsunterlagen", "SAP consulting"],
  },
  {
    name: "Machine learning engineer",
    trade: "data",
    form: "sections",
    language: "en",
    text: `Machine Learning Engineer (f/m/x)

Hi, we're Kestrelworks.
We teach drones to count sheep. Really. Farmers from Wales to Patagonia use our app.

You'll spend your days
- training computer vision models in PyTorch
- deploying them on edge devices with ONNX and Docker
- keeping our labelling pipeline healthy

Things we can't do without
- three years of machine learning in production
- excellent Python
- good software engineering habits: Git, testing, code review

Things that would make us smile
- C++
- experience with MLflow or Kubeflow
- you know one end of a sheep from the other

Things we give
- a laptop of your choosing, a conference each year, wool socks`,
    must: [
      "Computer vision",
      "PyTorch",
      "ONNX",
      "Docker",
      "Machine learning",
      "Python",
      "Git",
      "Code review",
    ],
    nice: ["C++", "MLflow", "Kubeflow"],
    either: [
      "Testing",
      "Edge computing",
      "Data labeling",
      "Software engineering",
      "Software testing",
      "Edge devices",
      "Data labelling",
    ],
  },
  {
    name: "Midwife, birth centre",
    trade: "nursing",
    form: "prose",
    language: "en",
    text: `The Birth Centre at Eastlea welcomes around 900 babies a year, and we should like to welcome you. As a midwife with us you provide antenatal care, support women in labour and visit them at home in the first ten days. You must be registered with the NMC and up to date in neonatal resuscitation. We also expect sound record keeping and a warm manner. Experience of water births would be wonderful, and training in hypnobirthing is a further advantage. You need not have worked in a birth centre before. Our building has a roof terrace and six pools.`,
    must: [
      "Midwifery",
      "Antenatal care",
      "NMC registration",
      "Neonatal resuscitation",
      "Record keeping",
    ],
    nice: ["Water births", "Hypnobirthing"],
    either: ["Postnatal care", "Home visits"],
  },
  {
    name: "Radiographer, terse",
    trade: "healthcare imaging",
    form: "terse",
    language: "en",
    text: `Radiographer, locum, 3 months, Wirral
HCPC registration is a must
CT and MRI experience essential
PACS / RIS
IV cannulation preferred
Mammography: nice but not needed
Rate £31/h`,
    must: ["HCPC registration", "CT", "MRI", "PACS", "RIS"],
    nice: ["Cannulation", "Mammography"],
    either: ["Radiography", "Radiology", "CT scans", "IV therapy"],
  },
  {
    name: "Ergotherapeutin, Reha-Klinik",
    trade: "therapy",
    form: "sections",
    language: "de",
    text: `Ergotherapeut (m/w/d) für unsere neurologische Reha

Darauf dürfen Sie sich freuen
Ein Team von zwölf Therapeutinnen und Therapeuten, eine Klinik im Grünen und ein eigenes Schwimmbad.

Das gehört zu Ihrem Alltag
- Einzel- und Gruppentherapie
- Hilfsmittelversorgung
- Dokumentation der Therapieverläufe

Das wünschen wir uns von Ihnen
- Staatliche Anerkennung als Ergotherapeut
- Erfahrung in der Neurologie
- Kenntnisse nach Bobath
- Teamfähigkeit

Ein Pluspunkt wäre
- Erfahrung im Hirnleistungstraining`,
    must: [
      "Group therapy",
      "Hilfsmittelversorgung",
      "Documentation|Dokumentation",
      "Occupational therapy",
      "Neurology",
      "Bobath",
      "Teamwork",
    ],
    nice: ["Cognitive training|Hirnleistungstraining"],
    either: ["Rehabilitation", "Individual therapy"],
  },
  {
    name: "Veterinary nurse",
    trade: "veterinary care",
    form: "e-mail",
    language: "en",
    text: `Hi Jo,

please find us a vet nurse for the Corbridge branch! RVN registration essential. We need someone who can monitor anaesthesia, run the lab and take decent x-rays; dental charting as well. Good with anxious owners, so customer care really matters. An interest in exotics would be a bonus – Sam has started seeing parrots. Cert in emergency nursing? Lovely, but don't hold out for it. No farm work involved and no nights.

Ta,
Marcus`,
    must: ["RVN registration", "Anesthesia", "Radiography", "Dental charting", "Customer care"],
    nice: ["Exotics", "Emergency nursing"],
    either: ["Laboratory work", "Veterinary nursing", "Veterinary medicine", "Lab work"],
  },
  {
    name: "Controller, Mittelstand",
    trade: "accounting",
    form: "sections",
    language: "de",
    text: `Controller (m/w/d)

Ihr neuer Arbeitgeber
Die Feinblech Haller GmbH fertigt Gehäuse für die Medizintechnik und beschäftigt 420 Menschen.

Ihr Aufgabengebiet
• Monatliches Reporting an die Geschäftsführung
• Budgetplanung und Forecast
• Kostenstellenrechnung und Kalkulation
• Mitarbeit am Jahresabschluss

Fachliche Anforderungen
• Studium der Betriebswirtschaftslehre oder vergleichbar
• Sehr gute Excel-Kenntnisse, gern auch Power Query
• Sicherer Umgang mit SAP CO
• Kenntnisse in HGB

Persönliche Anforderungen
• Analytisches Denkvermögen
• Kommunikationsstärke

Unser Angebot
• 30 Tage Urlaub, Gleitzeit, Kantine`,
    must: [
      "Reporting",
      "Budget management",
      "Forecasting",
      "Cost accounting",
      "Month-end close",
      "Microsoft Excel",
      "SAP CO",
      "HGB",
      "Analytical thinking",
      "Communication",
    ],
    nice: ["Power Query"],
    either: [
      "Controlling",
      "Calculation",
      "Business administration",
      "Cost estimating",
      "Kalkulation",
      "Kostenstellenrechnung",
      "Financial reporting",
      "Forecast",
    ],
  },
  {
    name: "Gestionnaire de paie",
    trade: "accounting",
    form: "agency",
    language: "fr",
    text: `Vaucelles Recrutement recherche pour l'un de ses clients, cabinet d'expertise comptable à Caen, un(e) gestionnaire de paie.

Rattaché(e) au responsable social, vous établissez 300 bulletins de paie par mois, réalisez les déclarations sociales (DSN) et conseillez les clients en droit du travail.

De formation Bac+2, vous avez au moins deux ans d'expérience en paie. La maîtrise de Silae est exigée. Vous êtes à l'aise avec Excel.

La connaissance de la convention collective du bâtiment est appréciée. L'anglais n'est pas nécessaire.

Poste en CDI, tickets restaurant, mutuelle.`,
    must: ["Payroll", "DSN|Déclarations sociales", "Employment law", "Silae", "Microsoft Excel"],
    nice: ["Convention collective du bâtiment|Convention collective"],
    either: ["Client advice", "Social declarations", "Bulletins de paie", "Payslips"],
  },
  {
    name: "Buyer, engineering group",
    trade: "purchasing",
    form: "agency",
    language: "en",
    text: `Buyer – precision engineering – Coventry – £38k

We're recruiting on behalf of a family-owned engineering group that exports to forty countries.

Key duties include: raising purchase orders, supplier negotiation, managing vendor performance and expediting late deliveries.

What you'll need to succeed:
- A background in purchasing within manufacturing
- Ability to read engineering drawings
- ERP experience (Epicor preferred)
- Strong Excel skills

CIPS qualified or part qualified would be beneficial but isn't essential. Knowledge of customs procedures would also be of interest.

What you'll get in return: hybrid working, bonus scheme, gym.`,
    must: [
      "Purchase orders",
      "Supplier negotiation",
      "Vendor management",
      "Purchasing",
      "Engineering drawings",
      "ERP",
      "Microsoft Excel",
    ],
    nice: ["Epicor", "CIPS", "Customs"],
    either: ["Expediting", "Manufacturing", "Supplier management", "Customs procedures"],
  },
  {
    name: "Civil engineer, bridges",
    trade: "construction",
    form: "prose",
    language: "en",
    text: `Bridges outlive their builders, and Marchbank Consulting has been looking after them for fifty years. Our Glasgow office is searching for a civil engineer to inspect, assess and strengthen road and rail bridges. The role calls for a chartered or nearly chartered engineer with a thorough understanding of Eurocodes, structural analysis and reinforced concrete. AutoCAD is used every day and proficiency in it is assumed. It would be advantageous to have used MIDAS or LUSAS; rope access certification is also of interest. Previous consultancy experience isn't a prerequisite. We give every new colleague a mentor and a very good raincoat.`,
    must: [
      "Bridge inspection",
      "Eurocodes",
      "Structural analysis",
      "Reinforced concrete",
      "AutoCAD",
      "Chartered engineer",
    ],
    nice: ["MIDAS", "LUSAS", "Rope access"],
    either: [
      "Civil engineering",
      "Bridges",
      "Concrete work",
      "Concrete",
      "Structural assessment",
      "Consulting",
    ],
  },
  {
    name: "Fontanero, comunidad de vecinos",
    trade: "construction",
    form: "sections",
    language: "es",
    text: `FONTANERO/A OFICIAL

La empresa
Aguas y Calor Montes da servicio a comunidades de vecinos en Zaragoza desde 1992.

Tareas
- Instalación y reparación de tuberías
- Mantenimiento de calderas
- Atención a averías urgentes

Se requiere
- Experiencia mínima de dos años en fontanería
- Carné de instalador de gas
- Permiso de conducir B

Se ofrece
- Furgoneta, móvil de empresa, formación continua en climatización

Se tendrá en cuenta
- Conocimientos de soldadura
- Experiencia en energía solar térmica`,
    must: [
      "Pipe installation",
      "Boiler maintenance",
      "Plumbing",
      "Gas installer licence|Carné de instalador de gas|Instalador de gas",
      "Driving licence",
    ],
    nice: ["Welding", "Solar thermal energy|Energía solar térmica|Energía solar"],
    either: ["Maintenance", "Emergency repairs", "Repair", "Boilers", "HVAC"],
  },
  {
    name: "Cabin crew",
    trade: "aviation",
    form: "sections",
    language: "en",
    text: `Cabin Crew – Bristol base

Our airline
Wensley Air flies twelve turboprops to islands that nobody else flies to.

As a member of our crew you'll
* carry out safety demonstrations and emergency procedures
* provide in-flight service and sell refreshments
* look after passengers who need a hand

You'll need to
* be able to swim 25 metres
* speak fluent English
* have customer service experience
* hold a valid passport

It'd be a bonus if you
* hold an attestation as cabin crew
* speak Gaelic or French
* have a first aid certificate

We'll teach you
* fire fighting, evacuation, and how to pour coffee in turbulence`,
    must: [
      "Safety demonstrations",
      "Emergency procedures",
      "In-flight service",
      "Swimming",
      "English",
      "Customer service",
    ],
    nice: ["Cabin crew attestation", "Gaelic|Irish", "French", "First aid"],
    either: ["Sales", "Passenger assistance", "Flight attendant service", "Swim"],
  },
  {
    name: "Busfahrer, Stadtverkehr",
    trade: "transport",
    form: "e-mail",
    language: "de",
    text: `Hallo Kerstin,

für die Linie 7 brauchen wir zwei Busfahrer (gern auch Busfahrerinnen). Bitte in die Anzeige: Führerschein Klasse D zwingend, Schlüsselzahl 95 ebenfalls. Deutsch mindestens B1, weil die Leute nach dem Weg fragen. Kundenfreundlichkeit ist uns sehr wichtig. Ortskenntnisse wären nett, sind aber nicht erforderlich. Wer Erste Hilfe kann, umso besser. Technische Kenntnisse braucht niemand, das macht die Werkstatt.

Gruß
Manfred`,
    must: [
      "Führerschein Klasse D",
      "Driver CPC",
      "German",
      "Customer orientation|Kundenfreundlichkeit",
    ],
    nice: ["Ortskenntnisse", "First aid"],
    either: [
      "Bus driving",
      "Local knowledge",
      "Passenger transport",
      "Customer service",
      "Commercial driving licence",
      "Driving licence",
    ],
  },
  {
    name: "Barista and shift leader",
    trade: "hospitality",
    form: "prose",
    language: "en",
    text: `Coffee first, questions later. Third Kettle is a small roastery with two cafés by the canal and we're hiring a barista who can lead a shift. You can dial in an espresso, pour decent latte art and keep smiling when the queue reaches the door. Cash handling and till reconciliation come with the job, as do food hygiene checks. A level 2 food safety certificate is needed from day one. If you've roasted before, tell us, we'd love that. SCA certification is not required, we'll pay for it. Our bakery is run by Ola, so you won't be baking.`,
    must: [
      "Espresso preparation",
      "Latte art",
      "Cash handling",
      "Food hygiene",
      "Shift leadership",
    ],
    nice: ["Coffee roasting|Roasting"],
    either: [
      "Barista",
      "Reconciliation",
      "Till reconciliation",
      "Customer service",
      "Team leadership",
      "Leadership",
    ],
  },
  {
    name: "Pâtissier, boutique",
    trade: "cooking",
    form: "terse",
    language: "fr",
    text: `Pâtisserie Lormeau, Dijon, cherche pâtissier/pâtissière
Impératif : CAP pâtissier, travail du chocolat, entremets
Hygiène HACCP obligatoire
Un plus : viennoiserie, glaces
Horaires : 5 h – 13 h, fermé le lundi`,
    must: ["Pastry", "Chocolate work|Travail du chocolat|Chocolat", "Entremets", "HACCP"],
    nice: ["Viennoiserie", "Ice cream|Glaces"],
    either: ["Hygiene", "Baking"],
  },
  {
    name: "Fashion sales adviser, luxury",
    trade: "retail",
    form: "bilingual",
    language: "fr",
    text: `Conseiller de vente / Sales Adviser – Maison Ardoise

Vos responsabilités / Your responsibilities
• Accueil et conseil d'une clientèle internationale
• Encaissement
• Merchandising visuel de la boutique

Votre profil / Your profile
• Expérience dans le commerce de luxe
• Anglais courant indispensable
• Présentation soignée

Serait apprécié / Would be appreciated
• Mandarin ou arabe
• Maîtrise d'un outil de clienteling

Nos avantages / Our benefits
• Uniforme, réduction sur les collections, formations au parfum`,
    must: [
      "Customer advice",
      "Cash handling",
      "Visual merchandising",
      "Luxury retail|Commerce de luxe",
      "English",
    ],
    nice: ["Mandarin", "Arabic", "Clienteling"],
    either: ["Reception", "Retail", "Customer service", "Sales", "Accueil"],
  },
  {
    name: "Estate agent",
    trade: "real estate",
    form: "sections",
    language: "en",
    text: `Sales Negotiator

About Larch & Lowe
Independent estate agents since 1979. Three offices, eleven people, one golden retriever.

What you'll be responsible for
Valuations, viewings, negotiating offers and keeping buyers and sellers informed.

The must-haves
A full UK driving licence. At least one year in estate agency. Excellent telephone skills. Confidence with Rightmove.

The nice-to-haves
Propertymark qualification. Experience with Reapit. Photography.

The rest
Basic £24k, OTE £45k. Company car. Sundays free.`,
    must: [
      "Property valuation",
      "Viewings",
      "Negotiation",
      "Driving licence",
      "Estate agency",
      "Telephone skills",
      "Rightmove",
    ],
    nice: ["Propertymark", "Reapit", "Photography"],
    either: ["Customer communication", "Sales", "Valuation", "Communication"],
  },
  {
    name: "Radio producer",
    trade: "media",
    form: "prose",
    language: "en",
    text: `Harbour FM has been on air since before the lighthouse was automated. We need a producer for our breakfast show. You'll book guests, write scripts and edit audio against the clock, so we want experience in radio production, a nose for news and complete fluency in Adobe Audition. Media law training is essential. Social media skills are highly desirable; presenting experience might come in handy when Bob oversleeps. You don't need to be a musician. Our advertising is sold by another company.`,
    must: ["Script writing", "Audio editing", "Radio production", "Adobe Audition", "Media law"],
    nice: ["Social media", "Presenting"],
    either: ["Guest booking", "News judgement", "Journalism", "News", "Radio"],
  },
  {
    name: "Statistician, health agency",
    trade: "science",
    form: "public sector",
    language: "en",
    text: `NATIONAL HEALTH DATA AGENCY
Senior Statistician – reference 2291

Job summary
Produce official statistics on waiting times, develop forecasting models and advise policy colleagues.

Person specification
The following criteria will be assessed at application:

Essential criteria
– Degree in statistics or a numerate subject
– Advanced R, including Shiny
– Experience of survey methodology
– Data visualisation
– Clear writing for non-specialists

Desirable criteria
– SQL
– Knowledge of epidemiology
– Experience of Git

Things to note
The Agency does not sponsor visas. Interviews will be held in May.`,
    must: ["Statistics", "Forecasting", "R", "Shiny", "Survey methodology", "Data visualization"],
    nice: ["SQL", "Epidemiology", "Git"],
    either: [
      "Writing",
      "Statistical modelling",
      "Policy advice",
      "Forecasting models",
      "Clear writing",
      "Written communication",
    ],
  },
  {
    name: "Chimiste formulation",
    trade: "science",
    form: "prose",
    language: "fr",
    text: `Les Laboratoires Aubrac fabriquent des soins pour peaux sensibles depuis 1987. Notre équipe de recherche s'agrandit et nous recherchons un(e) chimiste en formulation. Vous développez de nouvelles crèmes, suivez les études de stabilité et rédigez les dossiers réglementaires. Titulaire d'un master en chimie, vous avez une solide expérience en formulation cosmétique et connaissez les bonnes pratiques de fabrication. La maîtrise de l'anglais est requise. Des connaissances en microbiologie seraient un atout, de même qu'une pratique des plans d'expériences. Aucune expérience commerciale n'est requise. Notre site est certifié et entouré de lavande.`,
    must: [
      "Formulation",
      "Stability studies|Études de stabilité",
      "Regulatory affairs|Dossiers réglementaires",
      "Cosmetic formulation|Formulation cosmétique",
      "GMP",
      "English",
    ],
    nice: ["Microbiology", "Experimental design|Plans d'expériences"],
    either: ["Chemistry", "Product development", "Research"],
  },
  {
    name: "Maestro de primaria",
    trade: "teaching",
    form: "sections",
    language: "es",
    text: `Maestro/a de Educación Primaria

Colegio Arroyo Claro, concertado, dos líneas, huerto escolar propio.

Tu día a día
- Impartir clase en quinto y sexto
- Tutoría y reuniones con las familias
- Evaluación de los alumnos

Lo que pedimos
- Grado en Educación Primaria
- Inglés C1
- Manejo de Google Classroom

Lo que nos gustaría
- Experiencia con alumnado con necesidades especiales
- Música o teatro

Lo que damos
- Jornada completa, comedor gratuito, formación en robótica`,
    must: [
      "Teaching",
      "Parent communication",
      "Student assessment",
      "English",
      "Google Classroom",
      "Primary education",
    ],
    nice: ["Special education", "Music|Música", "Theatre|Teatro"],
    either: ["Tutoring", "Acting"],
  },
  {
    name: "Tour guide, castle",
    trade: "tourism",
    form: "e-mail",
    language: "en",
    text: `Dear Frau Lindner,

we should like to advertise for two tour guides for the summer season. They must speak German and English fluently and be comfortable with public speaking in front of forty people. Knowledge of medieval history is necessary, of course. A third language – Italian above all – is most welcome. First aid training would be useful. They will not be asked to sell tickets or clean.

With kind regards,
The Castle Administration`,
    must: ["German", "English", "Public speaking", "Medieval history"],
    nice: ["Italian", "First aid"],
    either: ["Tour guiding", "History"],
  },
  {
    name: "Cleaning supervisor",
    trade: "cleaning",
    form: "sections",
    language: "en",
    text: `Cleaning Supervisor, St Olave's Hospital

PURPOSE OF THE ROLE
Supervise eighteen cleaners over four wards and keep to the national standards of cleanliness.

WHAT THE ROLE REQUIRES
- Experience of supervising staff
- COSHH awareness
- Infection control training
- Rota planning

WHAT WOULD HELP
- Floor machine experience
- BICSc certificate
- A second language

TERMS
£13.90 an hour, 37.5 hours, free uniform.`,
    must: ["Supervision", "COSHH", "Infection control", "Rota planning", "Cleaning"],
    nice: ["Floor machines|Floor machine", "BICSc"],
    either: ["Team management", "Cleaning standards", "Floor care"],
  },
  {
    name: "Architecte",
    trade: "architecture",
    form: "e-mail",
    language: "fr",
    text: `Bonjour Paul,

Comme convenu, voici le profil : un architecte avec cinq ans d'expérience minimum, à l'aise sur Revit et SketchUp. Il devra suivre des chantiers, donc une bonne connaissance des normes de construction est indispensable. Le permis B aussi, nos chantiers sont à la campagne. La construction bois nous intéresse beaucoup : si le candidat la connaît, tant mieux. L'italien serait un petit plus. Inutile en revanche de maîtriser AutoCAD, nous l'avons abandonné.

Amitiés,
Claire`,
    must: [
      "Revit",
      "SketchUp",
      "Site supervision|Suivi de chantier",
      "Building codes|Normes de construction",
      "Driving licence",
    ],
    nice: ["Timber construction|Construction bois", "Italian"],
    either: ["Architecture", "Construction management"],
  },
  {
    name: "Kundenberater, Telefon",
    trade: "customer service",
    form: "prose",
    language: "de",
    text: `Strom kommt aus der Steckdose, gute Beratung kommt von uns. Die Energie Saaletal sucht Kundenberaterinnen und Kundenberater für den Telefonservice. Sie beantworten Fragen zu Rechnungen und Tarifen, bearbeiten Reklamationen und pflegen Kundendaten in SAP IS-U. Dafür brauchen Sie eine kaufmännische Ausbildung, Erfahrung im Kundenservice und sehr gute Deutschkenntnisse in Wort und Schrift. MS Office sollte Ihnen vertraut sein. Türkisch- oder Russischkenntnisse sind ein Plus. Branchenkenntnisse erwarten wir nicht, die vermitteln wir Ihnen in der Einarbeitung. Unser Standort ist mit der Straßenbahn gut zu erreichen.`,
    must: ["Complaint handling", "SAP IS-U", "Customer service", "German", "Microsoft Office"],
    nice: ["Turkish", "Russian"],
    either: ["SAP", "Data entry", "Customer advice", "Data maintenance"],
  },
  {
    name: "Especialista en redes sociales",
    trade: "marketing",
    form: "agency",
    language: "es",
    text: `Buscamos para nuestro cliente, una bodega de La Rioja, un/a especialista en redes sociales.

La persona elegida gestionará los perfiles de Instagram y TikTok, creará contenido audiovisual y analizará métricas.

Requisitos imprescindibles:
- Al menos 2 años en gestión de redes sociales
- Edición de vídeo
- Excelente redacción en español
- Inglés alto

Requisitos deseables:
- Meta Ads
- Conocimientos de vino
- Fotografía

Viña Talento es una consultora especializada en el sector agroalimentario.`,
    must: [
      "Social media",
      "Content creation",
      "Video editing",
      "Writing|Redacción",
      "Spanish",
      "English",
    ],
    nice: ["Meta Ads", "Wine knowledge", "Photography"],
    either: [
      "Instagram",
      "TikTok",
      "Analytics",
      "Metrics analysis",
      "Web analytics",
      "Content writing",
      "Editing",
    ],
  },
  {
    name: "Customs officer",
    trade: "public administration",
    form: "sections",
    language: "en",
    text: `Border Officer (Freight)

Why this job matters
Four thousand lorries cross our border every day. Most carry what they say they carry.

What you'd be doing
- Examining freight documents and searching vehicles
- Interviewing drivers
- Writing witness statements

What we're assessing
- Decision making
- Attention to detail
- Communication
You'll also need a full manual driving licence.

What isn't essential but might help
- Knowledge of import and export procedures
- Romanian, Polish or Turkish
- Experience with risk profiling

What happens next
Online tests, then an assessment centre. Training takes nine weeks and covers self-defence.`,
    must: [
      "Interviewing",
      "Decision making",
      "Attention to detail",
      "Communication",
      "Driving licence",
      "Freight documents",
      "Vehicle searches",
      "Witness statements",
    ],
    nice: ["Import and export", "Romanian", "Polish", "Turkish", "Risk profiling"],
    either: ["Freight", "Document examination", "Statement writing"],
  },
  {
    name: "Dachdecker",
    trade: "construction",
    form: "terse",
    language: "de",
    text: `DACHDECKER GESUCHT (m/w/d)
Du kannst: Steildach, Flachdach, Abdichtung
Du hast: Gesellenbrief, Führerschein B, keine Höhenangst
Super wäre: Erfahrung mit Photovoltaik oder Dachbegrünung
Du bekommst: 21 €/Std., Werkzeug, freitags um 13 Uhr Feierabend
Meld dich bei Bedachungen Krüger, Telefon genügt, Lebenslauf brauchen wir nicht.`,
    must: ["Steildach", "Flachdach", "Waterproofing", "Driving licence"],
    nice: ["Solar installation", "Dachbegrünung|Green roofs"],
    either: ["Roofing", "Pitched roofs", "Flat roofs"],
  },
  {
    name: "Swim teacher and pool attendant",
    trade: "sport",
    form: "sections",
    language: "en",
    text: `Leisure Assistant / Swimming Teacher

Town Baths, Millhaven

Main duties: teaching children's swimming lessons, lifeguarding, pool plant checks, and front-of-house cover.

You should have: a Level 2 swimming teaching qualification; the National Pool Lifeguard Qualification (NPLQ); enthusiasm.

You could also have: a pool plant operator's certificate; experience of aqua aerobics; disability awareness.

You will get: free gym and swim, and as many towels as you can carry.`,
    must: [
      "Swimming instruction",
      "Lifeguarding",
      "Pool plant checks|Pool plant",
      "NPLQ",
      "Front of house",
    ],
    nice: [
      "Pool plant operation|Pool plant operator's certificate|Pool plant operator",
      "Aqua aerobics",
      "Disability awareness",
    ],
    either: ["Reception", "Teaching", "Pool maintenance"],
  },
];
