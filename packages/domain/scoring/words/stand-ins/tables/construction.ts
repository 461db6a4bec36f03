/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const constructionStandIns = `
managing subcontractors, subcontractor management | Subcontractors, subs coordinated, Subcontractor | vendors coordinated, trades coordinated, vendors trades
construction scheduling, project scheduling | construction schedule, project schedule, scheduled construction, schedules subcontractors, critical path, schedule project | planned expansion, project timelines
construction budgets, project budgets, budget management | construction budget, project budget, cost control project, project costs, budgets construction, construction costs | cost management, material costs, cost estimates, budget expansion, budget renovation, design budget, clients budget
building permits, permits | permits, permitting, zoning approvals, building approvals | code compliance, building codes, inspections building, approvals city
osha 10 or osha 30, osha certification | osha certified, osha certification, osha hour, osha card | Osha, safety training
reading blueprints and specifications, blueprint reading, reading blueprints, reading plans | blueprints, read drawings, interpreted drawings, construction drawings, plans specifications, blueprint | shop drawings, construction documents, Schematics, technical drawings
site safety inspections, safety inspections | safety inspections, safety audits, inspected sites safety, inspections safety sites | site observations, safety meetings, quality audits
retail or restaurant builds, commercial construction | tenant improvement, stores built, restaurants built, retail construction, store openings, retail buildings |
electrician license | journeyman license, electrician license, licensed electrician, master electrician | electrician certificate, electrical apprenticeship, electrical trade school
electrical troubleshooting, troubleshooting electrical systems | electrical troubleshooting, troubleshot electrical, diagnosed electrical, electrical repairs, repaired electrical, electrical malfunctions, diagnosed equipment malfunctions | troubleshooting equipment, electrical systems
reading schematics, electrical schematics, schematics, wiring diagrams | Schematics, wiring diagrams, electrical diagrams, electrical drawings |
wiring installation, electrical wiring, wiring | wiring, installed wire, electrical installation, Conduit, ran wire, Cabling, Rewired | electrical systems, electronics assembly
hvac | Hvac, heating cooling, air conditioning |
construction management, managing construction projects, construction project management, construction supervision, site management, site supervision | construction manager, construction management, superintendent, construction projects managed, site supervisor, managed construction, construction supervisor, oversaw construction, site manager, construction foreman, general contractor | Subcontractors, construction schedule, construction estimating, project engineer
cost estimating, estimating, construction estimating, cost estimation, preparing estimates, job estimates | cost estimates, estimating, estimator, prepared estimates, job estimates, project estimates, estimated costs, bid estimates | quantity takeoff, takeoffs, quantity surveying, quotes prepared, material costs
quantity takeoffs, takeoffs, takeoff, material takeoffs | quantity takeoff, takeoffs, material takeoff, quantity surveying, bill quantities | cost estimates, estimating, estimator
bidding, bid preparation, tendering, preparing bids | prepared bids, bids submitted, bid packages, tenders, bid proposals, bidding process, bid preparation | cost estimates, contracts negotiated
construction contracts, change orders, contract administration in construction, change order management | change orders, construction contracts, Submittals, Rfis, pay applications, Subcontracts | contract administration, construction documents, project engineer
building codes, code compliance, building regulations, local building codes | building codes, code compliance, building inspector, codes regulations, zoning codes, electrical code, plumbing code, building regulations, code enforcement, national electrical code | inspections building, ada compliance
building inspection, property inspection, building inspections | building inspections, inspected buildings, property inspections, home inspections, inspected properties, building inspector | safety inspections, building codes, site inspections
carpentry, framing, rough carpentry, finish carpentry | Carpentry, Carpenter, framing, framed, trim work, drywall, finish carpentry, cabinets installed, built decks | Woodworking, Remodeling, construction laborer
drywall, drywall installation, plastering | drywall, Sheetrock, Plastering, plaster, taping mudding | Carpentry, Remodeling
painting, interior and exterior painting, house painting | painting, painted, painter | Remodeling, building maintenance
roofing, roof installation | roofing, roofs, Roofer, shingles | Carpentry, construction laborer
masonry, bricklaying, concrete work, concrete, concrete finishing | masonry, Bricklaying, concrete, brick, poured concrete, mason, concrete finishing, tile setting | construction laborer
flooring, tile installation, tiling | flooring, tile, tiles, carpet installed, hardwood floors | Remodeling, Carpentry
plumbing, plumbing installation, pipe fitting, plumbing repair, pipefitting | Plumbing, Plumber, pipe fitting, Pipefitter, installed pipes, water heaters, repaired plumbing | Hvac, building maintenance, Sewer
plumbing license, plumber license, journeyman plumber | plumbing license, licensed plumber, journeyman plumber, master plumber | Plumber, plumbing apprentice
hvac installation, hvac repair, hvac maintenance, hvac service, heating and cooling, air conditioning, hvac systems | Hvac, air conditioning, heating cooling, furnaces, hvac technician, air conditioners, heat pumps, boilers chillers, rooftop units | Plumbing, building maintenance
refrigeration, commercial refrigeration, chillers | refrigeration, Chillers, Refrigerant, freezers repaired, coolers freezers | Hvac, air conditioning
epa 608 certification, epa certification, epa 608 | epa 608, epa certified, epa universal, epa certification | hvac technician, Refrigerant
electrical installation, electrical wiring installation, residential wiring, commercial wiring | electrical installation, wiring, electrician, installed wiring, Conduit, electrical panels, installed electrical, Rewired, residential wiring | electrical systems, electrical repairs, Cabling
conduit bending, conduit installation, conduit | Conduit, emt conduit |
electrical panels, panel installation, switchgear, transformers | electrical panels, panels installed, Switchgear, transformers, circuit breakers, breaker panels | power distribution
electrical code, national electrical code, nec, electrical safety | national electrical code, Nec, electrical code, electrical safety, arc flash, nfpa 70 | building codes
heavy equipment operation, operating heavy equipment, excavators, heavy machinery | heavy equipment, Excavator, Backhoe, Bulldozer, heavy machinery, loader, crane, skid steer, equipment operator | Forklift, dump truck, construction laborer
construction labor, general construction, general labor, manual labor, physical labor | construction laborer, laborer, general labor, construction worker, manual labor, demolition, general construction, labourer | loading unloading, Remodeling
remodeling, renovation, home renovation, home improvement | Remodeling, renovations, remodeled, renovated, home improvement, kitchen bath, renovation projects | Carpentry
demolition, site preparation, excavation | demolition, excavation, site preparation, excavated, grading, demolished | heavy equipment, construction laborer
hand and power tools, power tools, hand tools, use of tools | power tools, hand tools, tools saws, drills saws, hand power tools | Carpentry, equipment operated, construction laborer
scaffolding, working at heights, fall protection | scaffolding, Scaffolds, fall protection, heights, harness, aerial lifts, scissor lift | Osha
site safety, construction safety, jobsite safety, safety on site | site safety, construction safety, jobsite safety, safety meetings, Osha, toolbox talks, job safety | safety inspections, safety training
architectural design, architecture, building design, architectural drawings | architectural design, Architect, architectural drawings, building design, designed buildings, Architectural, construction documents, floor plans | Revit, Autocad, interior design
revit, bim, building information modeling | Revit, Bim, building information modeling, Navisworks | Autocad, architectural drawings, 3d models
construction documents, construction drawings, design development documents | construction documents, construction drawings, working drawings, shop drawings, plans specifications, contract documents | architectural drawings, Autocad
urban planning, land use planning, zoning, city planning | urban planning, land use, Zoning, city planning, urban design, comprehensive plan, master plans | site plans, Gis, public meetings
landscape design, landscape architecture | landscape design, landscape architect, landscape plans, planting plans |
landscaping, lawn care, grounds maintenance, groundskeeping, gardening | landscaping, lawn care, mowing, Groundskeeping, mowed lawns, grounds maintenance, trimmed trees, gardening, gardens, lawn maintenance, planted | snow removal, building maintenance
glazing, window installation, insulation | windows installed, glazing, Insulation, installed doors, glass installed | Carpentry, Remodeling
project scheduling with primavera, primavera, ms project scheduling | Primavera, P6, ms project, microsoft project | project schedules, Gantt, construction schedule
material procurement for construction, ordering materials, material ordering, material takeoff | ordered materials, materials ordered, material procurement, material orders, purchased materials, procured materials, material lists, material takeoff | purchase orders, construction materials, job estimates
quality control in construction, construction quality, construction inspection, site inspections | construction inspection, site inspections, punch list, inspected construction, construction quality, inspected work, quality inspections site | building inspections, safety inspections, quality control
elevator, fire alarm systems, fire alarms, sprinkler systems, alarm installation, low voltage | fire alarms, sprinkler systems, alarm systems installed, low voltage, security systems installed, fire alarm systems | Cabling
solar installation, solar panel installation | solar panels, solar installer, Photovoltaic |
`;
