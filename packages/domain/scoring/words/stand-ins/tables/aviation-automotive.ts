/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const aviationAutomotiveStandIns = `
automotive repair, vehicle repair, car repair, auto repair, repairing vehicles, automotive service | automotive repair, auto repair, repaired vehicles, auto mechanic, automotive technician, vehicle repairs, repaired cars, Brakes, automotive service, mechanic, repaired engines, automotive mechanic, tune ups | vehicle maintenance, oil changes, equipment repair
vehicle diagnostics, automotive diagnostics, diagnosing vehicles, engine diagnostics, diagnostic tools | vehicle diagnostics, diagnosed vehicles, engine diagnostics, diagnostic equipment, automotive diagnostics, diagnostic scanners, scan tools, diagnosed repaired, Obd, computer diagnostics, diagnosed engine | automotive repair, electrical systems
vehicle maintenance, oil changes, routine vehicle maintenance, vehicle servicing | vehicle maintenance, oil changes, tire rotation, serviced vehicles, maintained vehicles, lube technician, tune ups, Brakes, vehicle service, fleet maintenance | automotive repair, pre trip, equipment maintenance
brake systems, brakes and suspension, brake repair, suspension and steering | Brakes, brake repair, suspension, steering, alignment, struts | automotive repair
engine repair, engine overhaul, engines, transmission repair | engine repair, rebuilt engines, transmissions, engine overhaul, repaired engines, engines, engine rebuilds | automotive repair
diesel engines, diesel mechanics, heavy vehicle repair, truck repair, heavy equipment repair | diesel, truck repair, heavy equipment repair, diesel mechanic, heavy equipment mechanic | automotive repair, Hydraulics
ase certification, ase certified, automotive certification | Ase, ase certified, master technician | automotive technician
auto body repair, body repair, collision repair, auto painting, dent repair | auto body, collision repair, body shop, body repair, dent repair, auto painting, auto paint | automotive repair
automotive electrical systems, vehicle electrical systems, car electronics | electrical systems vehicles, automotive electrical, vehicle electrical, car audio, wiring vehicles, electrical diagnostics | automotive repair
service advising, service advisor experience, service writing, automotive customer service | service advisor, service writer, wrote repair orders, repair orders, service manager, service department | automotive repair, customer service, warranty claims
parts sales, auto parts, parts ordering, spare parts, parts department | auto parts, parts ordered, parts department, parts counter, parts manager, ordered parts, spare parts, parts inventory | purchase orders
warranty claims, warranty administration, warranty processing | warranty claims, warranty, warranty administrator | repair orders, claims processed, service advisor
dealership operations, dealership experience, car dealership | dealership, auto dealer, car dealer | car sales, service advisor
car detailing, vehicle cleaning, car wash | detailing, detailed cars, car wash, washed cars, auto detailing |
tire service, tires, wheel alignment | tires, wheel alignment, tire technician, tire changes | automotive repair, oil changes
aircraft maintenance, aircraft repair, aviation maintenance, airframe maintenance | aircraft maintenance, aircraft mechanic, aircraft repair, Airframe, aviation maintenance, Avionics, repaired aircraft, aircraft inspections, jet engines, turbine engines | flight line, Hydraulics, sheet metal
a&p license, airframe and powerplant license, a&p certificate, faa a&p | airframe powerplant, airframe powerplant license, airframe power plant | aircraft mechanic, aircraft maintenance
avionics, avionics systems, aircraft electrical systems | Avionics, aircraft electrical, navigation systems, radar systems, flight control systems | aircraft maintenance, electrical systems
aircraft inspection, aircraft inspections, airworthiness | aircraft inspections, inspected aircraft, Airworthiness, preflight inspections, phase inspections | aircraft maintenance, quality inspection
flying, pilot experience, flight operations, piloting aircraft, flight hours | pilot, flight hours, flew, flight operations, captain aircraft, first officer, flight instructor, helicopter pilot | flight planning, flight attendant
pilot license, commercial pilot license, atp, faa pilot certificate | pilot license, commercial pilot, Atp, instrument rating, private pilot, multi engine, certified flight instructor | flight hours
flight planning, flight dispatch, flight scheduling | flight planning, flight plans, flight dispatch, flight schedules, aircraft dispatcher, flight following | flight operations, Airline
air traffic control | air traffic, air traffic control, control tower | flight operations
faa regulations, aviation regulations, faa compliance, aviation safety | faa regulations, Faa, aviation safety, aviation regulations, federal aviation | aircraft maintenance, safety compliance, aircraft inspections
airport operations, airline operations, airline customer service, passenger services, gate operations | airport operations, Airline, passenger service, gate agent, ticket agent, airline customer, Airport, Ticketing, boarding passengers | flight attendant, customer service
cabin safety, in flight service, passenger safety | flight attendant, flight attendants, cabin crew, passenger safety, cabin safety | customer service, Airline, emergency procedures
aircraft logbooks, maintenance records, technical logs, maintenance documentation | maintenance records, Logbooks, maintenance logs, aircraft records, aircraft forms, technical logs, maintenance documentation, service records | work orders, records maintained, document control
technical manuals, reading technical manuals, maintenance manuals, technical orders | technical manuals, maintenance manuals, technical orders, service manuals, repair manuals, technical publications | Schematics, standard operating procedures
marine engineering, ship operations, vessel operations, boat repair | vessel, ship, marine engineer, boat, seaman, Deckhand, marine, ships | engine repair
railway operations, rail, train operation | Railroad, railway, locomotive, train conductor, rail |
`;
