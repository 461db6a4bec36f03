/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const engineeringStandIns = `
solidworks | Solidworks | Catia, Creo, pro engineer, 3d cad
autocad | Autocad | Cad, Revit, drafting software
cad | Cad, drafting |
finite element analysis, fea | finite element, Fem, Fea, Ansys, Abaqus, Nastran | stress analysis, structural analysis
engineering drawings, technical drawings | drawings, gd&t, drafting, blueprints | Cad, design drafts
mechanical design | mechanical design, machine design, product design | product development, cad design, Prototyping
mechanical engineering, mechanical engineering design, machine design, product design engineering | mechanical engineer, mechanical engineering, machine design, mechanical design, designed mechanical, designed parts, mechanical systems | product development, Solidworks, Cad
3d modeling, 3d cad, cad modeling, cad design, 3d modelling | 3d models, Solidworks, 3d modeling, Catia, inventor, Creo, 3d cad, pro e, Nx, Rhino, Sketchup, revit models, autocad 3d | Autocad, technical drawings, mechanical design
drafting, technical drafting, cad drafting, design drafting | drafting, drafted, cad drawings, autocad drawings, Drafter, shop drawings, technical drawings, drawings prepared, autocad drafting | Cad, Revit, design engineer
gd&t, tolerance analysis, tolerancing, geometric tolerancing | gd&t, tolerance, geometric dimensioning, tolerances, tolerance stack | engineering drawings, inspection cmm
prototype development, prototype building, product prototyping, prototypes | prototypes, prototype, Prototyped, 3d printing, proof concept, rapid prototyping | product development, testing products, Mockups
product development, new product development, new product introduction, npi, product design | product development, new product, Npi, developed products, product launch, product design, new products, designed products | product manager, r&d, design engineer
thermal analysis, heat transfer, thermodynamics, thermal design | heat transfer, thermal, Thermodynamics, heat exchangers, Cfd | fluid mechanics, Hvac, finite element
cfd, fluid dynamics, computational fluid dynamics | Cfd, fluid dynamics, computational fluid | heat transfer, finite element, Ansys
stress analysis, structural analysis, strength calculations | stress analysis, structural analysis, finite element, Fea, load calculations | Ansys, structural design, failure analysis
failure analysis, root cause analysis, root cause, failure investigation | root cause, failure analysis, Fmea, corrective actions, 8d, five why, Fishbone, failure modes | quality problems, problem solving
fmea, design fmea, risk analysis in design | Fmea, failure modes, Dfmea, Pfmea | root cause, risk analysis
electrical design, electrical engineering, electrical systems design, power systems | electrical engineer, electrical design, power systems, electrical engineering, designed electrical, power distribution, electrical schematics, Substation, Switchgear | circuit design, electrical installation, autocad electrical, wiring diagrams
circuit design, pcb design, electronics design, schematic capture, electronics | circuit design, Pcb, circuit boards, schematic capture, Altium, electronics, analog circuits, digital circuits, Orcad, Fpga | electrical engineer
soldering, electronics assembly, pcb assembly | soldering, soldered, circuit boards, electronics assembly, pcb assembly, Smt | assembly line
power electronics, power supplies, motor control | power electronics, power supplies, Inverters, motor control, converters, variable frequency | circuit design, electrical engineer
control systems, automation, industrial automation, process control, process automation, controls engineering | control systems, Plc, Scada, automation, process control, industrial automation, instrumentation, Dcs, robotics, automated systems, Pid | Hmi, electrical controls, matlab simulink
scada, hmi, scada systems | Scada, Hmi, Wonderware, Dcs, Factorytalk, Intouch | Plc, control systems
instrumentation, instrument technician, instrumentation and controls | instrumentation, instruments calibrated, transmitters, control valves, instrumentation controls, flow meters | Calibration, Plc, control systems
robotics, robot programming, industrial robots | robotics, robots, robot programming, Fanuc, Abb, Kuka | Plc, welding robotic
civil engineering, civil design, site design, site development | civil engineer, civil engineering, site design, grading plans, site plans, civil 3d, roadway design, drainage, site development, land development | construction management, Autocad, structural design
structural engineering, structural design, steel and concrete design | structural engineer, structural design, structural steel, concrete design, reinforced concrete, structural calculations, Staad, Etabs | civil engineering, stress analysis
surveying, land surveying, site surveying | surveying, surveyed, land survey, survey crew, total station, Surveyor, topographic | civil engineering, Gis
transportation engineering, road design, highway design, traffic engineering | roadway design, highway, traffic engineering, road design, traffic studies, pavement, dot projects | civil engineering, transportation planning
water and wastewater, water treatment, wastewater treatment, hydrology, stormwater, stormwater management | water treatment, Wastewater, Stormwater, Hydrology, drainage, Sewer, hydraulic modeling, water resources | environmental engineering, erosion control, civil engineering
geotechnical engineering, soil testing, geotechnical | Geotechnical, soil testing, soil borings, foundations, compaction | civil engineering, materials testing, Geology
environmental engineering, environmental compliance, environmental permits, environmental management, environmental regulations | environmental compliance, environmental engineer, environmental permits, epa regulations, remediation, environmental management, environmental regulations, air permits, iso 14001, environmental impact | hazardous waste, water quality, Ehs, Wastewater
chemical engineering, process engineering, chemical processes, process design | process engineer, chemical engineering, chemical processes, process design, distillation, process engineering, reactors, process simulation, Aspen | chemical plant, manufacturing processes, p&id, process optimization
p&id, piping design, process flow diagrams, piping | piping, p&ids, process flow diagrams, pipe stress, piping design | process design, Plumbing, mechanical design
process improvement, process optimization, continuous improvement, improving processes, operational improvement, efficiency improvement | process improvement, improved processes, continuous improvement, streamlined, process optimization, improved efficiency, increased efficiency, optimized processes, lean, Kaizen, reduced cycle time, six sigma, process reengineering, increased productivity | cost savings, standard operating procedures, root cause
design review, design reviews, design verification, design validation, verification and validation | design reviews, design verification, validation, validated designs, design validation, verified designs | product testing, test plans
product testing, test engineering, testing products, testing and validation, laboratory testing of products, test procedures | product testing, tested products, test engineer, test procedures, tested prototypes, test equipment, performed tests, test fixtures, validation testing | quality control, data collected tests
bill of materials, boms, bom management | bill materials, bills material, Bom, Boms | purchasing materials, Mrp, engineering drawings
engineering change orders, engineering changes, change control, ecn, configuration control | engineering change, Eco, Ecn, change orders engineering, change control, configuration control | document control, engineering drawings, bill materials
technical specifications for engineering, engineering calculations, engineering specifications, design calculations | engineering calculations, design calculations, engineering specifications, technical specifications, load calculations, calculated | engineering drawings, technical reports
material selection, materials science, materials engineering, metallurgy | material selection, materials science, Metallurgy, materials engineer, composites, materials testing, polymers, alloys | mechanical design, failure analysis, Plastics
dfm, design for manufacturing, design for manufacturability, design for assembly | design manufacturing, Dfm, Manufacturability, Dfma, design assembly | mechanical design, manufacturing engineer, injection molding
engineering project management, engineering projects, project engineering | project engineer, engineering projects, managed engineering, capital projects, engineering manager | project management, design engineer, construction projects
renewable energy, solar energy, wind energy, solar | solar, renewable energy, wind turbine, Photovoltaic, wind farm | energy efficiency, power systems
energy management, energy audits, energy efficiency | energy audits, energy efficiency, energy management, Leed, energy savings | Hvac, building automation
oil and gas, petroleum engineering, drilling, oil and gas experience | oil gas, drilling, Petroleum, wells, refinery, offshore, Oilfield, reservoir | chemical plant
professional engineer license, pe license, licensed engineer | professional engineer, pe license, licensed engineer | engineer training, fe exam
matlab and simulink, simulation, modeling and simulation | simulation, Simulink, Matlab, simulations, modeling simulation | finite element, mathematical models
technical support for customers, field service engineering, field service | field service, field engineer, customer sites, service engineer, site support, field technician | technical support, equipment installed, repaired equipment
`;
