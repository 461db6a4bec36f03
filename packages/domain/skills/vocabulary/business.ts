/** Format: see `parse-vocabulary.ts`. */
export const businessSkills = `
@office
#office-suites 0.4
Microsoft Office | MS Office, Office 365, Microsoft 365, MS Office Suite, Microsoft Office Suite, MS-Office, Microsoft Suite, MS Suite, Microsoft Office applications, Microsoft Office products, Pack Office, Paquete Office, Office-Programme, Office package, Office suite
Microsoft Excel | Excel!, MS Excel, Excel spreadsheets, advanced Excel, pivot tables, VLOOKUP | >Microsoft Office
Microsoft Word | Word!!, MS Word, MS-Word | >Microsoft Office
Microsoft PowerPoint | PowerPoint, MS PowerPoint, Power Point | >Microsoft Office
Microsoft Outlook | Outlook!, MS Outlook | >Microsoft Office
Google Workspace | G Suite, GSuite, Google Suite, Google Docs, Google Sheets, Google Drive, *Google Apps Script
LibreOffice | OpenOffice
#office-tools 0.25
Microsoft Teams | MS Teams, Teams!! | >Microsoft Office
Microsoft Visio | Visio, MS Visio
SharePoint | Microsoft SharePoint, Share Point
OneNote | *OneDrive
Power Automate | Microsoft Flow, *Zapier, *Robotic process automation=RPA^, *UiPath, *Blue Prism, *Automation Anywhere
#collaboration-tools 0.3
Slack! | Slack messaging
Zoom! | ~Video conferencing=videoconferencing, *Google Meet, *Webex
Notion!!
Airtable
Spreadsheets | spreadsheet, spreadsheet software, Tabellenkalkulation
LaTeX
Computer literacy | computer skills, basic computer skills, EDV-Kenntnisse, PC-Kenntnisse, bureautique, ofimática, informatica di base
#office-work 0.25
@administration
Office administration | office management, administrative support, administrative assistance, general office duties, clerical work, clerical support, Büroorganisation, Sekretariat, secrétariat, gestion administrative, gestión administrativa, administrative tasks, clerical duties, office procedures
Calendar management | diary management, scheduling appointments, appointment scheduling, appointment setting, meeting coordination, Terminplanung, gestion d'agenda, diary planning
Travel arrangements | travel coordination, travel booking, travel planning, Reiseplanung, Reisebuchung, arranging travel, booking travel, organise travel
Data entry | Dateneingabe, Datenerfassung, saisie de données, entrada de datos, data input, keyboarding, accurate data input
Minute taking | taking minutes, meeting minutes, Protokollführung, taking of minutes, comptes rendus, compte rendu, Protokolle
Filing | filing systems, document filing, records filing, Ablage, archiving, archivage
Records management | document management, document control, record keeping, recordkeeping, records maintenance, maintain records, maintaining records, Dokumentenmanagement, gestion documentaire
Reception | front desk, front-desk, receptionist duties, greeting visitors, Empfang, accueil, recepción, front desk operations, welcoming visitors, accueil du public, accueillir les visiteurs, Empfangstätigkeit
Telephone handling | phone etiquette, telephone etiquette, answering phones, answering telephones, answering the phone, telephone skills, call handling, telephone manner, phone skills, multi-line phones, multi-line phone systems, switchboard operation, switchboard operator
Typing | touch typing, WPM^, 10-Finger-System, dactylographie, Zehnfingerschreiben, Zehn-Finger-System, Tastschreiben, Maschinenschreiben
Transcription | dictation, audio typing
Correspondence | business correspondence, letter writing, Korrespondenz, correspondance
Mail handling | mail sorting, mailroom operations
Office supplies ordering | supply ordering, office supplies
Executive assistance | executive support, personal assistance, C-level support, Vorstandsassistenz, assistanat de direction
Event planning | event management, event coordination, event organisation, event organization, Eventmanagement, Veranstaltungsorganisation, événementiel, organización de eventos, events management
Proofreading | proof reading, Korrekturlesen, copy editing
Translation | translating, Übersetzung, traduction, traducción, translator, Übersetzer, traductor, traducteur, traductora, *Interpreting=interpretation services, *Subtitling, *Trados=SDL Trados
Facilities management | facility management, facilities maintenance, Gebäudemanagement, building management
Expense reporting | expense reports, expense management, Reisekostenabrechnung, *SAP Concur=Concur
Notary public | notarisation

@product
#product-management 0.25
Product management | product manager, Produktmanagement, gestion de produit, gestión de producto, product ownership, product owner
Product strategy | product vision | >Product management
Product roadmaps | product roadmap, roadmapping, roadmap planning, product roadmapping | >Product management
Product discovery | customer discovery, user interviews | >Product management
Backlog management | backlog grooming, product backlog, backlog refinement, backlog prioritization
User stories | user story mapping, acceptance criteria, writing user stories
Requirements gathering | requirements analysis, requirements engineering, requirement gathering, requirements elicitation, business requirements, Anforderungsanalyse, Anforderungsmanagement, recueil des besoins, requirements documentation
Market research | market analysis, Marktforschung, étude de marché, investigación de mercado, competitive analysis, competitor analysis, competitive research, marketing research
Go-to-market strategy | go-to-market, go to market, GTM strategy, ~Product launches=product launch
Pricing strategy | pricing strategies, price optimization
Product lifecycle management | PLM^, product life cycle, Teamcenter, Windchill
Product marketing | product positioning
Business analysis | business analyst, Geschäftsanalyse, análisis de negocio, business systems analysis, functional specifications
OKRs | OKR^, ~KPIs=KPI^=KPI tracking=key performance indicators=KPI reporting
#project-management 0.25
@project-management
Project management | project manager, Projektmanagement, Projektleitung, gestion de projet, gestión de proyectos, gestione progetti, gestão de projetos, projectmanagement, project delivery, project coordination, project leadership
Programme management | program manager, portfolio management office, PMO^, project portfolio management | >Project management
Project planning | project scheduling, work breakdown structure, Gantt charts, Gantt chart, project schedules, Projektplanung, planification de projet | >Project management
Microsoft Project | MS Project, ~Primavera P6=Primavera
PMP^ | Project Management Professional, PMI certification | >Project management
PRINCE2 | Prince 2 | >Project management
CAPM | >Project management
Risk management | risk assessment, risk mitigation, risk analysis, Risikomanagement, gestion des risques, gestión de riesgos, risk identification
Change management | organizational change, organisational change, Veränderungsmanagement, conduite du changement, gestión del cambio, change control
Stakeholder management | stakeholder engagement, stakeholder communication, stakeholder relations, Stakeholdermanagement
Budget management | budgeting, budget planning, budget control, Budgetplanung, Budgetverantwortung, gestion budgétaire, gestión de presupuestos, cost control, budget administration
Resource planning | resource allocation, capacity planning, resource management, workforce planning
Vendor management | supplier management, vendor relations, vendor relationship management, supplier relationship management, Lieferantenmanagement, vendor negotiation, vendor performance, supplier performance
#agile-methods 0.5
Agile! | agile environment, agile environments, agile team, agile teams, agile ceremonies, agile delivery, agile coach, agile methodologies, agile methodology, agile development, agile software development, agile project management, Agile/Scrum, agile practices, agile methods
Scrum | scrum master, scrum methodology, certified scrum master, CSM^, PSM I, sprint planning | >Agile
Kanban | >Agile
SAFe^ | Scaled Agile, Scaled Agile Framework | >Agile
Extreme Programming | >Agile
Waterfall methodology | waterfall model, *Software development life cycle=SDLC=software development lifecycle
#project-tools 0.6
Jira | Atlassian Jira
Confluence! | Atlassian Confluence
Trello
Asana!
Monday.com | *ClickUp, *Basecamp, *Smartsheet, *Wrike
#improvement-methods 0.3
Lean management | Lean!, Lean Six Sigma, lean methodology, lean principles, lean thinking
Six Sigma | Six Sigma Green Belt, Six Sigma Black Belt, Lean Six Sigma Green Belt, Lean Six Sigma Black Belt, Green Belt, Black Belt, certified Green Belt, certified Black Belt, DMAIC
Process improvement | continuous improvement, Kaizen, process optimization, process optimisation, Prozessoptimierung, amélioration continue, mejora continua, business process improvement, business process management, BPM^, process reengineering, KVP^
Process mapping | business process modeling, BPMN, process modelling, UML^, UML diagrams, value stream mapping
Root cause analysis | 5 Whys, fishbone diagrams, 8D^, 8D reports, FMEA, failure mode and effects analysis
Operations management | operational management, business operations, operations manager, Betriebsführung, gestion des opérations, gestión de operaciones, managing operations
Strategic planning | business strategy, strategy development, corporate strategy, strategic management, Strategieentwicklung, planification stratégique, planificación estratégica
Business development | Geschäftsentwicklung, développement commercial, desarrollo de negocio, biz dev, new business development
Consulting | ~Management consulting=Unternehmensberatung=conseil en management=business consulting
Mergers and acquisitions | M&A, ~Due diligence
Entrepreneurship | startup experience, ~Business planning=business plans
Contract management | contract administration, contract negotiation, contract negotiations, Vertragsmanagement, gestion des contrats, contract administration under NEC
Corporate social responsibility | CSR^, sustainability, ESG^, ESG reporting, Nachhaltigkeit, développement durable, sostenibilidad

@marketing
#digital-marketing 0.25
Digital marketing | online marketing, internet marketing, Online-Marketing, marketing digital, marketing numérique, web marketing
SEO | search engine optimization, search engine optimisation, Suchmaschinenoptimierung, référencement naturel, on-page SEO, technical SEO, keyword research | >Digital marketing
SEM^ | search engine marketing, paid search, PPC^, pay-per-click, SEA^ | >Digital marketing
Google Ads | Google AdWords, AdWords | >SEM
Web analytics
Google Analytics | GA4, ~Google Tag Manager, ~Adobe Analytics, ~Matomo | >Web analytics
Social media marketing | SMM^, social media management, social media, social media strategy, Social-Media-Marketing, réseaux sociaux, redes sociales, social media campaigns, community management, social media content | >Digital marketing
Facebook Ads | Meta Ads, Instagram Ads, LinkedIn Ads, TikTok Ads, paid social, Facebook advertising | >Social media marketing
Email marketing | e-mail marketing, email campaigns, E-Mail-Marketing, *Mailchimp, *Klaviyo, newsletter marketing | >Digital marketing
Content marketing | content strategy, content creation, Content-Marketing, création de contenu, creación de contenidos | >Digital marketing
Affiliate marketing | >Digital marketing
Influencer marketing | >Social media marketing
Growth marketing | growth hacking, performance marketing, conversion rate optimization, CRO^, demand generation | >Digital marketing
Marketing automation | marketing automation tools
#marketing-automation 0.5
Marketo | *Pardot, *Eloqua | >Marketing automation
#digital-marketing 0.25
HubSpot | Hub Spot
Ahrefs | *SEMrush=SEM Rush, *Moz!!, *Screaming Frog
Hootsuite | ~Buffer!!, ~Sprout Social
Display advertising | programmatic advertising, programmatic, media buying, media planning, Mediaplanung
#marketing 0.25
Marketing | Vertriebsmarketing, mercadotecnia, marketing manager, marketing campaigns, marketing communications, marketing activities
Marketing strategy | marketing plans, strategic marketing, marketing planning, Marketingstrategie, stratégie marketing | >Marketing
Campaign management | campaign planning, advertising campaigns, Kampagnenmanagement | >Marketing
Brand management | branding, brand strategy, brand development, brand awareness, Markenführung, Markenmanagement, gestión de marca, brand identity | >Marketing
Advertising | Werbung, publicité, publicidad, advertising sales
Copywriting | copy writing, Texten, rédaction publicitaire, ad copy, copywriter, Werbetexter
Public relations | Öffentlichkeitsarbeit, relations publiques, relaciones públicas, press releases, press release, Pressearbeit, relations presse, ~Media relations=press relations, PR work, PR-Arbeit
Corporate communications | Unternehmenskommunikation, communication d'entreprise, external communications, ~Internal communications=interne Kommunikation=communication interne
Trade shows | trade fairs, exhibitions planning, Messeorganisation
Customer segmentation | market segmentation, target audience analysis, buyer personas
Merchandising | visual merchandising, product displays, store displays, Warenpräsentation, marchandisage
Fundraising | fund raising, donor relations, collecte de fonds, Spendenakquise, grant writing, grant applications, grant management
Loyalty programs | loyalty programmes, customer retention programs
B2B marketing | business-to-business marketing

@sales
#sales 0.25
Sales | Vertrieb, Verkauf, ventas, vendite, vente, vendas, selling, sales experience, sales techniques, salesmanship, sales executive, sales representative, Vertriebserfahrung, Verkaufserfahrung, venta de productos
Sales targets | sales quotas, sales quota, sales goals, exceeding sales targets, meeting sales targets | >Sales
B2B sales | ventas B2B, B2B-Vertrieb, vente B2B, business-to-business sales, B2B^ | >Sales
B2C sales | B2C^, ~Direct sales=door-to-door sales | >Sales
Inside sales | telesales, telemarketing, Telefonverkauf, tele sales | >Sales
Outside sales | field sales, Außendienst, territory management, territory sales | >Sales
Account management | account manager, client account management, key account management, Key-Account-Management, key accounts, key account manager, Großkundenbetreuung, gestion de comptes clés, strategic accounts | >Sales
Lead generation | prospecting, cold calling, cold-calling, cold calls, Kaltakquise, Neukundenakquise, prospection, prospección, lead qualification, lead-generation, sales prospecting | >Sales
Sales management | sales leadership, sales team management, Vertriebsleitung, Verkaufsleitung, sales manager | >Sales
Sales forecasting | pipeline management, sales pipeline, sales pipeline management, sales planning | >Sales
Consultative selling | solution selling, SPIN selling, upsell, cross-selling, suggestive selling | >Sales
Negotiation | negotiating, negotiations, Verhandlungsführung, Verhandlung, négociation, negociación, negotiation skills, negotiate, Verhandlungsgeschick, Verhandlungsstärke, négocier, negociar
Closing sales | deal closing, closing deals | >Sales
Sales presentations | product demonstrations, product demos, sales demos, demos for clients, product demonstration, product demo, Produktvorführungen, Produktpräsentationen, Produkte vorführen | >Sales
Pre-sales | presales, technical sales, sales engineering, RFP responses, bid management, tender management
Channel sales | partner management, channel management, reseller management | >Sales
Export sales | international sales, export management | >Sales
Insurance sales | life insurance sales | >Sales
Car sales | automotive sales, vehicle sales, Autoverkauf | >Sales
Pharmaceutical sales | medical sales, medical device sales, Pharmavertrieb | >Sales
Real estate sales | property sales, estate agency, Immobilienverkauf, vente immobilière, ~Real estate=Immobilien=immobilier=bienes raíces
Property management | tenant relations, ~Leasing=lease administration, Hausverwaltung, gestion immobilière, Immobilienverwaltung, Immobilienverwalter, Wohnungsverwaltung, WEG-Verwaltung
Sales reporting | sales analysis, sales analytics, sales reports
#crm 0.5
Salesforce | Salesforce CRM, SFDC^, Salesforce.com, Sales Cloud, Salesforce Lightning | >CRM
CRM | customer relationship management, CRM software, CRM systems, Kundenbeziehungsmanagement, *Zoho CRM=Zoho, *Pipedrive, *SugarCRM
LinkedIn Sales Navigator | Sales Navigator, *ZoomInfo, *Outreach.io
@customer-service
#customer-service 0.25
Customer service | customer support, client service, client services, Kundenservice, Kundendienst, Kundenbetreuung, service client, service à la clientèle, atención al cliente, servicio al cliente, assistenza clienti, atendimento ao cliente, klantenservice, customer care, customer-service, customer satisfaction, customer-focused, guest service, guest services
Customer success | customer success management, customer onboarding, customer retention, churn reduction
Client relations | client relationship management, client relationships, customer relations, customer relationships, Kundenbeziehungen, relation client, relación con clientes, relationship building, building relationships
Complaint handling | complaint resolution, complaint management, Beschwerdemanagement, Reklamationsbearbeitung, gestion des réclamations, customer complaints, handling complaints, escalation handling, Reklamationen, réclamations, reclamaciones, Beschwerden bearbeiten
Call centre | call center, call-center, contact centre, inbound calls, outbound calls, Callcenter, centre d'appels, call center operations
Order processing | order entry, order management, Auftragsabwicklung, Auftragsbearbeitung, traitement des commandes
#helpdesk-tools 0.5
Zendesk | *Freshdesk, *Intercom!, *LivePerson
#customer-service 0.25
Live chat support | chat support, ~Email support
Technical customer support | product support | >Customer service
Field service | Serviceeinsätze, ~After-sales service=after sales service=service après-vente

@hr
#hr 0.25
Human resources | HR^, human resource management, HR management, HRM^, Personalwesen, Personalmanagement, ressources humaines, recursos humanos, risorse umane, personnel management, HR administration, Personalverwaltung
Recruiting | recruitment, talent acquisition, Personalbeschaffung, Rekrutierung, recrutement, reclutamiento, selección de personal, staffing, hiring, headhunting, executive search, Bewerbermanagement, Personalauswahl, Personalgewinnung | >Human resources
Candidate sourcing | sourcing candidates, talent sourcing, boolean search, LinkedIn Recruiter, active sourcing | >Recruiting
Interviewing | conducting interviews, interview scheduling, Bewerbungsgespräche, candidate screening, resume screening, candidate interviews
Applicant tracking systems | applicant tracking system, ATS^
#applicant-tracking 0.5
Taleo | *Greenhouse!!, *iCIMS | >Applicant tracking systems
#hr 0.25
Onboarding | employee onboarding, new hire orientation, new-hire orientation, Einarbeitung, new employee orientation
Employee relations | ~Employee engagement, labor relations, labour relations, industrial relations, Mitarbeiterbetreuung, relations sociales, relaciones laborales, union negotiations, collective bargaining | >Human resources
Performance management | performance reviews, performance appraisals, performance evaluations, performance appraisal, Leistungsbeurteilung, staff appraisal
Compensation and benefits | comp and benefits, benefits administration, compensation, Entgeltabrechnung, rémunération, compensation analysis, employee benefits, *Workers' compensation | >Human resources
Training and development | learning and development, L&D, Personalentwicklung, formation du personnel, employee training, staff training, training delivery, corporate training, talent development, staff development, training programs, employee development, train apprentices, formación del personal, training staff, train our apprentices, training of staff, formation des équipes
Talent management | succession planning, workforce development | >Human resources
HR business partnering | HR business partner, HRBP | >Human resources
HRIS | HR information systems, HCM^, human capital management
#hr-software 0.5
BambooHR | *ADP^=ADP Workforce Now, *UKG^, *Personio | >HRIS
#hr 0.25
Employment law | labor law, labour law, Arbeitsrecht, droit du travail, derecho laboral, FMLA, EEO^, employment legislation
HR policies | employee handbook, HR procedures, personnel policies, ~Policy development
Organizational development | organisational development, organization development, organisation development, Organisationsentwicklung, organizational design
Diversity and inclusion | DEI^, diversity equity and inclusion, equal opportunity
Employer branding | >Recruiting
Background checks | reference checks
Coaching | mentoring, employee coaching, executive coaching, Mitarbeitercoaching, mentorship, coaching skills
Job analysis | job descriptions writing, job evaluation
SHRM-CP | SHRM-SCP, SHRM certified, ~PHR^=SPHR, ~CIPD
Workforce scheduling | shift planning, staff scheduling, Dienstplanung, rota planning, employee scheduling, Einsatzplanung
Exit interviews | offboarding

@finance
#accounting 0.25
Accounting | accountancy, Buchhaltung, Rechnungswesen, comptabilité, contabilidad, contabilità, contabilidade, general accounting, boekhouding, financial accounting, Finanzbuchhaltung, accounting principles, accountant
Bookkeeping | book keeping, Buchführung, tenue de livres, teneduría de libros | >Accounting
Accounts payable | A/P, AP/AR, Kreditorenbuchhaltung, comptes fournisseurs, cuentas por pagar, invoice processing, Rechnungsprüfung, vendor invoices | >Accounting
Accounts receivable | A/R, Debitorenbuchhaltung, comptes clients, cuentas por cobrar, ~Debt collection=debt collections=credit control=Mahnwesen | >Accounting
General ledger | Hauptbuch, grand livre, general ledger accounting | >Accounting
Journal entries | journal entry, Buchungssätze | >Accounting
Account reconciliation | account reconciliations, reconciliations, reconciliation, Kontenabstimmung, bank reconciliation, bank reconciliations, rapprochement bancaire, conciliación bancaria | >Accounting
Month-end close | month end close, month-end closing, year-end close, year-end closing, Monatsabschluss, Jahresabschluss, Monatsabschlüsse, Jahresabschlüsse, clôture mensuelle, cierre contable, period-end close, month end closing, financial close | >Accounting
Financial statements | financial statement preparation, balance sheet, balance sheets, income statements, Bilanzierung, Bilanzbuchhaltung, bilan, estados financieros, P&L statements | >Accounting
Cost accounting | Kostenrechnung, Kosten- und Leistungsrechnung, comptabilité analytique, contabilidad de costos, product costing, job costing, cost analysis | >Accounting
Fixed assets | fixed asset accounting, Anlagenbuchhaltung, depreciation schedules, asset accounting | >Accounting
Payroll | payroll processing, Lohnbuchhaltung, Gehaltsabrechnung, Lohn- und Gehaltsabrechnung, paie, nóminas, payroll administration, buste paga, Lohnabrechnung
Invoicing | billing, Rechnungsstellung, Fakturierung, facturation, facturación, fatturazione, invoice preparation, Nebenkostenabrechnung, Nebenkostenabrechnungen, Betriebskostenabrechnung, service charge accounting, issuing invoices, raising invoices, Rechnungen erstellen, établir les factures
Tax preparation | tax returns, tax compliance, Steuererklärungen, Steuern, déclarations fiscales, impuestos, tax accounting, tax filing, corporate tax, income tax, taxation, Steuerrecht, fiscalité, tax planning, tax advisory
VAT^ | Umsatzsteuer, TVA^, IVA^, GST^, Umsatzsteuervoranmeldung, VAT returns, ~Sales tax=sales and use tax | >Tax preparation
Auditing | audits, internal audit, external audit, internal audits, Wirtschaftsprüfung, audit interne, auditoría, financial audit, statutory audit, audit
GAAP | US GAAP, HGB^, UK GAAP
IFRS^ | International Financial Reporting Standards, IAS^
Sarbanes-Oxley | SOX^, Sarbanes-Oxley Act, *Internal controls=internal control=internal control system
Grants accounting | grant accounting, ~Fund accounting=nonprofit accounting | >Accounting
Intercompany accounting | consolidation accounting, financial consolidation, Konzernrechnungslegung | >Accounting
#accounting-software 0.5
QuickBooks | Quick Books, QuickBooks Online
Xero
Sage! | Sage 50, Sage 100, Peachtree, Sage Intacct
DATEV
Lexware | *FreshBooks, *Wave accounting, *MYOB^=MYOB accounting, *Tally ERP=Tally!!
BlackLine | *Hyperion=Oracle Hyperion, *Anaplan, *OneStream, *Adaptive Insights
#finance 0.25
Finance | Finanzen, finanzas, corporate finance, Finanzwesen, business finance
Financial analysis | financial analyst, Finanzanalyse, analyse financière, análisis financiero, ratio analysis | >Finance
Variance analysis | budget variance, budget variances, variance reporting, Abweichungsanalyse | >Financial analysis
FP&A | financial planning and analysis, financial planning & analysis | >Financial analysis
Financial modeling | financial models, financial modelling, DCF^, LBO^, ~Valuation=business valuation=company valuation | >Finance
Financial reporting | Finanzberichterstattung, reporting financier, informes financieros, management reporting, financial reports, Berichtswesen, management accounts, monthly reporting, Monatsreporting, monatliches Reporting | >Finance
Financial planning | wealth management, financial advice, financial advisory, Vermögensverwaltung, Finanzplanung, retirement planning, estate planning, ~Financial management | >Finance
Controlling | Finanzcontrolling, contrôle de gestion, control de gestión, management accounting, managerial accounting
Treasury | treasury management, Liquiditätsplanung, trésorerie, tesorería, ~Cash management=cash flow management=cash flow forecasting
Investment management | portfolio management, investments, ~Asset management, Anlageberatung, gestion d'actifs, investment analysis, equity research
Investment banking | capital markets, IPO^, equity capital markets
Credit analysis | credit risk, Kreditanalyse, analyse crédit, Kreditprüfung, ~Lending=loan processing=mortgage lending=loan origination, ~Loan underwriting=mortgage underwriting=credit underwriting
Banking | retail banking, commercial banking, Bankwesen, banque, banca, ~Teller operations=bank teller
Trading | securities trading, equities, derivatives, options trading, Wertpapierhandel, fixed income, ~Foreign exchange=forex=Devisenhandel
Insurance | Versicherung, assurance, seguros, insurance policies
Insurance underwriting | underwriting, risk underwriting | >Insurance
Claims handling | claims processing, claims management, claims adjustment, Schadenbearbeitung, Schadensregulierung, gestion des sinistres, insurance claims | >Insurance
Actuarial science | actuarial analysis, actuarial, Versicherungsmathematik
Anti-money laundering | AML^, KYC^, know your customer, Geldwäscheprävention
Financial regulation | Basel III, MiFID II, Solvency II, regulatory reporting
Fraud detection | fraud investigation, fraud prevention, Betrugsprävention
Bloomberg Terminal | Bloomberg!!, *Reuters Eikon=Eikon, *FactSet, *Capital IQ
CPA^ | certified public accountant, CPA license | >Accounting
CFA^ | chartered financial analyst, CFA charterholder | >Financial analysis
ACCA | ~Chartered accountant=ACA^=expert-comptable, ~CIMA^, ~Steuerberater, ~Bilanzbuchhalter | >Accounting
Series 7 | FINRA Series 7, ~Series 63, ~Series 66
Cash handling | cash register, cash management at till, Kassenführung, Kassieren, encaissement, manejo de caja, till operation, cashiering, cashier, Kasse, handling cash, tenir la caisse, tenue de caisse, Kassentätigkeit, Kassiererfahrung, caisse, manejar la caja, taking payments
POS systems | POS^, point of sale, point-of-sale, POS system, Kassensysteme, EPOS
Procurement | purchasing, Einkauf, achats, compras, strategic sourcing, supplier sourcing, vendor sourcing, product sourcing, global sourcing, ~Sourcing, Beschaffung, acquisti, approvisionnement, procurement management, strategic purchasing, purchase orders, experiencia en compras, Einkaufserfahrung, raising purchase orders, Bestellwesen, Bestellabwicklung
Tendering | tenders, RFPs, RFP^, Ausschreibungen, appels d'offres, licitaciones, bid preparation

@law
#law 0.25
Legal research | Rechtsrecherche, recherche juridique, investigación jurídica
#legal-databases 0.5
Westlaw | *LexisNexis=Lexis Nexis | >Legal research
#law 0.25
Legal writing | legal drafting, legal documents, pleadings, drafting pleadings, legal briefs, Schriftsätze, rédaction juridique, legal correspondence
Contract law | contract drafting, drafting contracts, Vertragsrecht, droit des contrats, derecho contractual, contract review, reviewing contracts, commercial contracts, Vertragsgestaltung
Corporate law | company law, Gesellschaftsrecht, droit des sociétés, derecho mercantil, business law, commercial law, Wirtschaftsrecht, corporate governance
Litigation | civil litigation, Prozessführung, contentieux, litigios, trial preparation, trial advocacy, court appearances, depositions, discovery requests, *Dispute resolution
Criminal law | Strafrecht, droit pénal, derecho penal, criminal defense, prosecution, *Criminal justice
Family law | Familienrecht, droit de la famille, derecho de familia, divorce law, custody cases
Real estate law | conveyancing, property law, Immobilienrecht, Mietrecht
Intellectual property | IP law, patents, patent law, trademarks, trademark law, Patentrecht, propriété intellectuelle, propiedad intelectual, copyright law
Immigration law | visa applications, Ausländerrecht, droit des étrangers
Tax law | droit fiscal, derecho tributario | >Tax preparation
Administrative law | public law, Verwaltungsrecht, constitutional law, Öffentliches Recht
Compliance | regulatory compliance, Compliance-Management, conformité, cumplimiento normativo, compliance monitoring, compliance audits
Regulatory affairs | Zulassung, affaires réglementaires, regulatory submissions, FDA submissions
Legal advice | legal counsel, legal counselling, Rechtsberatung, conseil juridique, asesoría legal, client counselling in law
Mediation | arbitration, alternative dispute resolution, ADR^, conflict mediation
Paralegal work | paralegal, case management files, legal assistance, legal administration, Rechtsanwaltsfachangestellte
e-Discovery | ediscovery, electronic discovery, Relativity!!, document review
Legal practice | bar admission, admitted to the bar, Rechtsanwalt, avocat, abogado, attorney, juris doctor
Export controls | customs law, ITAR^, trade compliance, sanctions compliance

@general
#soft-skills 0
Communication | communication skills, Kommunikationsfähigkeit, Kommunikation, communication écrite, comunicación, interpersonal communication, verbal communication, written communication, written and verbal communication, oral and written communication, Kommunikationsstärke, interpersonal skills, Kommunikationsgeschick, aisance relationnelle, habilidades de comunicación, sens du contact
Teamwork | team work, team player, collaboration, Teamfähigkeit, Teamarbeit, travail d'équipe, esprit d'équipe, trabajo en equipo, lavoro di squadra, cross-functional collaboration, trabalho em equipe, collaborative, travail en équipe, as part of a team, team spirit, Teamgeist, trabajar en equipo, in a team
Leadership | team leadership, leadership skills, Führung, Mitarbeiterführung, Führungserfahrung, leadership d'équipe, liderazgo, people leadership, leading people, leading a team, lead a team, leading teams
Team management | people management, managing teams, team lead, staff management, staff supervision, supervision, supervisory skills, Personalführung, Teamleitung, encadrement, management d'équipe, gestión de equipos, supervising staff, team supervision, line management, supervising, supervisión, supervisión de un equipo, Teamführung, manage a team, managing a team
Problem solving | problem-solving, Problemlösung, Problemlösungsfähigkeit, résolution de problèmes, resolución de problemas, troubleshooting, problem resolution
Analytical skills | analytical thinking, analytisches Denken, esprit d'analyse, ~Critical thinking=pensamiento crítico=kritisches Denken, analytical, analytisches Denkvermögen, analytische Fähigkeiten, esprit analytique, capacidad analítica
Time management | Zeitmanagement, gestion du temps, gestión del tiempo, prioritization, meeting deadlines, multitasking, multi-tasking, multi-task
Organization | organizational skills, organisational skills, Organisationstalent, Organisationsfähigkeit, organisation skills, capacidad de organización, sens de l'organisation, well organized
Adaptability | flexibility, Flexibilität, adaptabilité, adaptabilidad, Anpassungsfähigkeit
Creativity | creative thinking, Kreativität, créativité, creatividad
Attention to detail | detail-oriented, detail oriented, Sorgfalt, rigueur, atención al detalle, accuracy
Decision making | decision-making, Entscheidungsfähigkeit, prise de décision, toma de decisiones
Conflict resolution | conflict management, Konfliktlösung, Konfliktmanagement, gestion des conflits, resolución de conflictos, de-escalation
Presentations | presentation skills, Präsentation, presenting, giving presentations, Präsentationstechniken, public speaking, prise de parole en public, hablar en público
Emotional intelligence | empathy, Einfühlungsvermögen, empathie, empatía
Work ethic | reliability, Zuverlässigkeit, punctuality, dependability, self-motivation, self-motivated, initiative, Eigeninitiative, autonomie
Stress management | resilience, Belastbarkeit, working under pressure, résistance au stress
Intercultural competence | cross-cultural communication, cultural sensitivity, interkulturelle Kompetenz
Report writing | report preparation, writing reports, Berichtserstellung, rédaction de rapports, redacción de informes, reports preparation, elaboración de informes, write reports, Berichte schreiben, rédiger des rapports, clear reports
Technical writing | technical documentation writing, user manuals, technische Redaktion
Research | research skills, Recherche^, recherche documentaire, investigación, ricerca
Quality management | Qualitätsmanagement, gestion de la qualité, gestión de calidad, quality improvement, QMS^, quality management systems
Volunteer management | volunteer coordination, volunteer recruitment
Delegation | delegating tasks
Customer orientation | Kundenorientierung, customer orientation, customer focus, Kundenfreundlichkeit, sens du service, orientación al cliente
`;
