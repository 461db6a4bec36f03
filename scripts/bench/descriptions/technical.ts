import type { DescribedJob } from "./described-job.ts";

export const technicalDescriptions: DescribedJob[] = [
  {
    name: "Electrician, maintenance",
    trade: "electrical trades",
    form: "sections",
    language: "en",
    text: `Maintenance Electrician (4 on, 4 off)

About us: Colbrook Glass makes bottles day and night. Our furnaces were built by Italian engineers.

Duties:
- Planned and reactive maintenance of production machinery
- Fault finding on motors, drives and control panels
- Electrical installation work to BS 7671

You must have:
- A recognised electrical apprenticeship or NVQ level 3
- 18th Edition wiring regulations
- PLC fault finding (Siemens S7)

Nice to have:
- Working knowledge of hydraulics and pneumatics
- Forklift licence

We offer: pension, free parking, welding classes for beginners`,
    must: [
      "Maintenance|Maintenance and repair",
      "Troubleshooting|Fault finding",
      "Electrical installation",
      "BS 7671",
      "18th Edition",
      "PLC",
      "Siemens S7",
    ],
    nice: ["Hydraulics", "Pneumatics", "Forklift operation"],
    either: [
      "Electrical maintenance",
      "Preventive maintenance",
      "Motors",
      "Fault finding",
      "Electrical engineering",
      "Electric drives",
      "Wiring",
      "Industrial maintenance",
      "Control panels",
    ],
  },
  {
    name: "Elektroniker für Betriebstechnik",
    trade: "electrical trades",
    form: "agency",
    language: "de",
    text: `Für unseren Kunden, einen Hersteller von Verpackungsmaschinen im Raum Bielefeld, suchen wir ab sofort einen Elektroniker für Betriebstechnik (m/w/d) in unbefristeter Direktvermittlung.

Das sind Ihre Aufgaben
• Verdrahtung von Schaltschränken nach Schaltplan
• Inbetriebnahme der Maschinen beim Kunden
• Fehlersuche und Instandsetzung

Das sollten Sie mitbringen
• Abgeschlossene Ausbildung als Elektroniker oder vergleichbar
• Kenntnisse in SPS-Programmierung (TIA Portal)
• Reisebereitschaft und Führerschein Klasse B

Idealerweise
• Erfahrung mit EPLAN
• Englisch in Wort und Schrift

Personalwerk Teuto vermittelt seit 1996 Fachkräfte aus Technik und Büro.`,
    must: [
      "Schaltschrankbau",
      "Schaltpläne",
      "Inbetriebnahme",
      "Fehlersuche",
      "SPS-Programmierung",
      "TIA Portal",
      "Driving licence",
    ],
    nice: ["EPLAN", "English"],
    either: ["Instandsetzung", "Wiring", "Repair", "Maintenance", "Electrical wiring"],
  },
  {
    name: "Mechanical design engineer",
    trade: "mechanical engineering",
    form: "prose",
    language: "en",
    heldOut: true,
    text: `Brunel Pumps has made small pumps for large ships since 1961. In our design office of eight we need a mechanical design engineer who turns sketches into parts that can be cast, machined and repaired at sea.

You will spend most of your day in SolidWorks, so we expect real mastery of it, along with sound use of GD&T and a good feel for manufacturing tolerances. You should be comfortable doing FEA on your own designs. Experience with Ansys would count in your favour, as would having worked to ISO 9001. Knowledge of CFD is not needed, a colleague does nothing else. A degree in mechanical engineering or a comparable apprenticeship is required.`,
    must: ["SolidWorks", "GD&T", "Finite element analysis"],
    nice: ["Ansys", "ISO 9001"],
    either: [
      "Mechanical engineering",
      "Mechanical design",
      "Tolerances",
      "Manufacturing",
      "Design for manufacturing",
      "Machining",
      "Casting",
    ],
  },
  {
    name: "CNC machinist, terse",
    trade: "machining",
    form: "terse",
    language: "en",
    text: `CNC MACHINIST – 2nd shift – $27/hr
* Set up and operate CNC lathes and mills
* Read blueprints, use micrometers and calipers
* G-code editing required
* Mastercam a plus
* Forklift certification a plus
* No welding involved`,
    must: [
      "CNC machining",
      "Blueprint reading",
      "G-code",
      "Measuring instruments",
      "CNC turning",
      "CNC milling",
    ],
    nice: ["Mastercam", "Forklift operation"],
    either: [
      "Micrometers",
      "Calipers",
      "Precision measurement",
      "Machine setup",
      "Turning",
      "Milling",
      "Machining",
      "CNC",
    ],
  },
  {
    name: "Soudeur, chantier naval",
    trade: "welding",
    form: "sections",
    language: "fr",
    heldOut: true,
    text: `SOUDEUR TIG / MIG (H/F) – Saint-Nolwen

Notre entreprise
Chantiers Kerguen construit des bateaux de pêche depuis trois générations.

Votre mission
Vous réalisez des assemblages en acier et en aluminium par soudage TIG et MIG, à partir de plans.

Votre profil
Formation en chaudronnerie exigée. La lecture de plans est indispensable. Une qualification en soudage à jour est obligatoire.

Ce serait un plus
CACES nacelle, notions de soudage à l'arc, permis B.`,
    must: ["TIG welding", "MIG welding", "Lecture de plans", "Boilermaking|Chaudronnerie"],
    nice: ["CACES", "Arc welding", "Driving licence"],
    either: [
      "Welding",
      "Metalwork",
      "Aluminium",
      "Sheet metal work",
      "Metal fabrication",
      "Welding certification",
      "Shipbuilding",
    ],
  },
  {
    name: "Site manager, housing",
    trade: "construction",
    form: "agency",
    language: "en",
    text: `Site Manager – new-build housing – Kent

Hartigan Search is working with a regional house builder with six live sites.

As Site Manager you will be responsible for health and safety on site, coordinating subcontractors, quality control and keeping the build programme on track.

Minimum requirements:
• SMSTS and a black CSCS card
• First aid certificate
• Proven experience of traditional house building
• Knowledge of building regulations

A background in timber frame is preferred. Candidates with Asta Powerproject experience are particularly encouraged to apply.

Package: £58–65k plus car. Contact Dermot for a confidential chat.`,
    must: [
      "Health and safety",
      "Subcontractor management",
      "Quality control",
      "SMSTS",
      "CSCS",
      "First aid",
      "Building regulations",
      "House building",
    ],
    nice: ["Timber frame", "Asta Powerproject"],
    either: [
      "Scheduling",
      "Construction management",
      "Site management",
      "Construction",
      "Project planning",
      "Residential construction",
    ],
  },
  {
    name: "Albañil, reformas",
    trade: "construction",
    form: "terse",
    language: "es",
    text: `Se busca albañil oficial de primera para reformas en Valencia.
Requisitos: experiencia en alicatado y solado, pladur, lectura de planos. Carnet de conducir B imprescindible. Curso de prevención de riesgos laborales obligatorio.
Valorable: fontanería, pintura.
Incorporación inmediata.`,
    must: ["Tiling", "Drywall", "Lectura de planos", "Driving licence", "Occupational safety"],
    nice: ["Plumbing", "Painting"],
    either: ["Masonry", "Albañilería", "Renovation", "Flooring", "Bricklaying"],
  },
  {
    name: "Zimmerer, Holzbau",
    trade: "construction",
    form: "prose",
    language: "de",
    heldOut: true,
    text: `Holz ist unser Leben! Die Zimmerei Obermoser aus dem Allgäu baut Dachstühle, Carports und ganze Häuser. Wir suchen einen Zimmerer oder eine Zimmerin mit abgeschlossener Lehre. Sie sollten Erfahrung im Dachstuhlbau und in der Altbausanierung haben und Baupläne sicher lesen können. Ein Führerschein der Klasse BE ist erforderlich, weil wir oft mit Anhänger unterwegs sind. Von Vorteil sind Kenntnisse im Abbund mit CNC-Maschinen sowie ein Kranschein. Wir zahlen über Tarif und trinken mittags zusammen Kaffee.`,
    must: ["Carpentry", "Roof construction", "Renovation", "Bauplanlesen", "Driving licence"],
    nice: ["CNC machining", "Crane operation"],
    either: ["Abbund", "Roofing", "Timber framing", "CNC", "Restoration", "Blueprint reading"],
  },
  {
    name: "HGV driver",
    trade: "logistics",
    form: "sections",
    language: "en",
    heldOut: true,
    text: `Class 1 Driver – nights

What's the job?
Trunking between our depots in Rugby and Carlisle, with some multi-drop at weekends.

What do we need?
- C+E licence and valid CPC card
- Digital tachograph card
- Good knowledge of drivers' hours rules

What would be useful?
- ADR certificate
- Moffett truck-mounted forklift experience

What's in it for you?
- £17.40 an hour, new Volvo cab, free first aid training`,
    must: [
      "Commercial driving licence",
      "CPC",
      "Tachograph",
      "Drivers' hours regulations",
      "Multi-drop delivery",
    ],
    nice: ["ADR", "Forklift operation"],
    either: ["Trunking", "Delivery driving", "Truck driving", "Moffett"],
  },
  {
    name: "Warehouse shift lead",
    trade: "logistics",
    form: "prose",
    language: "en",
    text: `Our warehouse in Zelden ships 30,000 orders on a quiet day, and the late shift needs a leader. You plan who works where, keep an eye on picking and packing accuracy and deal with returns, and you make sure that inventory counts agree with the system. For this you need experience in warehouse operations, a counterbalance forklift licence and some time spent leading people. You must know your way around a warehouse management system; ours is Manhattan. Lean or 5S experience is a nice extra. German helps, but the whole floor speaks English.`,
    must: [
      "Order picking",
      "Packing",
      "Returns handling",
      "Inventory management",
      "Warehouse operations",
      "Forklift operation",
      "Team leadership",
      "Warehouse management systems",
      "English",
    ],
    nice: ["Lean", "5S", "German"],
    either: [
      "Manhattan WMS",
      "Shift planning",
      "Staff scheduling",
      "Leadership",
      "Stock counting",
      "Manhattan",
      "Warehousing",
    ],
  },
  {
    name: "Speditionskaufmann, Seefracht",
    trade: "logistics",
    form: "bilingual",
    language: "de",
    heldOut: true,
    text: `Speditionskaufmann/-frau Seefracht – Freight Forwarder Ocean (m/w/d)

AUFGABEN / RESPONSIBILITIES
- Abwicklung von Import- und Exportsendungen
- Zollabwicklung mit ATLAS
- Angebotserstellung und Kundenbetreuung

ANFORDERUNGEN / REQUIREMENTS
- Ausbildung zum Kaufmann für Spedition und Logistikdienstleistung
- Sehr gute Kenntnisse der Incoterms
- Verhandlungssicheres Englisch
- MS Excel

WÜNSCHENSWERT / DESIRABLE
- CargoWise
- Gefahrgutkenntnisse (IMDG)
- Chinesisch oder Spanisch

WIR BIETEN / WE OFFER
- Jobticket, Homeoffice, SAP-Schulung`,
    must: [
      "Import and export",
      "Customs clearance",
      "ATLAS",
      "Angebotserstellung",
      "Customer service",
      "Incoterms",
      "English",
      "Microsoft Excel",
    ],
    nice: ["CargoWise", "Dangerous goods", "IMDG", "Chinese", "Spanish"],
    either: [
      "Freight forwarding",
      "Ocean freight",
      "Customs",
      "Import",
      "Export",
      "Mandarin",
      "Customer care",
      "Account management",
      "Logistics",
    ],
  },
  {
    name: "Auto mechatronics, garage",
    trade: "automotive",
    form: "e-mail",
    language: "en",
    text: `Hi Lena,

could you put up an ad for a vehicle technician for the Aldgate garage? He or she has to be able to do vehicle diagnostics, brakes and engine repair without supervision, so an NVQ level 3 in light vehicle maintenance is a must. We also insist on a driving licence. An MOT tester qualification would be brilliant. Hybrid and electric vehicle training isn't essential but we'd pay a little more for it. Bodywork and paint we send out, so no need for that.

Cheers, Col`,
    must: [
      "Vehicle diagnostics",
      "Brake repair",
      "Engine repair",
      "Vehicle maintenance",
      "Driving licence",
    ],
    nice: ["MOT testing", "Electric vehicles", "Hybrid vehicles"],
    either: ["NVQ", "Automotive repair", "Brakes"],
  },
  {
    name: "Farm manager, dairy",
    trade: "agriculture",
    form: "sections",
    language: "en",
    text: `Herd Manager

Our farm
Three hundred Jerseys on grass near Sturminster. The family has been farming here since 1908 and also runs a farm shop.

The work
Milking in a rotary parlour, calf rearing, herd health and fertility, grassland management.

You will need
- Solid experience in dairy farming
- Tractor driving
- Skill in artificial insemination (DIY AI certificate)

Would be handy
- Foot trimming
- Familiarity with UNIFORM-Agri or other herd software

The package
Three-bedroom house, every second weekend off.`,
    must: [
      "Milking",
      "Calf rearing",
      "Herd management",
      "Grassland management",
      "Dairy farming",
      "Tractor operation",
      "Artificial insemination",
    ],
    nice: ["Hoof trimming", "Herd management software"],
    either: [
      "Animal health",
      "Livestock management",
      "UNIFORM-Agri",
      "Animal husbandry",
      "Fertility",
      "Pasture management",
    ],
  },
  {
    name: "Gärtner, Garten- und Landschaftsbau",
    trade: "agriculture",
    form: "sections",
    language: "de",
    text: `Landschaftsgärtner (m/w/d)

Wir über uns: Grünwerk Halle legt seit 25 Jahren Gärten, Spielplätze und Parks an.

Ihre Tätigkeiten:
- Pflasterarbeiten und Wegebau
- Pflanzarbeiten und Gehölzschnitt
- Bedienung von Radlader und Minibagger

Erforderlich:
- Ausbildung im Garten- und Landschaftsbau
- Führerschein Klasse B
- Kettensägenschein

Nicht zwingend, aber gern gesehen:
- Führerschein CE
- Kenntnisse im Teichbau`,
    must: [
      "Paving",
      "Planting",
      "Tree pruning",
      "Landscaping",
      "Driving licence",
      "Chainsaw operation",
      "Excavator operation",
      "Wheel loader operation",
    ],
    nice: ["Commercial driving licence", "Pond construction"],
    either: [
      "Heavy equipment operation",
      "Path construction",
      "Gardening",
      "Heavy machinery",
      "Pruning",
    ],
  },
  {
    name: "HVAC technician",
    trade: "building services",
    form: "sections",
    language: "en",
    heldOut: true,
    text: `**HVAC Service Technician**

**Overview**
Installs, services and repairs heating, ventilation and air conditioning systems in homes and small businesses across the county.

**Minimum Qualifications**
- EPA 608 certification
- Two years of HVAC repair
- Ability to read wiring diagrams
- Refrigerant handling and brazing
- Valid driver's license

**Preferred Qualifications**
- NATE certification
- Sheet metal experience
- Spanish

**Benefits**
Health, dental, 401(k), tool allowance, English classes for family members.`,
    must: [
      "EPA 608",
      "HVAC",
      "Wiring diagrams",
      "Refrigerant handling",
      "Brazing",
      "Driving licence",
    ],
    nice: ["NATE certification", "Sheet metal", "Spanish"],
    either: [
      "Repair",
      "Refrigeration",
      "Ventilation",
      "Air conditioning",
      "Heating",
      "Sheet metal work",
      "Schematics",
    ],
  },
  {
    name: "Production planner, manufacturing",
    trade: "manufacturing",
    form: "prose",
    language: "en",
    text: `Tollmache Toys presses eleven million plastic bricks a week. As production planner you decide which of our forty injection moulding machines makes what and when. That takes experience in production planning and an understanding of MRP; you'll live in our ERP system, Microsoft Dynamics, and in Excel. Knowledge of Six Sigma is highly desirable. You'd ideally have an APICS certification too. You don't have to know anything about injection moulding itself: the fitters will show you. Good problem solving is essential.`,
    must: [
      "Production planning",
      "MRP",
      "ERP",
      "Microsoft Dynamics",
      "Microsoft Excel",
      "Problem solving",
    ],
    nice: ["Six Sigma", "APICS"],
    either: ["Scheduling", "Production scheduling"],
  },
];
