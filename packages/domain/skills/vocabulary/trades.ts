/** Format: see `parse-vocabulary.ts`. */
export const tradeSkills = `
@hospitality
#cooking 0.25
Cooking | food preparation, food prep, Kochen, cuisine, cocina, cucina, Speisenzubereitung, Zubereitung von Speisen, meal preparation, preparing meals, culinary arts, culinary, culinary skills, préparation des plats, line cook, line cooking, short order cooking, professional cookery
Baking | Backen, boulangerie, panadería, bread making, Bäckerei, bread baking
Pastry | pastries, Patisserie, pâtisserie, pastelería, pasticceria, Konditorei, cake decorating, cake decoration, desserts, pastry making
Menu planning | menu development, menu design, Menüplanung, élaboration de menus, diseño de menús, Speiseplanung, menu creation, menu engineering, ~Recipe development=Rezeptentwicklung, élaboration des menus, planification des menus
Kitchen management | kitchen operations, Küchenleitung, Küchenmanagement, gestion de cuisine, gestión de cocina, back of house, kitchen supervision, Küchenorganisation
Knife skills | fish filleting, ~Butchery=butchering=Fleischverarbeitung=boucherie=carnicería=meat cutting
Grilling | grill cooking, grill station, barbecue, Grillstation
Sauce making | Saucier, sauces, stocks and sauces
Sous vide | molecular gastronomy
Italian cuisine | pasta making, pizza making
French cuisine | cuisine française, classic French techniques
Asian cuisine | sushi, sushi preparation
Vegan cuisine | vegetarian cooking, plant-based cooking
Food safety | food hygiene, Lebensmittelhygiene, hygiène alimentaire, seguridad alimentaria, higiene alimentaria, food handling, food safety standards, sécurité alimentaire, Hygienevorschriften, manipulador de alimentos
ServSafe | ServSafe certification, ServSafe certified, food protection manager | >Food safety
HACCP | HACCP plans, HACCP plan, HACCP regulations | >Food safety
Portion control | plating, plate presentation, food presentation, food plating
Food costing | food cost control, food cost, recipe costing, Wareneinsatz, food costs
Dishwashing | kitchen cleaning, kitchen porter, plonge, Geschirrreinigung
Catering | banquets, banqueting, banquet service, Catering-Service, traiteur, banquet operations
#food-service 0.25
Table service | waiting tables, waiter service, *Food service=food and beverage service=food and beverage=food and beverage operations, Servieren, service en salle, servicio de mesa, serving food, waitressing, fine dining, fine dining service, table waiting, Gastronomie, restauration, hostelería, serving guests
Bartending | mixology, bar service, cocktails, cocktail making, barman, barkeeping, Barkeeper, Cocktailzubereitung
Wine knowledge | sommelier, wine service, wine pairing, Weinkunde, œnologie, wine tasting, knowledge of wine, conocimientos de vino, Weinkenntnisse
Barista skills | barista, coffee making, espresso preparation, latte art
Restaurant management | restaurant operations, restaurant manager, Restaurantleitung, gestion de restaurant, food and beverage management, F&B management, restaurant supervision
#pos-software 0.5
Toast POS | *Aloha POS, *Micros POS=Oracle Micros | >POS systems
OpenTable
#hotel 0.25
Hotel management | hotel operations, Hotelmanagement, hôtellerie, hotelería, hospitality management, Hotellerie, ~Hospitality=hospitality industry
Hotel reception | check-in and check-out, hotel front desk, guest check-in, guest reception
Housekeeping | room cleaning, Zimmerreinigung, ménage, limpieza de habitaciones, executive housekeeping, hotel housekeeping, laundry services
Concierge services | concierge, ~Guest relations=Gästebetreuung=relation clientèle
Reservations | reservation systems, booking systems, Reservierungen, réservations, reservas, table reservations, reservation management, reservation system
Revenue management | yield management
Opera PMS | Opera property management, *Amadeus!!=Amadeus GDS, *Sabre!!=Sabre GDS, *Galileo!!=Galileo GDS
Tour guiding | tour guide, guided tours, Reiseleitung, guide touristique, ~Tourism=Tourismus=tourisme=turismo=travel agency
Flight attendant service | cabin crew, in-flight service, Kabinenpersonal, cabin safety
@cleaning
#cleaning 0.25
Cleaning | Reinigung, nettoyage, limpieza, pulizie, office cleaning, janitorial, janitorial services, Gebäudereinigung, custodial work, cleaning services, sanitation, entretien des locaux, floor care, Unterhaltsreinigung, limpeza, domestic cleaning, deep cleaning, sanitizing
Window cleaning | Fensterreinigung, Glasreinigung
Pest control | Schädlingsbekämpfung
Waste disposal | recycling, Abfallentsorgung, refuse collection

@construction
#carpentry 0.25
Carpentry | Zimmerei, charpenterie, carpintería, falegnameria, framing, finish carpentry, rough carpentry, carpenter, Zimmerarbeiten, menuiserie, Holzbau, joinery, Tischlerei, Schreinerei, woodworking, cabinet making, cabinetmaking, Holzbearbeitung, ébénisterie
Furniture assembly | furniture making, Möbelbau, Möbelmontage
Flooring | floor laying, Bodenverlegung, pose de sols, Parkettverlegung, parquet, hardwood floor installation, Bodenlegen
#building-trades 0.25
Masonry | bricklaying, Maurerarbeiten, maçonnerie, albañilería, muratura, Mauerwerk, brickwork, stonework, stone masonry, Mauern
Concrete work | concrete, concrete pouring, Betonarbeiten, formwork, Betonbau, coffrage, hormigón, concrete finishing, Schalungsbau, rebar, shuttering
Plastering | Putzarbeiten, plâtrerie, enlucido, stucco, Verputzen
Drywall | drywall installation, Trockenbau, cloisons sèches, pladur, dry lining, sheetrock
Painting and decorating | house painting, Malerarbeiten, peinture en bâtiment, pintura de interiores, interior painting, exterior painting, wallpapering, spray painting, Lackieren, commercial painting, Lackierarbeiten, painting walls
Tiling | tile setting, Fliesenlegen, carrelage, alicatado, tile installation, Fliesenarbeiten
Roofing | Dachdecken, Dachdeckerarbeiten, couverture toiture, techado, roof repair, Dacharbeiten
Insulation | Dämmung, thermal insulation, isolation thermique, aislamiento, Wärmedämmung
Glazing | Glaserarbeiten, vitrerie, window installation
Plumbing | Klempnerei, Sanitärinstallation, plomberie, fontanería, idraulica, Sanitär, pipe fitting, pipefitting, plumber, plumbing systems, Rohrinstallation, gas fitting, Sanitärtechnik, drain cleaning, pipe installation
HVAC | heating ventilation and air conditioning, Heizungstechnik, Klimatechnik, chauffage, climatisation, calefacción, air conditioning, heating systems, Lüftungstechnik, HVAC/R, HVAC systems, Heizungsbau, boilers, heat pumps, refrigeration, SHK, Kältetechnik, furnace repair, génie climatique
EPA 608 | EPA Section 608, EPA certification | >HVAC
Demolition | Abbrucharbeiten, démolition, demolición
Scaffolding | Gerüstbau, échafaudage, andamios
Excavation | earthworks, Erdarbeiten, terrassement, excavación, groundworks, Tiefbau, trenching
Road construction | asphalt paving, Straßenbau, travaux publics, highway construction
Steel construction | Stahlbau, structural steel, steel erection, ironwork, charpente métallique
Heavy equipment operation | Baggerfahrer, bulldozer, backhoe, conduite d'engins, heavy machinery operation, heavy equipment, Kranführer, crane operator, loader operation, skid steer, heavy machinery
Home renovation | remodeling, renovation, Renovierung, rénovation, reformas, home improvement, Sanierung, remodelling, building restoration
Maintenance and repair | building maintenance, general maintenance, Instandhaltung, maintenance générale, mantenimiento, Hausmeister, handyman, facility repairs, repairs, handyman work, Wartung, entretien, Reparatur, corrective maintenance, Wartungsarbeiten, equipment maintenance, Reparaturen
Preventive maintenance | preventative maintenance, maintenance préventive, planned maintenance, vorbeugende Wartung | >Maintenance and repair
Hand tools | power tools, Handwerkzeuge, Elektrowerkzeuge, herramientas, outillage, hand and power tools
Pool maintenance | swimming pool maintenance
#construction-management 0.25
Construction management | Bauleitung, conduite de travaux, gestión de obras, site management, construction supervision, Bauüberwachung, gestion de chantier, jefe de obra, construction project management, suivi de chantier, site supervision, *Construction
Cost estimating | estimating, Kostenschätzung, métré, presupuestos de obra, construction estimating, Kalkulation, cost estimation, ~Quantity takeoff=quantity takeoffs=takeoffs=quantity take-off=quantity take-offs=material takeoff, ~Quantity surveying=bill of quantities=bills of quantities
Blueprint reading | reading blueprints, blueprints, Bauzeichnungen, lecture de plans, lectura de planos, technical drawings, Lesen von Bauplänen, reading technical drawings, plan reading, schematics, technical drawing, technisches Zeichnen, Bauplanlesen, Baupläne lesen, Baupläne, read drawings, leer planos
Building codes | building regulations, Bauvorschriften, Baurecht, code inspections, building inspection, planning permission, permitting, zoning, normes de construction, construction standards, normativa de construcción
Civil engineering | Bauingenieurwesen, génie civil, ingeniería civil, Bauingenieur, civil engineer
Structural engineering | Statik, structural analysis, structural design, Tragwerksplanung, calcul de structures, Baustatik
Architecture | Architektur, architectural design, diseño arquitectónico, architectural drafting, architectural drawing
Urban planning | city planning, Stadtplanung, urbanisme, urbanismo
Interior design | interior architecture, Innenarchitektur, architecture d'intérieur, diseño de interiores, ~Space planning
Occupational safety | OSHA, workplace safety, health and safety, Arbeitssicherheit, Arbeitsschutz, sécurité au travail, prévention des risques, prevención de riesgos laborales, sicurezza sul lavoro, site safety, safety compliance, EHS^, HSE^, safety procedures, safety regulations, NEBOSH, job site safety, safety training, safety standards, safety protocols, safety inspections
OSHA 10 | OSHA 10-hour, *OSHA 30=OSHA 30-hour | >Occupational safety
BIM | building information modeling, building information modelling | >CAD
*Procore
#building-design-software 0.4
Revit | Autodesk Revit | >CAD, BIM
AutoCAD | Auto CAD, AutoCAD Civil 3D | >CAD
Civil 3D | >CAD
ArchiCAD | >CAD, BIM
SketchUp | Sketch Up

@electrical
#electrical-trade 0.25
Electrical installation | electrical installations, Elektroinstallation, Elektroinstallationen, installation électrique, instalaciones eléctricas, impianti elettrici, electrical wiring, wiring, house wiring, electrician, cabling, câblage, cableado, Verkabelung, residential wiring, commercial wiring, Elektriker, électricien, electricista, Hausinstallation, conduit bending, conduit installation, electrical work
Electrical maintenance | electrical repair, electrical troubleshooting, maintenance électrique, mantenimiento eléctrico, electrical systems, fault finding, Fehlersuche, fault diagnosis, electrical fault finding, dépannage électrique, averías eléctricas, Störungsbehebung, electrical faults, pannes électriques
Switchgear | control panels, panel building, Schaltschrankbau, Schaltschränke, Schaltschränken, armoires électriques, cuadros eléctricos, switchboards, circuit breakers, electrical panels, panel wiring
Low voltage systems | Niederspannung, basse tension, baja tensión, courants faibles
High voltage systems | Hochspannung, Mittelspannung, haute tension, alta tensión, high-voltage, medium voltage
Electrical codes | NEC^, National Electrical Code, VDE^, DIN VDE, NF C 15-100, wiring regulations, 18th Edition, BS 7671, REBT, Habilitation électrique
Motor control | motor controls, VFD^, variable frequency drives, electric motors, Antriebstechnik, electric drives, motors and drives, Frequenzumrichter
Lighting systems | lighting installation, Beleuchtungstechnik, lighting design
Solar installation | photovoltaics, photovoltaic systems, PV systems, Photovoltaik, énergie solaire, energía solar, solar panels, solar PV, solar energy, solar power
Fire alarm systems | Brandmeldeanlagen, ~Security systems=alarm systems=CCTV=CCTV installation
Building automation | KNX, smart home, Gebäudeautomation, domotique, domótica, building management systems, BMS^
Renewable energy | erneuerbare Energien, énergies renouvelables, energías renovables, wind energy, wind power, wind turbines, Windenergie
Energy management | Energiemanagement, energy efficiency, energy audits, ISO 50001, Energieberatung
#electrical-engineering 0.25
Electrical engineering | Elektrotechnik, génie électrique, ingeniería eléctrica, electrical engineer
Electronics | Elektronik, électronique, electrónica, electronic circuits, circuit analysis, analog electronics, digital electronics, electronics engineering
Circuit design | analog design, schematic capture, Schaltungsentwicklung, analog circuit design, digital circuit design
PCB design | printed circuit boards, PCB layout, Leiterplattenentwurf, *Altium Designer=Altium, *KiCad, *OrCAD, *Eagle CAD
Soldering | Löten, soudure électronique, soldadura electrónica, SMT assembly, IPC-A-610
Power electronics | power supplies, Leistungselektronik, électronique de puissance
Power systems | power distribution, power generation, Energietechnik, transmission and distribution, substations, protective relays, electrical power systems
Signal processing | digital signal processing, DSP^, Signalverarbeitung
RF engineering | radio frequency, RF design, antenna design, Hochfrequenztechnik
Oscilloscopes | oscilloscope, multimeter, multimeters, electrical test equipment, Messtechnik, logic analyzer
Control engineering | control systems, Regelungstechnik, automatique, PID control, control theory
LTspice | SPICE simulation, *Multisim, *Proteus!!
LabVIEW | Lab View
Simulink | >MATLAB
EPLAN | *WSCAD
#automation 0.5
PLC programming | PLC^, PLCs, programmable logic controllers, SPS-Programmierung, automates programmables, ladder logic, programación de PLC, SPS^, speicherprogrammierbare Steuerungen, automates industriels
Siemens TIA Portal | TIA Portal, Simatic, Siemens S7, STEP 7, Simatic S7 | >PLC programming
Allen-Bradley | RSLogix, Studio 5000, ControlLogix, Rockwell Automation | >PLC programming
SCADA | HMI^, WinCC, HMI programming
Industrial automation | automation engineering, Automatisierungstechnik, automatisation industrielle, automatización industrial, factory automation, process automation
Robotics | industrial robots, Robotik, robotique, robótica, KUKA, *FANUC=FANUC robots, ABB robots, robot programming
Fieldbus | PROFIBUS, PROFINET, Modbus, EtherCAT
Instrumentation | process instrumentation, MSR-Technik, instrumentación, sensors

@mechanical-engineering
#mechanical-design 0.25
Mechanical engineering | Maschinenbau, génie mécanique, ingeniería mecánica, ingegneria meccanica, mechanical engineer, construction mécanique
Mechanical design | machine design, Konstruktion, conception mécanique, diseño mecánico, product design engineering, design engineering, engineering design
GD&T | geometric dimensioning and tolerancing, tolerance analysis, Form- und Lagetoleranzen
Finite element analysis | FEA^, FEM^, Finite-Elemente-Methode, stress analysis, finite element
Computational fluid dynamics | CFD^
Thermodynamics | Thermodynamik, thermodynamique, ~Heat transfer=Wärmeübertragung=transfert de chaleur
Fluid mechanics | fluid dynamics, ~Hydraulics=hydraulic systems=Hydraulik=hydraulique=hidráulica, ~Pneumatics=Pneumatik=pneumatique=neumática
Mechatronics | Mechatronik, mécatronique, mecatrónica
Vehicle engineering | automotive engineering, Fahrzeugtechnik, powertrain, chassis design, vehicle dynamics
Aerospace engineering | aerospace, Luft- und Raumfahrttechnik, aéronautique, aerodynamics, ~Avionics
Prototyping of parts | rapid prototyping, ~3D printing=3D-Druck=impression 3D=impresión 3D=additive manufacturing
Reverse engineering
Engineering drawings | technical drafting, drafting, dibujo técnico, dessin technique, mechanical drawings
Chemical engineering | Verfahrenstechnik, génie chimique, ingeniería química, ~Process engineering=process design, process simulation, Aspen Plus, Aspen HYSYS, chemical process design
Petroleum engineering | oil and gas, drilling operations, reservoir engineering, upstream operations
Piping design | P&ID, P&IDs, piping and instrumentation diagrams
Vibration analysis | NVH^, acoustics
Test engineering | test rigs, Versuchstechnik, product testing
#cad 0.5
CAD^ | computer-aided design, computer aided design, CAD design, CAD-Konstruktion, conception assistée par ordinateur, CAD/CAM, CAD software, 3D CAD, 3D modelling CAD
SolidWorks | Solid Works | >CAD
CATIA | CATIA V5 | >CAD
Autodesk Inventor | Inventor!! | >CAD
PTC Creo | Creo, Pro/ENGINEER, Pro/E, ProE | >CAD
Siemens NX | NX^, Unigraphics, *Solid Edge | >CAD
Fusion 360 | >CAD
Rhino!! | Rhinoceros 3D, Rhino 3D, Grasshopper 3D
#simulation 0.5
ANSYS | ANSYS Fluent, Fluent!! | >Finite element analysis
Abaqus | >Finite element analysis
COMSOL | >Finite element analysis
HyperMesh | *Nastran, *LS-DYNA | >Finite element analysis

@manufacturing
#machining 0.4
CNC machining | CNC^, CNC programming, CNC-Programmierung, CNC-Drehen, CNC-Fräsen, usinage CNC, mecanizado CNC, CNC operation, CNC milling, CNC turning, CNC machines, commande numérique, G-code, CNC operator | >Machining
Machining | Zerspanung, Zerspanungstechnik, usinage, mecanizado, manual machining, precision machining, machine shop, machinist
Turning | lathe operation, lathe, Drehen, tournage, torneado, lathes
Milling | Fräsen, fraisage, fresado, milling machines
Grinding | Schleifen, rectification, surface grinding, deburring
Mastercam | CAM programming, *HyperMill, *Edgecam
Toolmaking | tool and die, Werkzeugbau, outillage mécanique, mold making, die making
#welding 0.5
Welding | Schweißen, soudage, soldadura, saldatura, welder, Schweißtechnik, soudure, Schweissen, welding and fabrication
MIG welding | GMAW, MIG/MAG, MAG welding, MIG/MAG-Schweißen, MAG-Schweißen, MIG^ | >Welding
TIG welding | GTAW, WIG-Schweißen, TIG^ | >Welding
Stick welding | SMAW, arc welding, Lichtbogenschweißen | >Welding
Sheet metal work | sheet metal, Blechbearbeitung, tôlerie, chapa metálica, bending metal, chaudronnerie, ~Metalworking=metal fabrication=fabrication=metal work=Metallbau=Metallbearbeitung
Laser cutting | plasma cutting, waterjet cutting, Laserschneiden
#production 0.25
Production | production line, assembly line, Produktion, Fertigung, producción, manufacturing, fabrication industrielle, manufacturing operations, manufacturing processes, factory work, produzione, production operations
Assembly | Montage, assemblage, montaje, mechanical assembly, product assembly, Montagearbeiten, Endmontage, assembling
Machine operation | machine operator, operating machinery, Maschinenbedienung, conduite de machines, operación de maquinaria, machine operating, Maschinenführer, Anlagenbedienung, machine setup, Rüsten, equipment operation, machine set-up
Injection molding | injection moulding, Spritzguss, injection plastique, moldeo por inyección, plastics processing, ~Extrusion
Casting | foundry, die casting, Gießerei, fonderie
Forging | stamping, metal forming, press operation
Surface treatment | powder coating, galvanizing, Oberflächentechnik, anodizing, electroplating
Packaging | Verpackung, conditionnement, embalaje, packing, Verpacken, emballage
Production planning | Produktionsplanung, planification de production, planificación de la producción, production scheduling, Arbeitsvorbereitung, MRP^, production control, Fertigungsplanung, Fertigungssteuerung, ordonnancement
Production management | Produktionsleitung, production supervision, manufacturing management, plant management, gestion de production, shift supervision
Lean manufacturing | lean production, Toyota Production System, value stream, production lean, TPM^, total productive maintenance, just-in-time, SMED | >Lean management
5S | 5S methodology, 5S-Methode, 6S methodology | >Lean management
Manufacturing engineering | industrial engineering, Fertigungstechnik, génie industriel, ingeniería industrial, Wirtschaftsingenieurwesen, production engineering
MES^ | manufacturing execution systems
Textile production | pattern making, ~Sewing=Nähen=couture=costura, ~Tailoring=Schneidern=dressmaking=alterations
Printing | offset printing, Druckvorstufe, prepress, imprimerie, digital printing, screen printing, Siebdruck
Food production | food processing, Lebensmittelproduktion, agroalimentaire, food manufacturing
Industrial maintenance | machine maintenance, Maschinenwartung, maintenance industrielle, mantenimiento industrial, mechanical maintenance, plant maintenance, millwright, machinery repair, machine repair, mechanical repair | >Maintenance and repair
#quality 0.25
Quality control | QC^, Qualitätskontrolle, contrôle qualité, control de calidad, controllo qualità, Qualitätsprüfung, visual inspection, quality inspection, quality inspections, product inspection, quality checks, in-process inspection, Qualitätskontrollen, contrôles qualité
Quality assurance | Qualitätssicherung, assurance qualité, garantía de calidad, aseguramiento de la calidad, QA/QC
ISO 9001 | ISO 9000, *IATF 16949=ISO/TS 16949, *AS9100, QMS ISO | >Quality management
Statistical process control | SPC^, *Minitab, process capability
Measuring instruments | calipers, micrometers, Messmittel, metrology, coordinate measuring machine, CMM^, precision measurement, Messschieber, gauges, precision measuring instruments
Non-destructive testing | NDT^, ultrasonic testing, zerstörungsfreie Prüfung, contrôle non destructif
APQP | PPAP | >Quality assurance

@automotive
#vehicle-repair 0.25
Vehicle repair | automotive repair, car repair, Kfz-Reparatur, réparation automobile, reparación de vehículos, auto repair, Kfz-Mechatronik, mécanique automobile, mecánica automotriz, auto mechanics, Kfz-Mechatroniker, vehicle maintenance, automotive maintenance, automotive service, car mechanic, auto mechanic, motor vehicle repair, light vehicle maintenance, light vehicle maintenance and repair
Engine repair | engine rebuild, Motorinstandsetzung, réparation moteur, engine diagnostics, engine overhaul, diesel engines, diesel mechanics, diesel engine repair, transmission repair
Vehicle diagnostics | OBD^, OBD-II, diagnostic automobile, Fahrzeugdiagnose, diagnostic equipment, diagnostic tools, computer diagnostics
Brake systems | brakes, brake repair, Bremsen, freins, suspension systems, steering and suspension
Auto body repair | body work, bodywork, Karosserie, carrosserie, chapa y pintura, collision repair, panel beating
Tire service | tyre fitting, wheel alignment, Reifenwechsel, tires, oil changes
Automotive electrical systems | Fahrzeugelektrik, auto electrics, hybrid vehicles, electric vehicles, Elektromobilität, electric vehicle training, hybrid and electric vehicle, Hochvoltschein, EV servicing
ASE certification | ASE certified, ASE Master Technician | >Vehicle repair
Aircraft maintenance | aviation maintenance, Flugzeugmechanik, A&P license, airframe and powerplant, EASA Part 66, aircraft mechanic, aircraft inspection
Vehicle inspection | Hauptuntersuchung, MOT testing, state inspections, MOT tester, MOT tester qualification, MOT tester licence

@logistics
#warehouse 0.25
Warehousing | warehouse operations, warehouse work, Lager, Lagerarbeit, Lagerhaltung, entreposage, almacenaje, almacén, magazzino, warehouse management, Lagerverwaltung, gestion d'entrepôt, gestión de almacén, Lagerlogistik, entrepôt, warehouse, warehouse associate, Lagerleitung
Order picking | picking and packing, pick and pack, Kommissionierung, Kommissionieren, préparation de commandes, preparación de pedidos, picking, order fulfillment, order fulfilment
Forklift operation | forklift, forklift driving, Gabelstapler, Staplerschein, Gabelstaplerschein, chariot élévateur, CACES, carretilla elevadora, forklift operator, forklift license, forklift certified, Gabelstaplerfahrer, muletto, reach truck, Flurförderzeuge, forklift certification, forklifts, Staplerfahrer, *Pallet jacks=pallet jack=pallet truck=Hubwagen=transpalette
Loading and unloading | loading, unloading, Be- und Entladen, Verladung, chargement et déchargement, carga y descarga, truck loading, loading trucks
Inventory management | inventory control, stock control, Bestandsmanagement, Bestandsführung, gestion des stocks, gestión de inventarios, gestión de stock, inventory, stock management, Lagerbestand, cycle counting, cycle counts, stocktaking, Inventur, inventaire, gestione magazzino, inventories, inventory tracking, inventory counts, Bestandskontrolle, control de inventario, controlar inventario, Inventarverwaltung, stocktakes, gérer les stocks, stock taking, stock counts, manage stock, gestionar el stock
Goods receipt | goods-in, Wareneingang, réception des marchandises, recepción de mercancías, receiving goods, shipping and receiving, Warenannahme, Warenausgang, receiving
RF scanners | handheld scanners, barcode scanning, barcode scanners, RFID, Handscanner, RF scanner, handheld scanner
WMS^ | warehouse management system, warehouse management systems, SAP WM, SAP EWM, Lagerverwaltungssystem, Manhattan WMS
Manual handling | heavy lifting, lifting heavy objects, manutention, körperliche Belastbarkeit, material handling, materials handling
#transport 0.25
Logistics | Logistik, logistique, logística, logistica, logistics management, logistics coordination, logistics operations, transport logistics
Supply chain management | supply chain, SCM^, Lieferkettenmanagement, chaîne logistique, cadena de suministro, supply-chain, supply chain planning, supply chain operations
Demand planning | S&OP, sales and operations planning, Bedarfsplanung, Disposition, materials planning, material planning, inventory planning, replenishment
Freight forwarding | freight, Spedition, transit international, tránsito de mercancías, air freight, ocean freight, sea freight, freight brokerage, Luftfracht, Seefracht, freight management
Customs clearance | customs, Zoll, Zollabwicklung, dédouanement, douane, despacho de aduanas, customs brokerage, customs documentation, import/export, import and export, import export, Incoterms, aduanas, Import/Export
Transport planning | route planning, Tourenplanung, Routenplanung, planification des transports, planificación de rutas, ~Dispatching=dispatch, ~Fleet management=Fuhrparkmanagement=gestion de flotte, transportation planning, transport management, transportation management, TMS^, logistics planning, load planning
Driving | truck driving, Fahren, conduite, conducción, delivery driving, HGV driving, lorry driving, Lkw-Fahren, van driving, safe driving, Kraftfahrer, bus driving, camionero, conduite poids lourds, long-haul driving, over-the-road, OTR^, HGV^, LGV^, local driving, truck driver, Berufskraftfahrer, chauffeur routier
Driving licence | driver license, Fahrerlaubnis, Fahrerlaubnis Klasse B, carné de conducir, carné de conducir B, rijbewijs B, driver's license, driver's licence, driving license, drivers license, drivers licence, Führerschein, Führerschein Klasse B, permis de conduire, permis B, carnet de conducir, patente di guida, full UK driving licence, clean driving licence, valid driver's license, carné de conducir, rijbewijs, driving licence category B, full driving licence, permiso de conducir, licencia de conducir, Führerschein der Klasse B, Führerschein Klasse BE, PKW-Führerschein, permis de conduire B
Commercial driving licence | CDL^, CDL Class A, Class A CDL, commercial driver's license, Führerschein Klasse CE, Führerschein CE, Klasse CE, Klasse C, Führerschein Klasse C, permis C, permis CE, permis poids lourd, carnet C, HGV licence, Class 1 licence, LKW-Führerschein, LGV licence, HGV Class 1, Category C+E, carnet C+E, HGV Class 2, C+E licence, C1 licence, category C licence, category C driving licence, CE-Führerschein, Führerschein der Klasse CE | >Driving licence, Driving
Driver CPC | Fahrerqualifizierung, FIMO, FCO^, Modul 95, Schlüsselzahl 95, driver qualification card
Digital tachograph | tachograph, Fahrtenschreiber, digitaler Tachograph, chronotachygraphe, tacógrafo, Lenk- und Ruhezeiten, hours of service, ELD^, electronic logging, driving hours regulations
Dangerous goods | ADR licence, ADR-Schein, matières dangereuses, mercancías peligrosas, Gefahrgut, Gefahrguttransport, IATA DGR, HAZMAT endorsement, hazmat transport, transport of hazardous goods, Gefahrgutschein
Load securing | Ladungssicherung, arrimage, sujeción de carga, cargo securing, load securement
Vehicle checks | pre-trip inspections, Abfahrtskontrolle, vehicle inspections, pre-trip inspection
Parcel delivery | package delivery, courier, Paketzustellung, livraison, reparto, Zustellung, mail delivery, deliveries, last-mile delivery, deliveries to customers, food delivery
Passenger transport | bus operation, taxi driving, Personenbeförderung, transport de personnes, train driving, Triebfahrzeugführer, chauffeur
Ship operations | maritime, seafaring, navigation of ships, Schifffahrt, marine engineering, port operations, vessel operations, STCW
Aviation | piloting, flight operations, Luftfahrt, pilot licence, commercial pilot, ~Air traffic control
Moving services | furniture moving, Umzüge, déménagement, mudanzas

@retail
#retail 0.25
Retail | retail sales, Einzelhandel, commerce de détail, venta al por menor, retail management, Ladengeschäft, minorista, retail operations, retail experience, commerce, sales floor, sales associate
Store management | store manager, Filialleitung | >Retail
Store operations | store operation, shop operations, *Front-end operations=front-end supervision=front-end supervisor=front-end manager=front-end staff=front-end cashier | >Retail
Shelf stocking | stocking, shelf replenishment, Regalpflege, mise en rayon, reposición, restocking, Warenverräumung, stocking shelves, shelving, Regale auffüllen, stock replenishment, mettre les produits en rayon, mettre en rayon, Waren einräumen, stock shelves
Product knowledge | Produktkenntnisse, Warenkunde, connaissance produit, product advice, Verkaufsberatung, conseil de vente, product recommendations, customer advice, Kundenberatung, conseil client, asesoramiento a clientes, asesoramiento al cliente, conseiller les clients, conseil aux clients, Kunden beraten, asesorar a clientes, advising customers, advise customers, *Consumer electronics=Unterhaltungselektronik
Loss prevention | shrinkage control, shoplifting prevention, Warensicherung, theft prevention, shrink reduction, shrinkage
Store opening and closing | opening and closing procedures, opening and closing store, store opening
Planograms | planogram
Category management | assortment planning, Sortimentsgestaltung, retail buying, merchandise planning
e-Commerce | ecommerce, online retail, Onlinehandel, Online-Handel, commerce électronique, comercio electrónico, online shop, webshop, Amazon Seller Central, *eBay
Returns handling | refunds, returns and refunds, Retourenabwicklung, returns processing, processing returns, Retouren, retours
Gift wrapping
Floristry | floral design, flower arranging, Floristik, fleuriste
Jewellery | jewelry, watchmaking, goldsmithing, Goldschmied
Fashion retail | fashion sales, Modeberatung

@beauty-fitness
#beauty 0.25
Hairdressing | hair cutting, hairstyling, hair styling, Friseurhandwerk, coiffure, peluquería, barbering, hair coloring, hair colouring, Haare schneiden, Friseur, haircuts, hair color
Cosmetology | beauty treatments, Kosmetik, esthétique, estética, facials, skin care, skincare, waxing, esthetics
Makeup artistry | make-up, makeup application, maquillage, maquillaje
Nail care | manicure, pedicure, manicures, pedicures, Maniküre, nail art
Spa services | spa treatments, wellness
#fitness 0.25
Personal training | fitness training, fitness coaching, Fitnesstraining, coaching sportif, entrenamiento personal, strength training, strength and conditioning, fitness instruction, ~Group fitness
Yoga instruction | yoga, Pilates
Sports medicine | athletic training, sports rehabilitation
Swimming instruction | lifeguarding, lifeguard, Rettungsschwimmer, swim lessons, swimming lessons, swimming teacher, swimming teaching, Schwimmunterricht
Exercise physiology | exercise science, kinesiology, Sportwissenschaft

@public-safety
#security-services 0.25
Security guarding | security guard, Objektschutz, gardiennage, vigilancia, guarding, Wachdienst, Sicherheitsdienst, agent de sécurité, security officer, ~Physical security, patrol, patrolling, manned guarding
Access control | visitor control, Zugangskontrolle, contrôle d'accès, control de accesos, badging, accreditation checks
Surveillance | CCTV monitoring, Videoüberwachung, vidéosurveillance, videovigilancia, surveillance monitoring
Sachkundeprüfung 34a | 34a GewO, SIA licence, guard card
Crowd control | event security, Veranstaltungsschutz, crowd management
Law enforcement | police work, policing, Polizei, *Investigations, criminal investigation, crime scene investigation, evidence handling, patrol operations, traffic enforcement
Firefighting | fire fighting, Feuerwehr, sapeur-pompier, bombero, fire suppression, extinción de incendios, ~Fire safety=Brandschutz=sécurité incendie=fire prevention=fire inspection
Emergency management | ~Emergency response, emergency planning, Katastrophenschutz, emergency preparedness, gestion de crise, crisis management, Krisenmanagement, evacuation procedures
Self-defense | defensive tactics, use of force, self-defence
Firearms training | weapons handling, firearms
Military operations | military leadership, armed forces, tactical operations
Corrections | correctional facilities, prison service, probation
Private investigation | surveillance investigations
Search and rescue
Intelligence analysis | OSINT
`;
