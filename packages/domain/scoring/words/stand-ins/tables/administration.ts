/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const administrationStandIns = `
advanced excel | pivot tables, Vlookup, macros, excel models | Excel
calendar management, managing calendars, diary management | calendars, calendar, appointments scheduled, scheduled appointments, scheduling appointments, scheduled meetings, diary | meetings coordinated
travel arrangements, travel booking, travel coordination | travel arrangements, arranged travel, booked travel, travel coordination, travel itineraries, coordinated travel, flights hotels, managed travel | hotel reservations
expense reports, expense reporting, expense management | expense reports, expense reimbursement, expenses processed, travel expenses, expense reporting | petty cash
meeting minutes, taking minutes, minutes | meeting minutes, took minutes, recorded minutes, minutes meetings, transcribed meetings, board minutes | meeting notes, meeting agendas, Transcription, meetings organized
handling confidential information, confidentiality, confidential information | confidential information, confidential files, confidential records, confidentiality, sensitive information, Hipaa, confidential documents, private information | personnel files
typing 60 wpm, typing | typing wpm, Wpm, Typist | data entry
notary public | Notary |
microsoft office, ms office | microsoft office, ms office, word excel, excel powerpoint, office suite | Excel, Powerpoint
data entry | data entry, entered data, keyed | records updated
translation | translated, translations, translator | Interpreted
front desk, reception, receptionist duties, front desk reception, greeting visitors | front desk, Receptionist, greeted visitors, reception area, welcomed visitors, greeted patients | answered phones, visitors directed, checked visitors, greeted guests, greeted clients, greeting customers
answering phones, telephone skills, phone handling, answering calls, multi line phone system, switchboard | answered phones, answered calls, phone calls, multi line, Switchboard, incoming calls, telephone calls, answered telephones, phone system, telephone etiquette | customer inquiries, front desk, call center, took messages
filing, filing and record keeping, records management, record keeping, document management | filed documents, filing system, maintained files, maintained records, record keeping, records management, document management, filing, electronic files, organized files, archived, document control | data entry, scanned documents, confidential files, patient records
scheduling appointments, appointment scheduling, appointment setting | scheduled appointments, appointments scheduled, appointment setting, scheduling appointments, set appointments, booked appointments, made appointments, schedule appointments | scheduled meetings, front desk, patient scheduling
office management, office administration, managing an office, running an office | office manager, managed office, office management, office administration, office operations, ran office, office administrator | office supplies, administrative support, clerical staff, administrative assistant
office supplies, ordering supplies, supply ordering | office supplies, ordered supplies, supplies ordered, supply inventory, purchased supplies, stocked supplies | purchase orders, inventory maintained
correspondence, business correspondence, drafting correspondence, letter writing | drafted correspondence, correspondence, drafted letters, composed letters, prepared letters, wrote letters, business letters, typed letters, emails memos | prepared reports, answered emails, typed documents
administrative support, clerical support, office support, clerical duties, administrative assistance, general office duties | administrative support, clerical support, administrative assistant, clerical duties, office assistant, administrative duties, office support, secretary, general office | data entry, answered phones, copying faxing
mail handling, mail distribution, mailroom | mail distribution, sorted mail, Mailroom, incoming mail, outgoing mail, distributed mail, opened mail, processed mail | shipping packages
meeting coordination, meeting planning, scheduling meetings, arranging meetings, organising meetings | coordinated meetings, scheduled meetings, meeting agendas, arranged meetings, organized meetings, meeting logistics, meeting planning, set up meetings | conference calls, event coordination
database management, database administration for offices, maintaining databases, database maintenance | maintained database, databases, database management, updated database, customer database | data entry, Spreadsheets, records maintained
document preparation, preparing documents, preparing reports and presentations, report preparation, preparing reports | prepared documents, prepared reports, typed documents, prepared presentations, document preparation, formatted documents, compiled reports, generated reports, weekly reports, monthly reports, created reports | Spreadsheets
proofreading, proofreading and editing, editing | proofread, edited, Proofreading, copy editing, editing documents, Copyedited | wrote articles, reviewed documents, drafted documents
transcription, medical transcription, dictation | transcribed, Transcription, dictation, Transcriptionist | typed documents, meeting minutes
spreadsheets, spreadsheet skills, excel spreadsheets | Spreadsheets, excel spreadsheets, excel reports, pivot tables | Excel, data entry, microsoft office
word processing, microsoft word | word processing, microsoft word, ms word | microsoft office, typed documents
presentations, powerpoint, preparing presentations, powerpoint presentations | Powerpoint, presentations created, presentations prepared, slide decks, presentation materials | reports prepared, microsoft office
executive support, supporting executives, c level support, c suite support, executive administration | executive assistant, supported executives, support ceo, support president, supported ceo, executive support, support senior management, assistant ceo, assistant president, support executives, support vice president, support directors | administrative support, administrative assistant, travel arrangements
petty cash, petty cash management | petty cash | cash handling, expense reports
facilities management, facility management, facilities coordination, building management | facilities management, facility manager, managed facilities, building maintenance, facility maintenance, facilities coordinator, building manager, facility operations | office manager, maintenance requests, property management, Janitorial
space planning, office moves | office moves, office relocation, space planning, moved office | floor plans
visa and travel documents, visa applications | visa applications, passports, visas | travel arrangements
records retention, archiving, archives | archives, archived records, records retention, Archival | filing system, document management
contract administration, contracts administration, contract management, contracts | contract administration, administered contracts, contract management, managed contracts, reviewed contracts, contract administrator, drafted contracts, contract compliance | contract negotiations, vendor contracts, prepared contracts, agreements reviewed
time management, prioritizing tasks, meeting deadlines, multitasking, working under pressure | met deadlines, multiple projects, prioritized, tight deadlines, time management, multiple tasks, fast paced, meeting deadlines | timely manner
attention to detail, accuracy | attention detail, detail oriented, accuracy, accurately | error free, verified accuracy
communication skills, written and verbal communication, written communication, verbal communication, oral communication | communication skills, written communication, verbal communication, communicated effectively, communicate clients, presented, correspondence, interpersonal communication | customer service, wrote reports, answered phones
organizational skills, organisation skills, planning and organizing | organizational skills, organized, organization skills, organizing, coordinated multiple |
problem solving, troubleshooting problems, analytical skills, critical thinking | problem solving, resolved problems, resolved issues, solved problems, Troubleshooting, problem resolution, critical thinking, analytical skills, root cause | customer complaints, analyzed data, issues escalated
interpersonal skills, people skills, relationship building, building relationships | interpersonal skills, built relationships, relationship building, established relationships, maintained relationships, people skills, rapport, working relationships | customer service
teamwork, team player, collaboration, working in a team, cross functional collaboration, cross functional teams | teamwork, team player, collaborated, cross functional, team member, worked team, team environment, collaboration | liaison departments, coordinated departments, assisted staff
public speaking, presentation skills, presentations to groups, giving presentations | public speaking, presented, presentations, speaker, gave talks, delivered presentations, keynote, spoke groups | trained groups, taught classes
multilingual communication, bilingual, bilingual communication | bilingual, Interpreter, translated, speaks spanish |
computer skills, computer literacy, basic computer skills | computer skills, computer literate, microsoft office, Excel, computer proficient, windows, word excel | data entry, computer systems
customer records, maintaining client records, client records | client records, customer records, client files, customer files, client database, customer database | records maintained, data entry
`;
