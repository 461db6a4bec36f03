import type { DescribedJob } from "./described-job.ts";

export const publicAndScienceDescriptions: DescribedJob[] = [
  {
    name: "Maths teacher, secondary school",
    trade: "teaching",
    form: "public sector",
    language: "en",
    text: `Teacher of Mathematics (MPS/UPS)
Orchard Hill Academy

The successful candidate will teach mathematics across key stages 3 and 4, prepare schemes of work, assess pupils' progress and act as form tutor.

PERSON SPECIFICATION

Essential
• Qualified Teacher Status
• Degree with a substantial mathematics content
• Strong classroom management
• Knowledge of safeguarding

Desirable
• Ability to teach A-level further mathematics
• Experience of special educational needs
• Use of Google Classroom

The academy's sports hall was opened in 2021 and our orchestra tours every year.`,
    must: [
      "Mathematics",
      "Teaching",
      "Qualified Teacher Status",
      "Classroom management",
      "Safeguarding",
      "Student assessment",
      "Curriculum planning",
    ],
    nice: ["Special educational needs", "Google Classroom"],
    either: [
      "Tutoring",
      "Lesson planning",
      "Curriculum development",
      "Further mathematics",
      "Pastoral care",
      "Assessment",
    ],
  },
  {
    name: "Erzieherin, Kita",
    trade: "childcare",
    form: "sections",
    language: "de",
    text: `Pädagogische Fachkraft (m/w/d) für unsere Kita

Wir sind
… eine zweigruppige Einrichtung mit Waldtag und eigener Köchin.

Zu Ihren Aufgaben gehören
• die Betreuung und Förderung von Kindern von 1 bis 6 Jahren
• Elternarbeit
• Beobachtung und Dokumentation

Sie bringen mit
• einen Abschluss als staatlich anerkannte Erzieherin oder Erzieher
• Teamfähigkeit und Kommunikationsfähigkeit

Sie punkten mit
• Kenntnissen in der Sprachförderung
• Erfahrung in der Inklusion
• musikalischen Fähigkeiten`,
    must: [
      "Childcare",
      "Parent communication",
      "Teamwork",
      "Communication",
      "Early childhood education",
      "Documentation|Dokumentation",
    ],
    nice: ["Language support", "Inclusion", "Music"],
    either: ["Observation", "Pedagogy", "Inclusive education", "Sprachförderung"],
  },
  {
    name: "Professeur de français langue étrangère",
    trade: "teaching",
    form: "e-mail",
    language: "fr",
    heldOut: true,
    text: `Bonjour Hélène,

Notre école de langues cherche un professeur de FLE pour la rentrée. Il faut absolument un master FLE et une bonne expérience de l'enseignement aux adultes ; la préparation au DELF fait aussi partie du poste. L'anglais est requis car nos élèves débutants ne parlent pas encore français. La maîtrise de Moodle serait un plus, tout comme une expérience de l'enseignement en ligne. L'espagnol n'est pas nécessaire.

Bien à toi,
Luc`,
    must: ["FLE", "Teaching", "Adult education", "DELF", "English"],
    nice: ["Moodle", "Online teaching"],
    either: ["French", "E-learning", "Language teaching"],
  },
  {
    name: "Research associate, molecular biology",
    trade: "science",
    form: "sections",
    language: "en",
    text: `Postdoctoral Research Associate

Project
The Lindqvist group studies how barley copes with salt. We are funded until 2029.

Main duties
- Plan and carry out experiments in molecular biology, including cloning and qPCR
- Analyse RNA-seq data
- Write papers and present at conferences

Required
- PhD in plant biology, genetics or a related field
- Proven record with CRISPR
- Good command of R

Preferred
- Experience with confocal microscopy
- Python
- Supervision of students

Applications
Please send a CV and two letters.`,
    must: [
      "Molecular biology",
      "Cloning",
      "qPCR",
      "RNA-seq",
      "CRISPR",
      "R",
      "Scientific writing",
      "Plant biology",
      "Genetics",
    ],
    nice: ["Confocal microscopy", "Python", "Supervision"],
    either: [
      "Data analysis",
      "Presentation skills",
      "Experimental design",
      "Molecular cloning",
      "PCR",
      "Microscopy",
      "Academic writing",
      "Mentoring",
    ],
  },
  {
    name: "Analytical chemist",
    trade: "science",
    form: "prose",
    language: "en",
    heldOut: true,
    text: `Do impurities keep you awake? At Penhallow Pharma's quality laboratory you will test tablets before anyone swallows them. You'll work with HPLC and gas chromatography every day, so hands-on experience in both is required, and because everything we do is inspected, so is a firm grasp of GMP. Method validation experience is strongly preferred. We'd also love to hear from people who know Empower or have dealt with an FDA inspection. The site has 240 employees, and our packaging hall runs on robots. You will write reports and must be able to do so in clear English.`,
    must: ["HPLC", "Gas chromatography", "GMP", "English", "Report writing"],
    nice: ["Method validation", "Empower", "FDA regulations"],
    either: [
      "Quality control",
      "Analytical chemistry",
      "Technical writing",
      "FDA inspections",
      "Chromatography",
    ],
  },
  {
    name: "Social worker, youth services",
    trade: "social work",
    form: "public sector",
    language: "en",
    text: `Children's Social Worker
Borough of Wrenfield – Children and Families Directorate

You will hold a caseload of children in need, carry out assessments, work with families on care plans and prepare court reports.

We require
a) a degree in social work and Social Work England registration
b) child protection experience
c) a car and a full driving licence
d) good report writing

We would also welcome
e) training in motivational interviewing
f) use of the Mosaic case management system

Wrenfield was rated Good by Ofsted. Flexible working is offered to all.`,
    must: [
      "Case management",
      "Assessment|Assessments",
      "Care planning",
      "Court reports",
      "Social work",
      "Social Work England registration",
      "Child protection",
      "Driving licence",
      "Report writing",
    ],
    nice: ["Motivational interviewing", "Mosaic"],
    either: ["Family work", "Needs assessment", "Family support", "Safeguarding"],
  },
  {
    name: "Sachbearbeiter, Bauamt",
    trade: "public administration",
    form: "public sector",
    language: "de",
    text: `Die Stadt Rabenau (23.000 Einwohner) sucht zum 1. Oktober eine

Sachbearbeitung im Bauamt (m/w/d), Entgeltgruppe 9b TVöD

Das Aufgabengebiet umfasst im Wesentlichen:
- Prüfung von Bauanträgen
- Bearbeitung von Widersprüchen
- Beratung von Bürgerinnen und Bürgern

Wir erwarten:
- Verwaltungsfachwirt oder vergleichbarer Abschluss
- Kenntnisse im Baurecht und im Verwaltungsrecht
- sicherer Umgang mit MS Office

Von Vorteil sind GIS-Kenntnisse und Erfahrung im Vergaberecht.

Schwerbehinderte werden bei gleicher Eignung bevorzugt berücksichtigt. Die Stelle ist teilbar.`,
    must: ["Baurecht", "Administrative law", "Microsoft Office", "Bauanträge"],
    nice: ["GIS", "Public procurement law"],
    either: [
      "Advising",
      "Building permits",
      "Public administration",
      "Citizen services",
      "Construction law",
      "Public procurement",
    ],
  },
  {
    name: "Policy officer, ministry",
    trade: "public administration",
    form: "sections",
    language: "en",
    heldOut: true,
    text: `Policy Officer (Water Quality)

About the Department
We look after rivers, lakes and 3,000 km of coast.

What you will do
Policy analysis, drafting briefings for ministers, stakeholder engagement and managing public consultations.

You'll need to demonstrate
- Excellent written communication
- Experience of policy development
- Ability to interpret data

It would be helpful if you had
- Knowledge of environmental law
- Project management (e.g. PRINCE2)

How to apply
Tell us in 750 words. We use anonymous recruitment.`,
    must: [
      "Policy analysis",
      "Briefings|Drafting briefings",
      "Stakeholder engagement",
      "Public consultation",
      "Written communication",
      "Policy development",
      "Data analysis|Interpret data",
    ],
    nice: ["Environmental law", "Project management", "PRINCE2"],
    either: [
      "Communication",
      "Writing",
      "Report writing",
      "Stakeholder management",
      "Water quality",
    ],
  },
  {
    name: "Librarian",
    trade: "libraries",
    form: "sections",
    language: "en",
    heldOut: true,
    text: `Librarian (0.8 FTE)

Our library: 60,000 volumes, a seed exchange, and the best reading room in town.

Your work: cataloguing, collection development, reader advisory and running story time for small children.

You have: a library degree; experience with MARC 21; good people skills.

You might also have: some experience with Koha; grant writing; a second language.

You do not need: to be quiet.`,
    must: ["Cataloging", "Collection development", "Reader advisory", "MARC 21"],
    nice: ["Koha", "Grant writing"],
    either: [
      "Library science",
      "Storytelling",
      "Interpersonal skills",
      "Librarianship",
      "Children's programming",
    ],
  },
  {
    name: "Fundraiser, animal charity",
    trade: "charity",
    form: "prose",
    language: "en",
    text: `Second Paw rehomes 4,000 dogs a year and spends very little on itself, which is why our fundraising team is three people and a kettle. The fourth should have a record in major donor fundraising and grant writing; both are essential. You must be able to use a donor database, and Raiser's Edge is what we have. Experience of legacy giving is desirable, event management likewise. Marketing knowledge isn't needed because our volunteers from the advertising world do all of that. You like dogs.`,
    must: ["Fundraising", "Major gifts", "Grant writing", "Donor database", "Raiser's Edge"],
    nice: ["Legacy giving", "Event management"],
    either: ["Donor management", "CRM", "Donor relations", "Planned giving", "Databases"],
  },
  {
    name: "Técnico de medio ambiente",
    trade: "science",
    form: "public sector",
    language: "es",
    text: `AYUNTAMIENTO DE VILLARROYA DEL MAR
Convocatoria de una plaza de técnico/a de medio ambiente

Funciones del puesto: control de calidad del agua, elaboración de informes, educación ambiental en centros escolares.

Requisitos de las personas aspirantes:
a) Grado en Ciencias Ambientales o Biología.
b) Permiso de conducir B.
c) Conocimientos de sistemas de información geográfica (QGIS).
d) Conocimiento de la legislación ambiental.

Méritos:
- Inglés B2
- Experiencia en gestión de residuos`,
    must: [
      "Water quality",
      "Report writing",
      "Environmental education",
      "Driving licence",
      "GIS",
      "QGIS",
      "Environmental law",
    ],
    nice: ["English", "Waste management"],
    either: ["Environmental science", "Biology", "Quality control", "Water quality monitoring"],
  },
  {
    name: "Fire officer, airport",
    trade: "emergency services",
    form: "sections",
    language: "en",
    text: `Airport Firefighter

What we do
We keep four million passengers a year safe, and in quiet hours we polish the trucks.

Requirements
Must hold a category C driving licence. Must have completed breathing apparatus training. First aid certificate mandatory. Swimming, 100 m, is compulsory.

Also welcome, but not a must
Hazardous materials training; experience in fire prevention inspections; radio operator's certificate.`,
    must: ["Commercial driving licence", "Breathing apparatus", "First aid", "Swimming"],
    nice: ["Hazardous materials", "Fire prevention", "Radio communication"],
    either: ["Firefighting", "Inspections", "Driving licence", "Fire inspection"],
  },
];
