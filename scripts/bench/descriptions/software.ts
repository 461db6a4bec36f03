import type { DescribedJob } from "./described-job.ts";

export const softwareDescriptions: DescribedJob[] = [
  {
    name: "Backend engineer, parcel tracking",
    trade: "software",
    form: "sections",
    language: "en",
    text: `# Backend Engineer

## Who we are
Parcelwren tracks nine million parcels a day for web shops in eleven countries. Our customers love our React widgets; you will not have to touch them.

## What you will do
- Own two of our Java services from design to on-call
- Move the last batch jobs to Kafka streams
- Keep response times low by profiling and caching with Redis

## What we need from you
- Five years of professional Java, at least two of them with Spring Boot
- You know SQL well and have run PostgreSQL in production
- Docker and Kubernetes are daily tools for you

## It would be great if you also had
- Some Kotlin
- Observability with Prometheus and Grafana

## What you get
- 30 days off, a train pass, and a Python course every spring if you like`,
    must: [
      "Java",
      "Apache Kafka",
      "Redis",
      "Spring Boot",
      "SQL",
      "PostgreSQL",
      "Docker",
      "Kubernetes",
    ],
    nice: ["Kotlin", "Observability", "Prometheus", "Grafana"],
    either: [
      "Microservices",
      "Performance optimization",
      "Caching",
      "Profiling",
      "Performance tuning",
      "On-call",
    ],
  },
  {
    name: "Frontend developer, museum guides",
    trade: "software",
    form: "e-mail",
    language: "en",
    text: `Hi Tom,

as promised, a few lines on the person we are looking for. We make audio guides for museums, twelve people, no managers. Our current front end is AngularJS and we are leaving it, so whoever joins us must be really good at TypeScript and React. CSS should be second nature too, we do a lot of animation. Accessibility matters a great deal to our customers, so WCAG has to be more than an acronym to this person.

If they happen to have worked with Three.js, wonderful, but nobody has to. Same with Figma: helpful, not a condition. They don't need any PHP, our agency looks after the website.

Shall we talk on Thursday?
Ines`,
    must: ["TypeScript", "React", "CSS", "Accessibility", "WCAG"],
    nice: ["Three.js", "Figma"],
    either: ["AngularJS", "Animation", "Web accessibility", "Frontend development"],
  },
  {
    name: "DevOps-Ingenieur, Stadtwerke-Portal",
    trade: "IT operations",
    form: "sections",
    language: "de",
    heldOut: true,
    text: `DevOps-Ingenieur (m/w/d)

Über uns
Die Netzwerk Lindental GmbH betreibt Kundenportale für 40 Stadtwerke. Unsere Büros liegen direkt am Fluss.

Deine Aufgaben
- Aufbau und Betrieb unserer Kubernetes-Cluster
- Automatisierung der Infrastruktur mit Terraform und Ansible
- Pflege der CI/CD-Pipelines in GitLab

Das bringst du mit
- Mehrjährige Erfahrung in der Administration von Linux-Servern
- Sicherer Umgang mit Git und Bash
- Sehr gute Deutschkenntnisse

Von Vorteil sind
- Kenntnisse in AWS oder Azure
- Erfahrung mit Monitoring (Prometheus, Grafana)

Wir bieten
- Gleitzeit, Jobrad, Obstkorb und jährliche Schulungen, z. B. zu Scrum`,
    must: [
      "Kubernetes",
      "Terraform",
      "Ansible",
      "CI/CD",
      "GitLab",
      "Linux",
      "Git",
      "Bash",
      "German",
    ],
    nice: ["AWS", "Azure", "Prometheus", "Grafana", "Monitoring"],
    either: [
      "Automation",
      "DevOps",
      "Infrastructure as code",
      "Linux administration",
      "System administration",
      "GitLab CI",
    ],
  },
  {
    name: "Data scientist, insurer",
    trade: "data",
    form: "prose",
    language: "en",
    text: `Halvard Mutual insures farms, boats and a surprising number of bees. Our data science team of six builds the models that price risk and spot fraud, and we have room for a seventh.

The work is mostly statistics and machine learning in Python, so we expect you to be fluent in pandas and scikit-learn and to write SQL without looking things up. You should be able to explain a regression to an underwriter. Experience with deep learning is not required for this role, our tables are small. Ideally you have seen the inside of an insurer before and know what claims reserving is; experience with Spark or Databricks is welcome as well.

We pay fairly, close at five, and our canteen is run by a former chef.`,
    must: ["Statistics", "Machine learning", "Python", "pandas", "scikit-learn", "SQL"],
    nice: ["Claims reserving", "Apache Spark", "Databricks"],
    either: [
      "Data science",
      "Regression analysis",
      "Fraud detection",
      "Insurance",
      "Communication",
      "Risk modelling",
      "Pricing",
      "Regression",
      "Underwriting",
    ],
  },
  {
    name: "Test automation, terse",
    trade: "quality assurance",
    form: "terse",
    language: "en",
    text: `QA Automation Engineer, remote, 12 months
Must: Selenium or Playwright, Java, API testing (Postman), Jira
Plus: Cypress, performance testing with JMeter
ISTQB desirable
Start: March. Rate on request.`,
    must: ["Selenium", "Playwright", "Java", "API testing", "Postman", "Jira"],
    nice: ["Cypress", "Performance testing", "JMeter", "ISTQB"],
    either: ["Test automation", "Quality assurance"],
  },
  {
    name: "Service desk analyst, county council",
    trade: "IT support",
    form: "public sector",
    language: "en",
    heldOut: true,
    text: `ELDERMERE COUNTY COUNCIL
Post: Service Desk Analyst (Grade 6, permanent)
Directorate: Resources

Main purpose of the post
To provide first line technical support to 3,200 users across the Council's sites, resolving incidents within agreed service levels and escalating where necessary.

Person specification

Essential criteria
1. Experience of working on an IT service desk
2. Good knowledge of Windows 11 and Microsoft 365
3. Understanding of Active Directory, including account administration
4. Excellent customer service skills
5. Ability to document solutions clearly

Desirable criteria
1. ITIL Foundation certificate
2. Experience of ServiceNow or a similar ticketing system
3. Basic PowerShell scripting

The Council is a Disability Confident employer. The post is subject to a basic disclosure check.`,
    must: ["Windows", "Microsoft 365", "Active Directory", "Customer service", "Technical support"],
    nice: ["ITIL", "ServiceNow", "PowerShell", "Ticketing systems"],
    either: [
      "Service desk",
      "IT support",
      "Help desk",
      "Documentation",
      "Technical documentation",
      "Technical writing",
      "Incident management",
      "Service level agreements",
      "Scripting",
      "User administration",
    ],
  },
  {
    name: "Security engineer through an agency",
    trade: "IT security",
    form: "agency",
    language: "en",
    text: `Our client, a well-known payment provider in the north of the city, is seeking a Security Engineer to strengthen its blue team.

THE ROLE: You will run vulnerability management, tune the SIEM and lead incident response when it matters.

THE IDEAL CANDIDATE will have:
• 4+ years in information security
• hands-on experience of Splunk
• solid networking knowledge (TCP/IP, firewalls)
• scripting in Python
• an understanding of PCI DSS

CISSP or OSCP certification would be a distinct advantage. Cloud security experience would also be looked upon favourably.

Brackenholt Recruitment places people in technology, finance and law. By applying you agree that we store your data in our CRM.`,
    must: [
      "Vulnerability management",
      "SIEM",
      "Incident response",
      "Information security",
      "Splunk",
      "Networking",
      "TCP/IP",
      "Firewalls",
      "Python",
      "PCI DSS",
    ],
    nice: ["CISSP", "OSCP", "Cloud security"],
    either: ["Scripting", "Leadership"],
  },
  {
    name: "Développeur mobile, application de randonnée",
    trade: "software",
    form: "sections",
    language: "fr",
    text: `Développeur mobile iOS (H/F)

À propos de nous
Sentier Vif édite une application de randonnée utilisée par 600 000 marcheurs. Nous sommes une équipe de quinze personnes à Grenoble.

Vos missions
- Développer de nouvelles fonctionnalités en Swift
- Participer aux revues de code
- Écrire des tests unitaires

Profil recherché
- 3 ans d'expérience minimum en développement iOS
- Bonne maîtrise de SwiftUI
- Connaissance de Git indispensable
- Anglais technique

Les plus
- Expérience avec Kotlin ou Flutter
- Notions de cartographie

Ce que nous offrons
- Télétravail trois jours par semaine, cours d'espagnol, forfait ski`,
    must: ["Swift", "iOS", "SwiftUI", "Git", "English", "Code review", "Unit testing"],
    nice: ["Kotlin", "Flutter", "Cartography"],
    either: ["Mobile development", "iOS development"],
  },
  {
    name: "Ingeniero de datos, cadena de supermercados",
    trade: "data",
    form: "sections",
    language: "es",
    heldOut: true,
    text: `Ingeniero/a de datos

Sobre nosotros
Mercados Alborán es una cadena familiar con 210 tiendas. Nuestro equipo de datos nació hace dos años.

Funciones
- Diseñar y mantener procesos ETL
- Modelar el almacén de datos en Snowflake
- Preparar informes en Power BI junto con el equipo de compras

Requisitos
- Experiencia mínima de 3 años con Python y SQL
- Conocimientos de Apache Airflow
- Imprescindible nivel alto de inglés

Se valorará
- Experiencia con dbt
- Conocimientos de Kafka

Ofrecemos
- Contrato indefinido, horario flexible, descuento en tiendas`,
    must: ["ETL", "Snowflake", "Power BI", "Python", "SQL", "Apache Airflow", "English"],
    nice: ["dbt", "Apache Kafka"],
    either: ["Data warehousing", "Data modeling", "Reporting", "Data engineering"],
  },
  {
    name: "Lead developer, bilingual headings",
    trade: "software",
    form: "bilingual",
    language: "de",
    text: `Lead Developer .NET (w/m/d)

Deine Rolle / Your role
Du führst ein Team von fünf Entwicklerinnen und Entwicklern und verantwortest die Architektur unserer Praxissoftware.

Dein Profil / Your profile
* Fundierte Kenntnisse in C# und ASP.NET Core
* Erfahrung mit Microsoft SQL Server
* Du hast schon ein Team geleitet und kennst Scrum
* Deutsch fließend, Englisch gut

Schön, wenn du außerdem mitbringst / Nice to have
* Angular
* Erfahrung mit HL7 oder FHIR

Unser Angebot / Our offer
* Viertagewoche, Hund im Büro erlaubt, Azure-Zertifizierung auf unsere Kosten`,
    must: ["C#", "ASP.NET", "SQL Server", "Scrum", "German", "English", ".NET"],
    nice: ["Angular", "HL7", "FHIR"],
    either: ["Software architecture", "Team leadership", "Leadership", "Team management"],
  },
  {
    name: "WordPress freelancer, terse",
    trade: "software",
    form: "terse",
    language: "en",
    heldOut: true,
    text: `Wanted: WordPress developer for a chain of garden centres (part time, 15 h a week). You need PHP, JavaScript, and patience with old themes. WooCommerce is a must. SEO knowledge is a bonus. No page-builder fans, please: Elementor experience won't help you here.`,
    must: ["WordPress", "PHP", "JavaScript", "WooCommerce"],
    nice: ["SEO"],
  },
];
