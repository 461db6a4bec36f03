import type { ScorableJob } from "../../packages/domain/scoring/score.ts";

/** What the generated CVs of one job are made of; all of it invented. */
export type RankKit = {
  job: ScorableJob;
  /** The work's own titles, in other words than the job's where there are any. */
  titles: string[];
  /** Titles of neighbouring work. */
  adjacentTitles: string[];
  /** What such a person did, with the trade's terms. */
  core: string[];
  /** The same work told without the trade's catchwords. */
  paraphrased: string[];
  /** What a neighbour of the trade did. */
  partial: string[];
  /** Other work that names the job's catchwords. */
  decoys: { title: string; bullets: string[]; lists: string[] }[];
  degree: string;
};

export const rankKits: RankKit[] = [
  {
    job: {
      title: "Senior Backend Engineer (Python)",
      description:
        "Our lending platform serves two million requests an hour. You will design services, own their data and keep them running.\n\n## Requirements\n- 5+ years of backend development\n- Strong Python, ideally with FastAPI or Django\n- PostgreSQL: schema design and query tuning\n- Containers on Kubernetes\n\n## Nice to have\n- Kafka or RabbitMQ\n- Terraform\n\n## We offer\n- Excel-free meetings and good coffee",
      requirements: {
        must: [
          "Python",
          "PostgreSQL",
          "Kubernetes",
          "REST APIs",
          "5+ years of backend development",
        ],
        nice: ["Kafka", "Terraform", "Redis"],
      },
    },
    titles: [
      "Backend Developer",
      "Software Engineer",
      "Senior Python Developer",
      "Senior Backend Engineer",
    ],
    adjacentTitles: ["Frontend Developer", "QA Engineer", "Full Stack Developer"],
    core: [
      "Built REST APIs in Python and FastAPI for loan applications",
      "Split a Django monolith into six services on Kubernetes",
      "Tuned slow PostgreSQL queries and planned zero-downtime migrations",
      "Streamed ledger events through Kafka to three consumers",
      "Cached account lookups in Redis and cut latency by half",
      "Described all infrastructure in Terraform",
      "Ran on-call for twelve services and wrote the runbooks",
    ],
    paraphrased: [
      "Wrote the server side of a payments product, from data model to deployment",
      "Moved a large relational store to a new layout without stopping the product",
      "Made request handling four times faster by batching database access",
      "Kept a fleet of services alive at night and wrote down how",
    ],
    partial: [
      "Built screens in React and TypeScript against internal APIs",
      "Wrote test suites in Python with pytest",
      "Maintained small Node.js services and their Docker images",
    ],
    decoys: [
      {
        title: "Technical Recruiter",
        bullets: [
          "Hired Python, Kubernetes and PostgreSQL engineers for fintech clients",
          "Screened backend developers and negotiated their offers",
        ],
        lists: ["Recruiting", "LinkedIn Recruiter", "Python", "Kubernetes"],
      },
      {
        title: "Account Executive, Cloud Software",
        bullets: [
          "Sold Kafka and Kubernetes hosting to banks",
          "Closed 2.4 million in new contracts",
        ],
        lists: ["Salesforce", "B2B sales", "Kubernetes"],
      },
    ],
    degree: "BSc Computer Science",
  },
  {
    job: {
      title: "Data Analyst",
      description:
        "You turn the numbers of our 300 shops into decisions. You write SQL every day, build dashboards that people really open, and explain what a figure means and what it doesn't.\n\nYou bring at least 2 years of experience in analytics, solid SQL and Tableau or Power BI. Python is a plus. Knowledge of A/B testing is a bonus.",
      requirements: {
        must: ["SQL", "Tableau or Power BI", "Data analysis"],
        nice: ["Python", "A/B testing", "Statistics"],
      },
    },
    titles: ["Business Intelligence Analyst", "Data Analyst", "Reporting Analyst"],
    adjacentTitles: ["Financial Analyst", "Data Engineer", "Market Research Assistant"],
    core: [
      "Wrote SQL against a BigQuery warehouse for weekly trading reports",
      "Built Tableau dashboards used by forty shop managers",
      "Evaluated A/B tests of the checkout and presented the results",
      "Forecast demand with Python and pandas",
      "Cleaned and joined data of eleven sources",
      "Moved monthly reporting from Excel to Power BI",
    ],
    paraphrased: [
      "Found out why revenue fell in the north and showed it to the board in three charts",
      "Answered questions from the shops with figures from the warehouse tables",
      "Compared two versions of the order page on thousands of visitors and told which one wins",
    ],
    partial: [
      "Prepared monthly budget figures in Excel",
      "Loaded supplier files into a database",
      "Ran customer surveys and summed up the answers",
    ],
    decoys: [
      {
        title: "Executive Assistant",
        bullets: [
          "Formatted Tableau reports for board papers",
          "Kept the calendar of the head of data analysis",
        ],
        lists: ["Microsoft Office", "Tableau", "Calendar management"],
      },
    ],
    degree: "BSc Statistics",
  },
  {
    job: {
      title: "Registered Nurse – Intensive Care",
      description:
        "Our 18-bed intensive care unit looks for a registered nurse.\n\nResponsibilities:\n- Care for ventilated patients, one nurse to two beds\n- Give medication and watch its effects\n- Support relatives in hard hours\n\nQualifications:\n- Valid RN license\n- 2 years of critical care experience\n- ACLS certification\n\nPreferred: dialysis experience",
      requirements: {
        must: ["Critical care", "RN license", "ACLS", "Medication administration"],
        nice: ["Dialysis", "Ventilator management"],
      },
    },
    titles: ["ICU Nurse", "Registered Nurse", "Staff Nurse, Critical Care"],
    adjacentTitles: ["Nursing Assistant", "Paramedic", "Registered Nurse, Outpatient Clinic"],
    core: [
      "Cared for ventilated patients in a 20-bed ICU",
      "Administered vasoactive drips and blood products and documented their effect",
      "Ran continuous dialysis on two beds a shift",
      "Led resuscitation as ACLS-certified team member",
      "Trained twelve new colleagues on the unit",
      "Assessed patients each hour and reported changes to the physician",
    ],
    paraphrased: [
      "Looked after the sickest people of the house, most of them on breathing machines",
      "Kept the drips running, watched the monitors and called the doctor in time",
      "Sat with families through bad nights",
    ],
    partial: [
      "Took vital signs and helped residents wash and dress",
      "Drew blood and prepared patients for the doctor",
      "Drove the ambulance and gave first aid",
    ],
    decoys: [
      {
        title: "Medical Device Sales Representative",
        bullets: [
          "Sold ventilators and dialysis machines to intensive care units",
          "Trained nurses on new pumps",
        ],
        lists: ["Medical sales", "Critical care", "Negotiation"],
      },
      {
        title: "Hospital Receptionist",
        bullets: [
          "Admitted patients to the intensive care unit",
          "Filed the nurses' RN license copies",
        ],
        lists: ["Front desk", "Medical records"],
      },
    ],
    degree: "Bachelor of Science in Nursing",
  },
  {
    job: {
      title: "Accountant",
      description:
        "You close our books each month, reconcile the banks and prepare the VAT return. You know IFRS, you like order, and QuickBooks or Xero is no secret to you. 3 years of experience in accounting.",
      requirements: {
        must: ["General ledger", "Month-end close", "Bank reconciliation", "Accounting degree"],
        nice: ["QuickBooks", "IFRS", "VAT"],
      },
    },
    titles: ["Staff Accountant", "Bookkeeper", "General Ledger Accountant"],
    adjacentTitles: ["Payroll Clerk", "Financial Analyst", "Auditor"],
    core: [
      "Closed the books for three entities by the fifth working day",
      "Reconciled eleven bank accounts each month",
      "Posted journal entries and kept the general ledger clean",
      "Prepared VAT returns and annual financial statements under IFRS",
      "Moved the company from paper invoices to QuickBooks",
      "Handled accounts payable for 400 suppliers",
    ],
    paraphrased: [
      "Made sure that what the bank said and what our records said were the same, to the cent",
      "Had the figures of each month ready before anyone asked",
      "Answered the auditors' questions from tidy files",
    ],
    partial: [
      "Ran payroll for 80 people",
      "Built budget models in Excel",
      "Checked travel expenses",
    ],
    decoys: [
      {
        title: "Key Account Manager",
        bullets: [
          "Managed accounts of eleven retail chains",
          "Closed month after month above target",
        ],
        lists: ["Account management", "Negotiation", "QuickBooks"],
      },
    ],
    degree: "BA Accounting and Finance",
  },
  {
    job: {
      title: "Electrician",
      description:
        "We wire new homes and renew old ones. You install panels, pull cable, find faults and leave a clean site. A driving licence and a completed apprenticeship are required; experience with solar or KNX is a plus.",
      requirements: {
        must: ["Electrical installation", "Fault finding", "Driving licence"],
        nice: ["Solar installation", "KNX"],
      },
    },
    titles: ["Journeyman Electrician", "Electrical Installer", "Electrician"],
    adjacentTitles: ["Electronics Technician", "HVAC Technician", "Maintenance Technician"],
    core: [
      "Wired forty family homes from meter to socket",
      "Installed and labelled distribution boards",
      "Found and repaired faults in lighting and power circuits",
      "Mounted solar panels and their inverters",
      "Tested installations and wrote the protocols",
      "Set up KNX lighting control in two villas",
    ],
    paraphrased: [
      "Put light and power into new buildings, from the first cable to the last switch",
      "Was the one called when half a house went dark",
      "Left every cellar tidier than I found it",
    ],
    partial: [
      "Repaired circuit boards in a workshop",
      "Serviced heat pumps and boilers",
      "Changed lamps and door locks in offices",
    ],
    decoys: [
      {
        title: "Electrical Engineer",
        bullets: ["Designed power supplies for medical devices", "Simulated circuits in LTspice"],
        lists: ["PCB design", "Power electronics", "Altium Designer"],
      },
      {
        title: "Wholesale Sales Assistant",
        bullets: ["Sold cable, solar panels and KNX parts to electricians"],
        lists: ["Sales", "Stock control"],
      },
    ],
    degree: "Apprenticeship as electrician",
  },
  {
    job: {
      title: "Sous Chef",
      description:
        "Sixty covers, one menu a month, everything made here. You lead the line when the chef is away, order with care and keep the kitchen spotless.\n\nMust have: several years as chef de partie or sous chef, HACCP, experience leading a brigade. Nice to have: pastry.",
      requirements: {
        must: ["Cooking", "HACCP", "Menu planning", "Team management"],
        nice: ["Pastry", "Food costing"],
      },
    },
    titles: ["Chef de Partie", "Sous Chef", "Junior Sous Chef"],
    adjacentTitles: ["Kitchen Assistant", "Restaurant Manager", "Baker"],
    core: [
      "Ran the hot line for seventy covers a night",
      "Planned the monthly menu with the head chef",
      "Kept HACCP records and passed each inspection",
      "Led a brigade of six and trained two apprentices",
      "Brought food cost from 34 to 29 percent",
      "Made all desserts and breads in house",
    ],
    paraphrased: [
      "Stood at the stove and led five people when the boss was off",
      "Thought up new dishes every season and wrote down how to make them",
      "Never let anything leave the pass that I wouldn't eat",
    ],
    partial: [
      "Washed, peeled and cut vegetables for the cooks",
      "Baked four hundred loaves a night",
      "Served guests and closed the till",
    ],
    decoys: [
      {
        title: "DevOps Engineer",
        bullets: [
          "Automated servers with Chef and Puppet",
          "Wrote Chef cookbooks and recipes for forty services",
        ],
        lists: ["Chef", "Ansible", "Linux"],
      },
      {
        title: "Food Blogger",
        bullets: ["Wrote about menus, pastry and cooking for 20,000 readers"],
        lists: ["Content writing", "Photography"],
      },
    ],
    degree: "Apprenticeship as cook",
  },
  {
    job: {
      title: "Digital Marketing Manager",
      description:
        "Own our paid and organic channels: SEO, Google Ads, e-mail and social. You plan campaigns, watch the cost of each lead and report what worked. 4+ years in online marketing, hands-on Google Analytics.",
      requirements: {
        must: ["SEO", "Google Ads", "Google Analytics", "Campaign management"],
        nice: ["HubSpot", "Email marketing", "Copywriting"],
      },
    },
    titles: [
      "Online Marketing Manager",
      "Performance Marketing Manager",
      "Digital Marketing Specialist",
    ],
    adjacentTitles: ["Public Relations Officer", "Graphic Designer", "Event Coordinator"],
    core: [
      "Raised organic visits by 80 percent through technical SEO and content",
      "Spent 40,000 a month on Google Ads at falling cost per lead",
      "Planned and measured campaigns in Google Analytics 4",
      "Built e-mail sequences in HubSpot",
      "Led a team of two copywriters",
      "Tested landing pages and kept the better ones",
    ],
    paraphrased: [
      "Made people who search for garden furniture find us first",
      "Bought advertising on the web and stopped what brought no buyers",
      "Told the board each month what a new customer had cost",
    ],
    partial: [
      "Wrote press releases and answered journalists",
      "Designed brochures and banners",
      "Organized a stand at two trade fairs",
    ],
    decoys: [
      {
        title: "Web Developer",
        bullets: [
          "Built Google Analytics and Google Ads tags into shop pages",
          "Made pages fast for SEO",
        ],
        lists: ["JavaScript", "HTML", "SEO"],
      },
    ],
    degree: "BA Marketing",
  },
  {
    job: {
      title: "HR Generalist",
      description:
        "One of two HR people for 180 employees: contracts, onboarding, absence, difficult talks, and a hand in recruiting. You know employment law and keep things to yourself. Experience with an HR information system such as BambooHR or Personio.",
      requirements: {
        must: ["Human resources", "Employment law", "Onboarding", "Employee relations"],
        nice: ["HRIS", "Recruiting", "Payroll"],
      },
    },
    titles: ["HR Specialist", "Human Resources Generalist", "HR Officer"],
    adjacentTitles: ["Recruiter", "Payroll Specialist", "Office Manager"],
    core: [
      "Looked after 150 employees from contract to exit",
      "Onboarded forty new colleagues a year",
      "Advised managers on employment law and warnings",
      "Introduced BambooHR and cleaned its data",
      "Handled employee relations cases with the works council",
      "Prepared payroll changes each month",
    ],
    paraphrased: [
      "Was the person to whom staff came with contracts, worries and quarrels",
      "Made first days at work good ones",
      "Told managers what the law lets them do and what it doesn't",
    ],
    partial: [
      "Found and interviewed candidates for sales jobs",
      "Ran payroll for 300 people",
      "Ordered supplies and kept the front desk",
    ],
    decoys: [
      {
        title: "Software Engineer, HR Products",
        bullets: [
          "Built the onboarding module of an HRIS in Java",
          "Integrated payroll providers over REST APIs",
        ],
        lists: ["Java", "Spring Boot", "HRIS"],
      },
    ],
    degree: "BA Human Resource Management",
  },
  {
    job: {
      title: "Truck Driver (Class CE)",
      description:
        "Regional tours with a 40-ton truck, home every evening. You load and secure your freight, keep the tachograph rules and are polite at the ramp. Class CE and driver card required, ADR is a plus.",
      requirements: {
        must: ["Driving licence class CE", "Digital tachograph", "Load securing"],
        nice: ["ADR licence", "Forklift operation"],
      },
    },
    titles: ["Lorry Driver", "HGV Driver", "Truck Driver"],
    adjacentTitles: ["Delivery Driver", "Warehouse Worker", "Bus Driver"],
    core: [
      "Drove a 40-ton articulated truck on regional tours",
      "Secured freight and checked the truck before each tour",
      "Kept driving and rest times by digital tachograph",
      "Carried dangerous goods with ADR licence",
      "Unloaded with forklift at customers",
      "Drove 600,000 km without an accident",
    ],
    paraphrased: [
      "Brought heavy loads to building sites in three states, on time in snow and rain",
      "Tied everything down so that nothing ever moved",
      "Filled in the papers for customs and customers",
    ],
    partial: [
      "Brought parcels to 120 doors a day by van",
      "Picked and packed orders",
      "Drove a city bus on four lines",
    ],
    decoys: [
      {
        title: "Fleet Software Support Agent",
        bullets: [
          "Helped carriers with tachograph software",
          "Answered calls of truck drivers about their cards",
        ],
        lists: ["Technical support", "Digital tachograph"],
      },
    ],
    degree: "High school diploma",
  },
  {
    job: {
      title: "Primary School Teacher",
      description:
        "Class of 22, third grade. You plan lessons, teach reading and maths, talk with parents and help each child on. Teaching certificate required. Experience with special needs welcome.",
      requirements: {
        must: ["Teaching certificate", "Lesson planning", "Classroom management"],
        nice: ["Special education", "Parent communication"],
      },
    },
    titles: ["Elementary School Teacher", "Primary Teacher", "Class Teacher"],
    adjacentTitles: ["Kindergarten Teacher", "Private Tutor", "High School Teacher"],
    core: [
      "Taught third grade, 24 children, all subjects",
      "Planned lessons for three levels of readers",
      "Led a calm classroom with clear rules",
      "Held parent-teacher conferences twice a year",
      "Wrote support plans for children with special needs",
      "Holder of a state teaching certificate",
    ],
    paraphrased: [
      "Taught eight-year-olds to read, to reckon and to listen to each other",
      "Found the right words for mothers and fathers when things went badly",
      "Sang, built and planted with a class of 25",
    ],
    partial: [
      "Cared for a group of four-year-olds",
      "Gave maths lessons at pupils' homes",
      "Taught chemistry in grades 9 to 12",
    ],
    decoys: [
      {
        title: "Corporate Trainer",
        bullets: ["Planned lessons on sales for adults", "Managed classroom bookings"],
        lists: ["Training delivery", "Lesson planning"],
      },
    ],
    degree: "BEd Primary Education",
  },
  {
    job: {
      title: "Warehouse Supervisor",
      description:
        "Lead the late shift of 25 people in goods-in and picking. You plan the shift, keep the stock figures right and everybody safe. Forklift licence, WMS experience, 3 years in a warehouse, 1 of them leading.",
      requirements: {
        must: ["Warehousing", "Team management", "Inventory management", "Forklift licence"],
        nice: ["WMS", "5S", "Occupational safety"],
      },
    },
    titles: ["Warehouse Team Leader", "Shift Leader, Warehouse", "Warehouse Manager"],
    adjacentTitles: ["Order Picker", "Store Manager", "Dispatcher"],
    core: [
      "Led a shift of twenty pickers and packers",
      "Planned staff and counted stock in SAP EWM",
      "Brought stock accuracy to 99.6 percent by cycle counts",
      "Drove forklift and trained others on it",
      "Introduced 5S at the packing stations",
      "Ran safety briefings; no accident in two years",
    ],
    paraphrased: [
      "Told thirty people each evening who does what, and saw that the lorries left full and on time",
      "Always knew what lay on which shelf",
      "Made the hall a place where nobody got hurt",
    ],
    partial: [
      "Picked 140 lines an hour by scanner",
      "Managed a supermarket with fifteen people",
      "Planned tours for nine vans",
    ],
    decoys: [
      {
        title: "Data Warehouse Engineer",
        bullets: ["Built a data warehouse in Snowflake", "Managed the inventory of ETL jobs"],
        lists: ["Data warehousing", "SQL", "Snowflake"],
      },
    ],
    degree: "Vocational training in logistics",
  },
  {
    job: {
      title: "UX Designer",
      description:
        "You find out what people need and draw it until it works: interviews, flows, wireframes, prototypes in Figma, tests with real users. A portfolio is required; experience with design systems is a plus.",
      requirements: {
        must: ["UX design", "Figma", "User research", "Prototyping"],
        nice: ["Design systems", "Usability testing", "HTML"],
      },
    },
    titles: ["Product Designer", "UI/UX Designer", "User Experience Designer"],
    adjacentTitles: ["Graphic Designer", "Frontend Developer", "Product Manager"],
    core: [
      "Interviewed twenty users and drew their journeys",
      "Made wireframes and clickable prototypes in Figma",
      "Tested designs with users every second week",
      "Built a design system of sixty components",
      "Redesigned the checkout and raised orders by 12 percent",
      "Worked side by side with developers until release",
    ],
    paraphrased: [
      "Watched people fail at our forms, and drew forms at which they don't",
      "Sketched, threw away and sketched again before a line of code was written",
      "Made one look for nine products",
    ],
    partial: [
      "Designed logos and brochures in Illustrator",
      "Built pages in React from given designs",
      "Wrote user stories and kept the backlog",
    ],
    decoys: [
      {
        title: "Architect",
        bullets: ["Designed residential buildings", "Built prototypes and models for user groups"],
        lists: ["AutoCAD", "Revit", "Architectural design"],
      },
    ],
    degree: "BA Interaction Design",
  },
  {
    job: {
      title: "Mechanical Design Engineer",
      description:
        "You design housings and mechanisms for pumps, from sketch to series: SolidWorks, tolerances, FEM, prototypes, and talks with the foundry. Degree in mechanical engineering, 3+ years of experience in design.",
      requirements: {
        must: ["SolidWorks", "Mechanical design", "GD&T", "Degree in Mechanical Engineering"],
        nice: ["FEA", "3D printing", "PLM"],
      },
    },
    titles: ["Design Engineer", "Mechanical Engineer", "Product Engineer"],
    adjacentTitles: ["CAD Technician", "Manufacturing Engineer", "Electrical Engineer"],
    core: [
      "Designed pump housings in SolidWorks from concept to series",
      "Set tolerances by GD&T and talked them through with suppliers",
      "Checked stresses by finite element analysis in ANSYS",
      "Printed prototypes and tested them on the rig",
      "Released drawings through the PLM system",
      "Cut the weight of a gearbox cover by 18 percent",
    ],
    paraphrased: [
      "Turned sketches into metal: covers, shafts and seals that fit the first time",
      "Worked out where a part would break and made it thicker there, thinner elsewhere",
      "Sat with the foundry until the castings came out sound",
    ],
    partial: [
      "Drew floor plans in AutoCAD",
      "Planned a production line for valves",
      "Laid out control cabinets in EPLAN",
    ],
    decoys: [
      {
        title: "Graphic Designer",
        bullets: ["Designed catalogues for pump makers", "Made 3D renderings of mechanical parts"],
        lists: ["Adobe Illustrator", "3D printing", "Layout design"],
      },
    ],
    degree: "BEng Mechanical Engineering",
  },
  {
    job: {
      title: "Paralegal",
      description:
        "Support four litigators: prepare filings, organize discovery, research case law, keep deadlines. Westlaw, careful writing, 2 years of experience in a law firm. Certificate as paralegal preferred.",
      requirements: {
        must: ["Legal research", "Litigation", "Legal writing"],
        nice: ["Westlaw", "E-discovery", "Paralegal certificate"],
      },
    },
    titles: ["Legal Assistant", "Litigation Paralegal", "Paralegal"],
    adjacentTitles: ["Legal Secretary", "Attorney", "Compliance Analyst"],
    core: [
      "Prepared filings for state and federal courts",
      "Researched case law on Westlaw and summed it up",
      "Organized e-discovery of 90,000 documents in Relativity",
      "Drafted pleadings and legal correspondence",
      "Kept the deadlines of sixty litigation matters",
      "Prepared trial binders and witness lists",
    ],
    paraphrased: [
      "Found the older judgments that the lawyers needed and told them what they say",
      "Never missed a date at court",
      "Put boxes of papers in an order in which anyone finds anything",
    ],
    partial: [
      "Typed letters and answered the phones of two partners",
      "Advised small firms on contracts",
      "Checked forms against banking rules",
    ],
    decoys: [
      {
        title: "Court Reporter, Daily News",
        bullets: [
          "Reported on litigation and trials for a newspaper",
          "Researched the background of cases",
        ],
        lists: ["Journalism", "Legal research"],
      },
    ],
    degree: "Certificate in Paralegal Studies",
  },
];
