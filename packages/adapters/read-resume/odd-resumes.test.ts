import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { expect, test } from "vitest";
import { extractText } from "../extract-text/extract-text.ts";

/** CVs of invented people with features that confuse parsers, and what a person reads in them. */
type OddResume = { lost: string; text: string; contact: (string | null)[]; roles: string[] };

const oddResumes: readonly OddResume[] = [
  {
    lost: "an anonymized CV of blank lines has no name, and its headline is none",
    text: `
HR ADMINISTRATOR/MARKETING ASSOCIATE

HR ADMINISTRATOR

Summary

Dedicated Customer Service Manager with 15+ years of experience in Hospitality.

Accomplishments

Missouri DOT Supervisor Training Certification
Certified by IHG in Customer Loyalty

Experience

HR Administrator/Marketing Associate

HR Administrator

Dec 2013 to Current

Company Name － City , State

Helps to develop policies, directs and coordinates activities such as employment.
Marketing Associate
Designed and created marketing collateral for sales meetings.

Advanced Medical Claims Analyst

Mar 2012 to Dec 2013

Company Name － City , State

Reviewed medical bills for the accuracy of the treatments.

Education

N/A , Business Administration , 2012 Jefferson College － City , State

Business Administration Marketing / Advertising
`,
    contact: [null, null, null],
    roles: [
      "HR Administrator @ Company Name 2013-12..now",
      "Advanced Medical Claims Analyst @ Company Name 2012-03..2013-12",
    ],
  },
  {
    lost: "whom somebody reports to is neither title nor employer",
    text: `
Jonathan P. Baxter, CPA, MBA
1420 Elm Street, Apt 4B, Columbus, OH 43215 | (614) 555-0199 | jbaxter.finance@example.com | linkedin.com/in/jbaxter

PROFESSIONAL EXPERIENCE

Senior Tax Manager at Whitfield & Crane LLP, Columbus, OH                    Aug 2018 - Present
Reporting to: Partner, Tax Services
- Manage a portfolio of 60 clients
- Supervised by Margaret Dunn, Director of Tax

Tax Associate at Grant Hollis                                               Jun 2014 - Jul 2018
Supervisor: Tom Reed, Manager
- Prepared 200 returns per season

EDUCATION
MBA, Ohio State University, 2014
BS Accounting, Miami University, 2012
`,
    contact: ["Jonathan P. Baxter", "jbaxter.finance@example.com", "(614) 555-0199"],
    roles: [
      "Senior Tax Manager @ Whitfield & Crane LLP 2018-08..now",
      "Tax Associate @ Grant Hollis 2014-06..2018-07",
    ],
  },
  {
    lost: "a German doctor's form with dates in a rail",
    text: `
Lebenslauf

Persönliche Daten
Name: Dr. Sabine Krüger-Lehmann
Geburtsdatum: 12.03.1984
Anschrift: Lindenstraße 12, 04103 Leipzig
Telefon: 0341 / 555 01 23
E-Mail: s.krueger-lehmann@example.de
Familienstand: verheiratet, zwei Kinder

Berufserfahrung
seit 04/2019      Oberärztin Innere Medizin
                  Klinikum St. Georg gGmbH, Leipzig
                  • Leitung der Notaufnahme
10/2013 – 03/2019 Assistenzärztin
                  Universitätsklinikum Halle (Saale)
                  • Facharztausbildung Innere Medizin
2012 – 2013       Praktisches Jahr, Krankenhaus Nordstadt, Hannover

Ausbildung
2006 – 2012       Studium der Humanmedizin, Martin-Luther-Universität Halle-Wittenberg
2003              Abitur, Goethe-Gymnasium Leipzig

Sprachen
Deutsch (Muttersprache), Englisch (fließend), Französisch (Grundkenntnisse)
`,
    contact: ["Sabine Krüger-Lehmann", "s.krueger-lehmann@example.de", "0341 / 555 01 23"],
    roles: [
      "Oberärztin Innere Medizin @ Klinikum St. Georg gGmbH 2019-04..now",
      "Assistenzärztin @ Universitätsklinikum Halle 2013-10..2019-03",
      "Praktisches Jahr @ Krankenhaus Nordstadt 2012..2013",
    ],
  },
  {
    lost: "a French nurse whose dates announce each role",
    text: `
Aurélie MERCIER-DUPONT
Infirmière diplômée d'État
12 rue des Lilas
69003 Lyon
06.55.12.34.56
aurelie.mercier@example.fr
Née le 4 mai 1990 – Permis B

EXPÉRIENCES PROFESSIONNELLES

Depuis septembre 2018 : Infirmière en réanimation, Hôpital Édouard-Herriot, Lyon
- Prise en charge de patients ventilés
De janvier 2014 à août 2018 : Infirmière libérale – Cabinet Bellecour (Lyon)
- Soins à domicile
2012 - 2013 | Aide-soignante | EHPAD Les Acacias | Villeurbanne

FORMATION
2011-2014 : Diplôme d'État infirmier, IFSI Rockefeller, Lyon
2010 : Baccalauréat scientifique, Lycée Ampère

COMPÉTENCES
Soins infirmiers, hygiène hospitalière, gestion de la douleur
LANGUES
Anglais : B2
`,
    contact: ["Aurélie MERCIER-DUPONT", "aurelie.mercier@example.fr", "06.55.12.34.56"],
    roles: [
      "Infirmière en réanimation @ Hôpital Édouard-Herriot 2018-09..now",
      "Infirmière libérale @ Cabinet Bellecour 2014-01..2018-08",
      "Aide-soignante @ EHPAD Les Acacias 2012..2013",
    ],
  },
  {
    lost: "a Spanish warehouse clerk whose roles are told in lines",
    text: `
CURRICULUM VITAE

DATOS PERSONALES
Nombre y apellidos: María José Fernández de la Vega
Teléfono: 655 012 345
Correo electrónico: mjfernandez@example.es
Dirección: C/ Mayor 15, 2ºA, 28013 Madrid

EXPERIENCIA LABORAL
Mayo 2019 - Actualidad: Jefa de almacén. Logística Ibérica S.L., Getafe (Madrid)
Gestión de un equipo de 15 personas.
Feb. 2015 – Abr. 2019: Mozo de almacén. Transportes Ruiz, S.A.
Preparación de pedidos y carretilla elevadora.
2013-2014 Camarera en Restaurante El Puerto, Cádiz

FORMACIÓN ACADÉMICA
2011 - 2013 Técnico Superior en Transporte y Logística. IES Puerta Bonita, Madrid
IDIOMAS
Inglés: nivel medio
`,
    contact: ["María José Fernández de la Vega", "mjfernandez@example.es", "655 012 345"],
    roles: [
      "Jefa de almacén @ Logística Ibérica S.L. 2019-05..now",
      "Mozo de almacén @ Transportes Ruiz, S.A. 2015-02..2019-04",
      "Camarera @ Restaurante El Puerto 2013..2014",
    ],
  },
  {
    lost: "employers that end in Technologies are no headings",
    text: `
Priyanka Venkataraman
Bengaluru, India
+91 98450 55123 · priyanka.v@example.in

Work Experience
Infosys Limited, Bengaluru
Technology Lead
July 2019 – till date
Project: Insurance claims portal for a US client
Role: Technical lead
• Designed microservices in Java and Spring Boot
Wipro Technologies
Senior Software Engineer / Module Lead
Apr 2015 – Jun 2019
• Built REST services
Tata Consultancy Services Ltd.
Assistant System Engineer - Trainee
Aug 2012 to Mar 2015
• Maintained Oracle databases

Academic Profile
B.Tech (Information Technology), Anna University, 2012, 8.4 CGPA
`,
    contact: ["Priyanka Venkataraman", "priyanka.v@example.in", "+91 98450 55123"],
    roles: [
      "Technology Lead @ Infosys Limited 2019-07..now",
      "Senior Software Engineer / Module Lead @ Wipro Technologies 2015-04..2019-06",
      "Assistant System Engineer - Trainee @ Tata Consultancy Services Ltd. 2012-08..2015-03",
    ],
  },
  {
    lost: "supervisors, referees and degrees of an academic",
    text: `
Thomas Okonkwo, PhD
Department of Chemistry, University of Ibadan
t.okonkwo@example.edu | +234 803 555 0142 | orcid.org/0000-0002-1825-0097

Research Interests
Catalysis, green chemistry

Education
2015  Ph.D. Chemistry, University of Manchester
      Supervisor: Prof. Jane Whitmore
      Thesis: Photocatalysts for water splitting
2010  M.Sc. Chemistry, University of Lagos

Academic Appointments
2020–present  Senior Lecturer, Department of Chemistry, University of Ibadan
2016–2020     Postdoctoral Research Associate, Imperial College London
              PI: Prof. Alan Drake
2010–2011     Teaching Assistant, University of Lagos

Publications
1. Okonkwo T., Drake A. (2019) Nature Catalysis 2, 33–41.
2. Whitmore J., Okonkwo T. (2014) Green Chem.

Awards
Royal Society Fellowship, 2017

References
Prof. Alan Drake, Imperial College London, a.drake@example.ac.uk, +44 20 7946 0123
`,
    contact: ["Thomas Okonkwo", "t.okonkwo@example.edu", "+234 803 555 0142"],
    roles: [
      "Senior Lecturer @ Department of Chemistry, University of Ibadan 2020..now",
      "Postdoctoral Research Associate @ Imperial College London 2016..2020",
      "Teaching Assistant @ University of Lagos 2010..2011",
    ],
  },
  {
    lost: "a surname that is a trade, and a role told in sentences",
    text: `
BAKER
Email: j.baker77@example.com
Mobile: +61 (0) 491 570 156

James Baker
CHEF DE PARTIE
15 Marine Parade
St Kilda VIC 3182

EMPLOYMENT HISTORY

THE STOKEHOUSE, St Kilda — Chef de Partie
Feb 2021 – Current
Duties:
Running the grill section
Ordering

CAFE DI STASIO — Commis Chef
11/18 – 01/21
General prep

McDonald's, Frankston. Crew member. 2016-2018.

REFEREES
Maria Stasio, Owner, 0491 570 110
`,
    contact: ["James Baker", "j.baker77@example.com", "+61 (0) 491 570 156"],
    roles: [
      "Chef de Partie @ THE STOKEHOUSE 2021-02..now",
      "Commis Chef @ CAFE DI STASIO 2018-11..2021-01",
      "Crew member @ McDonald's 2016..2018",
    ],
  },
  {
    lost: "a Dutch form with the postcode apart",
    text: `
Curriculum vitae

Personalia
Naam:            Joost van der Heijden
Adres:           Oudegracht 88
Postcode:        3511 AV Utrecht
Telefoon:        06 - 55 01 23 45
E-mail:          joost.vdheijden@example.nl
Geboortedatum:   7 juni 1988

Werkervaring
mrt 2020 – heden     Projectleider bij Bouwbedrijf Kamphuis B.V., Utrecht
                     Aansturen van een team van 8 man
sep 2013 – feb 2020  Werkvoorbereider, Van Dam Installatietechniek, Nieuwegein
2011 – 2013          Timmerman (ZZP)

Opleidingen
2007 – 2011          HBO Bouwkunde, Hogeschool Utrecht (diploma behaald)
2002 – 2007          HAVO, St. Bonifatiuscollege

Vaardigheden
AutoCAD, MS Project, VCA-VOL
`,
    contact: ["Joost van der Heijden", "joost.vdheijden@example.nl", "06 - 55 01 23 45"],
    roles: [
      "Projectleider @ Bouwbedrijf Kamphuis B.V. 2020-03..now",
      "Werkvoorbereider @ Van Dam Installatietechniek 2013-09..2020-02",
      "Timmerman @ ZZP 2011..2013",
    ],
  },
  {
    lost: "an old Europass form",
    text: `
Formato europeo per il curriculum vitae

INFORMAZIONI PERSONALI
Nome    Giulia D'Angelo
Indirizzo    Via Roma 21, 40121 Bologna
Telefono    +39 051 555 0123
E-mail    giulia.dangelo@example.it
Nazionalità    Italiana

ESPERIENZA LAVORATIVA
• Date (da – a)    Da marzo 2018 ad oggi
• Nome e indirizzo del datore di lavoro    Studio Legale Ferri, Via Indipendenza 4, Bologna
• Tipo di azienda o settore    Studio legale
• Tipo di impiego    Segretaria amministrativa
• Principali mansioni e responsabilità    Gestione agenda e contabilità

• Date (da – a)    Settembre 2014 – Febbraio 2018
• Nome e indirizzo del datore di lavoro    Coop Alleanza 3.0, Bologna
• Tipo di impiego    Addetta alle vendite

ISTRUZIONE E FORMAZIONE
• Date (da – a)    2009 – 2014
• Nome e tipo di istituto    Istituto Tecnico Commerciale "Rosa Luxemburg"
• Qualifica conseguita    Diploma di ragioneria
`,
    contact: ["Giulia D'Angelo", "giulia.dangelo@example.it", "+39 051 555 0123"],
    roles: [
      "Segretaria amministrativa @ Studio Legale Ferri 2018-03..now",
      "Addetta alle vendite @ Coop Alleanza 3.0 2014-09..2018-02",
    ],
  },
  {
    lost: "two telephone numbers in a line, titles by label",
    text: `
Rafael Nogueira dos Santos
Brasileiro, solteiro, 32 anos
Rua das Flores, 120 – Vila Mariana – São Paulo/SP
Tel: (11) 95555-0123 / (11) 3555-0199
E-mail: rafael.nsantos@example.com.br

OBJETIVO
Analista Financeiro Pleno

EXPERIÊNCIA PROFISSIONAL
03/2019 – Atual – Banco Horizonte S/A
Cargo: Analista Financeiro
Principais atividades: fluxo de caixa e conciliação bancária.
01/2016 a 02/2019 – Comercial Andrade Ltda.
Cargo: Assistente Administrativo
Principais atividades: contas a pagar.

FORMAÇÃO
Bacharelado em Ciências Contábeis – Universidade Paulista (UNIP) – concluído em 2017

INFORMÁTICA
Excel avançado, SAP, Power BI
`,
    contact: ["Rafael Nogueira dos Santos", "rafael.nsantos@example.com.br", "(11) 95555-0123"],
    roles: [
      "Analista Financeiro @ Banco Horizonte S/A 2019-03..now",
      "Assistente Administrativo @ Comercial Andrade Ltda. 2016-01..2019-02",
    ],
  },
  {
    lost: "roles of a welder in single lines",
    text: `
DARNELL WASHINGTON
Detroit, MI 48201
313.555.0147
dwash_welds@example.com

OBJECTIVE: To obtain a position as a structural welder.

WORK HISTORY
Structural Welder, Ironside Fabrication, Detroit MI, 5/2019-present
AWS D1.1 certified; MIG, TIG and stick welding. Read blueprints.
Welder's helper, Great Lakes Steel, River Rouge MI, 2016 to 2019
Ground and prepped joints.
Warehouse associate (seasonal), Amazon, Romulus, Michigan Nov '15 - Jan '16

CERTIFICATIONS
AWS Certified Welder
OSHA 10
Forklift operator license
EDUCATION
Diploma, Cass Technical High School, 2015
`,
    contact: ["DARNELL WASHINGTON", "dwash_welds@example.com", "313.555.0147"],
    roles: [
      "Structural Welder @ Ironside Fabrication 2019-05..now",
      "Welder's helper @ Great Lakes Steel 2016..2019",
      "Warehouse associate @ Amazon 2015-11..2016-01",
    ],
  },
  {
    lost: "promotions under one employer with dates at the right",
    text: `
Elena Petrova
Management Consultant
London | elena.petrova@example.co.uk | 07700 900 245

Experience
Bain-Hartley Consulting                                   London, UK
Manager                                                   2021 – Present
• Led five due diligences
Senior Associate Consultant                               2019 – 2021
• Managed client teams
Associate Consultant                                      2017 – 2019
• Built models
Unilever                                                  Rotterdam, Netherlands
Summer Intern                                             Jun – Aug 2016
• Analysed brand data

Education
London Business School                                    2015 – 2017
Master in Management (Distinction)
Sofia University                                          2011 – 2015
BA Economics, First Class
`,
    contact: ["Elena Petrova", "elena.petrova@example.co.uk", "07700 900 245"],
    roles: [
      "Manager @ Bain-Hartley Consulting 2021..now",
      "Senior Associate Consultant @ Bain-Hartley Consulting 2019..2021",
      "Associate Consultant @ Bain-Hartley Consulting 2017..2019",
      "Summer Intern @ Unilever 2016-06..2016-08",
    ],
  },
  {
    lost: "an anonymized CV whose role lines run together",
    text: `
Sales Associate

Professional Profile
Retail sales associate with strong customer service.

Core Qualifications
Cash handling   POS systems   Merchandising

Experience
Company Name City , State Sales Associate 06/2014 to Current
Greeted customers and processed sales.
Company Name City , State Cashier 05/2012 to 05/2014
Operated the register.

Education
High School Diploma : Business 2012 Westlake High School City , State , USA

Skills
cash handling, customer service, POS
`,
    contact: [null, null, null],
    roles: [
      "Sales Associate @ Company Name 2014-06..now",
      "Cashier @ Company Name 2012-05..2014-05",
    ],
  },
  {
    lost: "an anonymized CV whose headline is in capitals",
    text: `
SENIOR PROJECT MANAGER
Executive Profile
PMP certified project manager.
Skill Highlights
Agile, Scrum, MS Project
Professional Experience
Senior Project Manager Jan 2016 to Current
Company Name － City , State
Led ERP rollout.
Project Manager Jun 2012 to Dec 2015
Company Name － City , State
Managed 12 projects.
Education
Master of Business Administration , Finance 2011 University of Denver － City , State
Affiliations
PMI
`,
    contact: [null, null, null],
    roles: [
      "Senior Project Manager @ Company Name 2016-01..now",
      "Project Manager @ Company Name 2012-06..2015-12",
    ],
  },
  {
    lost: "a CV without any name",
    text: `
Candidate ID: 48213
TEACHER
Education Background
B.Ed., 2010
Experience
Mathematics Teacher, secondary school in Kent, 2012 - present
- Teach years 7 to 11
Teaching Assistant, primary school in London, 2010 - 2012
`,
    contact: [null, null, null],
    roles: [
      "Mathematics Teacher @ secondary school 2012..now",
      "Teaching Assistant @ primary school 2010..2012",
    ],
  },
  {
    lost: "a Brazilian nurse whose employer stands above",
    text: `
Maria Oliveira Costa
Enfermeira | COREN-SP 123456
Rua Augusta, 1500, apto 42 - Consolação - São Paulo - SP - CEP 01304-001
Celular: (11) 98555-0142 | E-mail: maria.ocosta@example.com.br

RESUMO PROFISSIONAL
Enfermeira com 10 anos de experiência em UTI.

EXPERIÊNCIA PROFISSIONAL
Hospital Santa Clara – São Paulo/SP
Enfermeira Assistencial – UTI Adulto
Abril de 2018 até o momento
• Assistência a pacientes críticos
Clínica Vida Plena
Técnica de Enfermagem
Janeiro/2013 a março/2018
• Administração de medicamentos

FORMAÇÃO ACADÊMICA
Graduação em Enfermagem – Universidade de Guarulhos – 2012 a 2016
Técnico em Enfermagem – Escola Técnica Grau – 2011
`,
    contact: ["Maria Oliveira Costa", "maria.ocosta@example.com.br", "(11) 98555-0142"],
    roles: [
      "Enfermeira Assistencial – UTI Adulto @ Hospital Santa Clara 2018-04..now",
      "Técnica de Enfermagem @ Clínica Vida Plena 2013-01..2018-03",
    ],
  },
  {
    lost: "parental leave is no job, and an application's subject no name",
    text: `
Bewerbung als Verkäuferin
Ayşe Yılmaz
Hauptstr. 5 | 12159 Berlin | Mobil 0151 / 555 01 234 | ayse.yilmaz@example.de

BERUFLICHER WERDEGANG
2019–heute: Filialleiterin, Modehaus Kern GmbH & Co. KG, Berlin
2014–2019: Verkäuferin bei H&M, Berlin-Mitte
2012–2014: Elternzeit
2009–2012: Ausbildung zur Kauffrau im Einzelhandel, Karstadt AG, Berlin

SCHULE
2009: Mittlere Reife, Gesamtschule Wedding

KENNTNISSE
Kassensysteme, Warenpräsentation, Deutsch und Türkisch (Muttersprachen)
`,
    contact: ["Ayşe Yılmaz", "ayse.yilmaz@example.de", "0151 / 555 01 234"],
    roles: [
      "Filialleiterin @ Modehaus Kern GmbH & Co. KG 2019..now",
      "Verkäuferin @ H&M 2014..2019",
      "Ausbildung zur Kauffrau im Einzelhandel @ Karstadt AG 2009..2012",
    ],
  },
  {
    lost: "French employers beside their years, titles below",
    text: `
KOWALSKI Piotr
Conducteur de travaux TCE
45 ans – marié – 2 enfants
14 bis, avenue Jean Jaurès – 59000 LILLE
Port. : 06 55 50 12 12 – Mail : p.kowalski@example.fr

PARCOURS PROFESSIONNEL
2015 à ce jour : EIFFAGE CONSTRUCTION NORD (Lille)
Conducteur de travaux principal
Chantiers de 5 à 20 M€
2008 – 2015 : RABOT DUTILLEUL (Wasquehal)
Conducteur de travaux
2003 – 2008 : SPIE BATIGNOLLES
Chef de chantier puis aide-conducteur

FORMATION
2003 : DUT Génie civil – IUT A de Lille
2001 : Bac STI
`,
    contact: ["KOWALSKI Piotr", "p.kowalski@example.fr", "06 55 50 12 12"],
    roles: [
      "Conducteur de travaux principal @ EIFFAGE CONSTRUCTION NORD 2015..now",
      "Conducteur de travaux @ RABOT DUTILLEUL 2008..2015",
      "Chef de chantier puis aide-conducteur @ SPIE BATIGNOLLES 2003..2008",
    ],
  },
  {
    lost: "a name in two scripts",
    text: `
Wei Zhang (张伟)
Shanghai | +86 138 5550 1234 | zhangwei@example.cn
EXPERIENCE
ByteDance                                   Shanghai, China
Machine Learning Engineer, Recommendation   07/2020 – Present
- Trained ranking models in PyTorch
Alibaba Cloud                               Hangzhou, China
Software Engineer Intern                    06/2019 – 09/2019
- Kubernetes operators in Go
EDUCATION
Fudan University                            Shanghai
M.S. Computer Science, GPA 3.8/4.0          2017 – 2020
SKILLS
Python, Go, C++, PyTorch, Spark
`,
    contact: ["Wei Zhang", "zhangwei@example.cn", "+86 138 5550 1234"],
    roles: [
      "Machine Learning Engineer, Recommendation @ ByteDance 2020-07..now",
      "Software Engineer Intern @ Alibaba Cloud 2019-06..2019-09",
    ],
  },
  {
    lost: "a British consultant's posts told in sentences",
    text: `
Dr. Anneke J. M. de Vries-Bakker MD PhD
Consultant Anaesthetist
GMC No. 7012345
T: 07700 900 311
E: anneke.devries@example.nhs.uk

CURRENT POST
Consultant Anaesthetist, Royal Infirmary of Edinburgh, NHS Lothian. August 2019 - present
PREVIOUS POSTS
Specialty Registrar in Anaesthesia, South East Scotland Deanery. August 2012 - July 2019
Foundation Doctor, Victoria Hospital, Kirkcaldy. August 2010 - July 2012
QUALIFICATIONS
FRCA, 2017
MBChB, University of Edinburgh, 2010
`,
    contact: ["Anneke J. M. de Vries-Bakker", "anneke.devries@example.nhs.uk", "07700 900 311"],
    roles: [
      "Consultant Anaesthetist @ Royal Infirmary of Edinburgh, NHS Lothian 2019-08..now",
      "Specialty Registrar in Anaesthesia @ South East Scotland Deanery 2012-08..2019-07",
      "Foundation Doctor @ Victoria Hospital 2010-08..2012-07",
    ],
  },
  {
    lost: "dates in brackets and towns behind them",
    text: `
Frank Müller
Kontakt
Tel.: +49 171 5550123
frank.mueller@example.de

Experience

CTO & Co-Founder – Solarly GmbH (2018–present), Munich
Built the engineering team from 0 to 35.

VP Engineering – Wattbox AG (2014–2018), Zürich

Lead Developer / Architect – SAP SE (2008–2014), Walldorf

Education
Dipl.-Inf., TU München (2003–2008)
`,
    contact: ["Frank Müller", "frank.mueller@example.de", "+49 171 5550123"],
    roles: [
      "CTO & Co-Founder @ Solarly GmbH 2018..now",
      "VP Engineering @ Wattbox AG 2014..2018",
      "Lead Developer / Architect @ SAP SE 2008..2014",
    ],
  },
  {
    lost: "employers in capitals with dates at the right",
    text: `
Jane Q. Public
123 Main St., Springfield, IL 62701 * (217) 555-0110 * jane.public@example.com

EXPERIENCE
THE HOME DEPOT, Springfield, IL                              March 2018 to Present
Department Supervisor - Garden
* Schedule and train 12 associates
* Promoted from Sales Associate (2018-2020)

WALGREENS, Decatur, IL                                       2015-2018
Shift Lead
* Opened and closed store

U.S. NAVY, Norfolk, VA                                       2009 - 2014
Machinist's Mate, Second Class (MM2)
* Operated propulsion plant

EDUCATION
Lincoln Land Community College - A.A.S. Business, 2017
`,
    contact: ["Jane Q. Public", "jane.public@example.com", "(217) 555-0110"],
    roles: [
      "Department Supervisor - Garden @ THE HOME DEPOT 2018-03..now",
      "Shift Lead @ WALGREENS 2015..2018",
      "Machinist's Mate, Second Class (MM2) @ U.S. NAVY 2009..2014",
    ],
  },
  {
    lost: "numbered forms of employers",
    text: `
Name    :  Rajesh Kumar Sharma
Contact :  +91-98100-55512
E-mail  :  rajesh.ksharma@example.com

CAREER OBJECTIVE
Seeking a challenging position in accounts.

PROFESSIONAL EXPERIENCE
1. Organization : M/s Gupta Traders Pvt. Ltd., New Delhi
   Designation  : Senior Accountant
   Duration     : April 2017 to till date
   Responsibilities :
   - GST returns and TDS
2. Organization : Sunrise Exports
   Designation  : Accounts Assistant
   Duration     : June 2013 to March 2017
   - Data entry in Tally ERP

ACADEMIC QUALIFICATIONS
B.Com from Delhi University in 2013
12th from CBSE Board in 2010

PERSONAL DETAILS
Father's Name : Shri Mohan Lal Sharma
Date of Birth : 12/08/1992
Place : Delhi
`,
    contact: ["Rajesh Kumar Sharma", "rajesh.ksharma@example.com", "+91-98100-55512"],
    roles: [
      "Senior Accountant @ M/s Gupta Traders Pvt. Ltd. 2017-04..now",
      "Accounts Assistant @ Sunrise Exports 2013-06..2017-03",
    ],
  },
  {
    lost: "lines as LinkedIn prints them",
    text: `
Olivia Chen | UX/UI Designer
olivia.chen@example.com | oliviachen.design | +1 (604) 555-0133 | Vancouver, BC

WORK
Product Designer at Hootsuite · Jan 2022 – Present · 2 yrs 6 mos
Vancouver, British Columbia, Canada
Designed the composer.

UX Designer at Mobify · Full-time · May 2018 – Dec 2021 · 3 yrs 8 mos
Improved checkout.

Freelance Designer · Self-employed · 2016 – 2018

EDUCATION
Emily Carr University of Art + Design
Bachelor of Design - BDes, Interaction Design · 2012 - 2016
`,
    contact: ["Olivia Chen", "olivia.chen@example.com", "+1 (604) 555-0133"],
    roles: [
      "Product Designer @ Hootsuite 2022-01..now",
      "UX Designer @ Mobify 2018-05..2021-12",
      "Freelance Designer @ Self-employed 2016..2018",
    ],
  },
];

test.each(oddResumes)("$lost", async ({ text, contact, roles }) => {
  const document = await extractText(Buffer.from(text), "cv.txt");
  const parsed = parseResume(document, { today: "2026-06-15" });
  const { name, email, phone } = parsed;
  expect([name, email, phone].map((field) => field?.value ?? null)).toEqual(contact);
  expect(
    parsed.roles.map(
      ({ title, company, start, end, isCurrent }) =>
        `${title ?? "-"} @ ${company ?? "-"} ${start ?? "?"}..${isCurrent ? "now" : (end ?? "?")}`,
    ),
  ).toEqual(roles);
});
