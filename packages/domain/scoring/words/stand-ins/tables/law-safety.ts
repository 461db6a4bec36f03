/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const lawSafetyStandIns = `
insurance fraud investigations, fraud investigations, fraud investigation | insurance fraud, special investigations unit, Siu, suspicious claims, fraudulent claims, claims fraud, investigated claims | fraud investigations, investigated fraud, red flags, money laundering, fraud detection
investigative interviews, interviewing witnesses, interviews and interrogations | interviewed witnesses, interviewed suspects, interviewing witnesses, interviews suspects, Interrogations, statements recorded, security interviews, recorded statements, interviewed subjects, interviewing techniques, interview techniques, witness statements, conducted interviews | interviewed clients, interviewed applicants
report writing, investigative reports, writing reports | written reports, wrote reports, prepared reports, investigative reports, reports written, report writing | wrote documents, drafted documents, correspondence drafted
law enforcement background, law enforcement, law enforcement experience | police officer, deputy sheriff, law enforcement officer, detective, state trooper, police duties, sworn officer | military police, security officer, law enforcement, criminal justice, security clearance
property and workers compensation claims, workers compensation claims, property claims, insurance claims | workers compensation, workers comp, property claims, injury claims, liability claims, claims adjuster | insurance policies, disability claims
fraud awareness training, fraud training | fraud training, fraud awareness, training fraud, training sessions fraud, red flags fraud training | compliance training, aml training
surveillance | surveillance, undercover | Cctv
legal research, case research | legal research, researched case, Westlaw, lexis nexis, researched legal, Lexisnexis, researched law, case law | drafted motions, drafted briefs, law clerk, legal memoranda
legal drafting, legal writing, drafting legal documents, drafting pleadings, pleadings and motions | drafted pleadings, drafted motions, legal memoranda, legal documents, drafted briefs, Pleadings, drafted complaints, legal writing, drafted agreements, motions | legal research, correspondence drafted, contracts drafted
litigation, civil litigation, litigation support, trial preparation | Litigation, trial preparation, discovery, depositions, trial, Litigated, trial exhibits, civil cases, witness preparation | legal research, court filings, Pleadings, law firm
discovery, e discovery, document review | discovery, document review, Interrogatories, document production, Ediscovery, Relativity | Litigation, legal documents
court filings, filing court documents, e filing | court filings, filed court, filed documents court, filed motions, court documents | legal documents, court clerk, case files
client intake, legal intake, client interviews | client intake, interviewed clients, intake interviews, clients interviewed, intake forms, intake assessments | case files, client consultations, new clients
court appearances, representing clients in court, trial advocacy, hearings | represented clients, court appearances, hearings, appeared court, tried cases, argued motions, represented court, oral argument, prosecuted | Litigation, trial preparation, attended court
contract drafting, drafting contracts, reviewing contracts, contract review | drafted contracts, reviewed contracts, contract drafting, contract review, drafted agreements, reviewed agreements, negotiated contracts | contract administration, legal documents, lease agreements
corporate law, commercial law, corporate governance | corporate law, corporate governance, mergers acquisitions, commercial contracts, securities law, corporate counsel, shareholder | contract negotiations, legal advice
legal advice, advising clients on law, legal counsel | legal advice, advised clients, legal counsel, general counsel, legal consultations | legal research, represented clients
family law, divorce cases | family law, divorce, child custody, custody cases | Mediation, domestic violence
criminal law, criminal defense | criminal law, criminal defense, Prosecutor, public defender, criminal cases, district attorney | criminal justice
real estate law, real estate closings, title work, property closings | real estate closings, closings, title searches, title insurance, Escrow, closing documents, title examination | real estate transactions, mortgage documents
intellectual property, patents, trademarks, patent law | intellectual property, Patents, trademarks, patent applications, Copyright | licensing agreements, legal research
estate planning, wills and trusts, probate | estate planning, wills, trusts, probate | tax planning, elder law
immigration law, immigration cases | immigration, visa petitions, Asylum, Uscis | legal documents
bar admission, admitted to the bar, licensed attorney, bar membership | admitted bar, bar association, state bar, licensed attorney, bar admission, member bar | juris doctor, law degree
notarizing documents, notary | Notary | legal documents, witnessed signatures
case file management, case preparation, legal case management | case files, case preparation, managed cases, prepared cases, caseload | client files, legal assistant
docketing, legal calendar, calendaring deadlines | docket, Docketing, court calendar, court dates, deadlines calendar | court filings
law enforcement operations, police work, patrol, patrol duties | patrolled, patrol, police officer, arrests, deputy sheriff, traffic stops, sworn officer | security officer, military police, guarded premises
criminal investigations, investigations, conducting investigations, investigating incidents | criminal investigations, conducted investigations, investigated crimes, detective, investigator, investigated, crime scenes, investigated incidents, investigated complaints | interviewed witnesses, incident reports
evidence handling, evidence collection, chain of custody | evidence collection, collected evidence, chain custody, evidence handling, crime scene, evidence custodian |
access control, controlling access, gate control | access control, checked identification, controlled access, gate access, entry control, visitor passes, monitored entrances, badge | security patrols, Cctv, security guard
security patrols, patrolling premises, site security, security guard duties, physical security | patrolled, security patrols, security guard, security officer, guarded, secured premises, physical security, foot patrols | access control, Cctv, military police
cctv monitoring, video surveillance, monitoring cameras | Cctv, surveillance cameras, monitored cameras, security cameras, video surveillance | alarm systems, security patrols
incident reports, incident reporting, writing incident reports | incident reports, reported incidents, accident reports, daily activity reports, security reports | wrote reports, documented incidents
emergency response, emergency procedures, responding to emergencies, emergency preparedness, emergency management | emergency response, responded emergencies, emergency calls, emergency procedures, emergency preparedness, disaster response, evacuation, first responder, emergency management, emergency situations | first aid, Cpr, fire drills, crisis intervention, 911
crowd control, crowd management | crowd control, crowd management, event security | security officer, special events
de escalation, managing aggression, verbal de escalation | Deescalation, Deescalated, nonviolent crisis, Cpi, aggressive behavior, verbal judo | conflict resolution, crisis intervention, behavior management
firearms, weapons, firearms qualification, armed guard license | firearms, weapons, armed, Marksmanship, Pistol | military police, law enforcement
guard card, security license, guard license | guard card, guard license, security license, licensed security | security officer, @security guard
correctional supervision, inmate supervision, inmate custody, corrections | correctional officer, inmates, corrections, detention officer, jail | security officer
probation supervision, parole supervision, offender supervision | probation, parole, offenders supervised, Probationers | case management
fire safety, fire prevention, fire inspections | fire safety, fire prevention, fire inspections, fire extinguishers, fire drills, fire codes, fire marshal | safety inspections, emergency response
firefighting, fire suppression | firefighter, fire suppression, Firefighting, fought fires | emergency response, Emt, fire safety
emergency dispatch, 911 dispatch, dispatching emergency calls | 911, emergency dispatch, dispatched police, dispatcher emergency, dispatched units | answered calls, radio communications, dispatched drivers
traffic control, traffic enforcement | traffic control, traffic enforcement, traffic stops, directed traffic, citations |
military leadership, military service, military experience | army, navy, marine corps, air force, national guard, military, sergeant, Platoon | security clearance
security clearance, secret clearance, top secret clearance | security clearance, secret clearance, top secret, clearance active | department defense, background investigation
intelligence analysis, threat analysis | intelligence analysis, intelligence analyst, threat assessments, intelligence reports, analyzed intelligence | military intelligence
occupational safety, workplace safety, health and safety, safety compliance, osha compliance, osha regulations, safety regulations, safety standards | Osha, workplace safety, safety compliance, safety standards, safety regulations, safety procedures, safety program, health safety, safety policies, safety rules, safety guidelines, occupational safety | safety training, safety inspections, safe environment, accident prevention
accident investigation, incident investigation, root cause of accidents | accident investigations, incident investigations, investigated accidents, investigated incidents | incident reports, safety audits, root cause
safety program management, ehs programs, ehs, hse, environmental health and safety | Ehs, safety program, safety manager, Hse, environmental health safety, safety officer, safety coordinator | Osha, safety training, safety audits
hazmat, hazardous materials, hazardous materials handling | hazardous materials, Hazmat, hazardous waste, dangerous goods, Hazwoper, chemical safety | chemicals handled, safety training
court interpreting, interpreting, interpretation | Interpreted, Interpreter, Interpreting, translated court |
public policy, policy analysis, legislative affairs | policy analysis, public policy, legislation, Legislative, policy research, policy briefs | government relations, research reports
`;
