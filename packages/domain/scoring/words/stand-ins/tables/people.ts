/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const peopleStandIns = `
employee relations | grievances, employee complaints, labor relations | conflict resolution, employee engagement, counseled employees, employee issues
performance management, performance reviews, performance appraisals | performance appraisals, performance reviews, performance evaluations, evaluated performance employees, annual reviews | coaching employees, goals employees, feedback staff, mentoring staff
recruitment, recruiting, talent acquisition, hiring | hiring process, recruited, recruiting, interviewed candidates, interviewed applicants, hired staff, screened applicants, sourcing candidates, staffing process | hire orientation, career fairs
workplace investigations, hr investigations | investigated complaints, complaints investigations, investigated allegations, investigated grievances, harassment investigations, looked complaints | complaints responses
hris, hr information system, human resources information system | Hris, Peoplesoft, Workday, Kronos, Adp, Successfactors, Ultipro | payroll system, employee database, personnel records
employment law, labor law | labor law, employment law, Fmla, Eeo, ada compliance, title vii | hr policies, hr compliance
organizational development | organizational development, change management, succession planning, leadership development | team building, organizational culture
onboarding, new hire onboarding, employee onboarding, new employee orientation | onboarding, onboarded, new hire orientation, orientation employees, employee orientation, hire paperwork, orientation new | trained employees, recruiting staff, training new
benefits administration, employee benefits, benefits | benefits administration, administered benefits, employee benefits, open enrollment, benefit plans, health insurance plans, benefits enrollment, 401 k plan | payroll processing, leave administration
compensation, compensation and benefits, salary administration | compensation plans, salary surveys, compensation analysis, pay grades, salary structure, compensation benefits | benefits administration, job evaluations
leave administration, fmla, leave of absence | Fmla, leave administration, leaves absence, medical leave, disability leave | benefits administration, attendance records
training and development, employee training, staff training, training delivery, training staff, employee development | trained staff, trained employees, training programs, conducted training, training sessions, employee training, facilitated training, delivered training, training modules, trained new, trained team, taught employees | mentored staff, coached staff, orientation employees, training materials
instructional design, training materials, developing training materials, course design | instructional design, training materials, training manuals, course development, developed training, Elearning, designed training, Storyboards, training curriculum | taught classes, user manuals
needs assessment, training needs analysis | needs assessment, needs analysis, training needs, skills gap | training programs
facilitation, workshop facilitation, facilitating workshops, leading workshops | facilitated workshops, led workshops, workshops conducted, facilitated sessions, seminars conducted, facilitated meetings, led seminars | trained groups, taught classes
coaching and mentoring, coaching, mentoring, coaching staff | coached, mentored, coaching sessions, mentored staff, individual coaching | trained staff, performance reviews, feedback staff
conflict resolution, resolving conflicts, mediation, dispute resolution | conflict resolution, resolved conflicts, mediated, resolved disputes, Mediation, conflict management, mediating conflicts | employee relations, customer complaints resolved, crisis intervention
disciplinary action, progressive discipline, employee discipline | disciplinary actions, progressive discipline, disciplined employees, terminations, corrective action employees | performance reviews, employee relations
union relations, labor relations, collective bargaining, labour relations | union, collective bargaining, labor relations, bargaining unit, union contracts, Arbitration | employee relations
workforce planning, headcount planning, manpower planning | workforce planning, headcount, manpower planning, staffing plans, staffing levels | staff scheduling, hiring plans, recruited staff
full cycle recruiting, full life cycle recruiting, end to end recruiting, sourcing candidates, candidate sourcing | full cycle recruiting, recruiter, sourced candidates, life cycle recruiting, candidate sourcing, passive candidates, boolean search | screened applicants, interviewed candidates, job postings
screening and interviewing, interviewing candidates, candidate screening, interviewing, screening resumes | interviewed candidates, screened applicants, interviewed applicants, screened resumes, phone screens, conducted interviews, interviewing applicants | hired staff, reference checks
job postings, job advertising, job descriptions | job postings, job descriptions, posted jobs, job ads | hired staff
applicant tracking system, ats, applicant tracking | applicant tracking, Ats, Taleo, Greenhouse, Icims, Bullhorn, Jobvite | recruiting database, Hris
background checks, reference checks, background screening | background checks, reference checks, background investigations, verified references, drug screens | hiring process, pre employment
employee engagement, engagement programs, employee retention, retention | employee engagement, engagement surveys, employee retention, reduced turnover, retention programs, employee recognition, employee morale | employee relations, staff events, team building
succession planning, talent management | succession planning, talent management, talent reviews, high potential | leadership development, performance reviews
diversity and inclusion, dei, diversity equity and inclusion | diversity, Dei, inclusion programs, equal opportunity, affirmative action | cultural awareness, Eeo
change management, organizational change | change management, organizational change, led change, change initiatives, managed change, transition plans | process improvement, system implementation
hr policies, policy development, developing policies, policies and procedures, hr policy development | developed policies, hr policies, wrote policies, policy development, policies procedures, employee handbook, implemented policies, procedures manual, established procedures | compliance policies, enforced policies, standard operating procedures
employee records, personnel files, personnel records, hr administration | personnel files, employee records, personnel records, employee files, hr records, hr administration | confidential files, records maintained, payroll records
exit interviews, offboarding | exit interviews, offboarding, terminations | employee relations
hr metrics, hr analytics, hr reporting | hr metrics, turnover reports, hr reports, hr analytics, headcount reports | reports prepared, Kpi
unemployment claims, workers compensation administration, workers compensation | workers compensation, workers comp, unemployment claims, injury claims | safety program, leave administration
expatriates, global mobility, immigration, visa processing | visas, H1b, relocation, immigration cases, work permits, expatriates | travel arrangements
labor law compliance, hr compliance, eeo compliance, employment legislation | labor law, employment law, Eeo, Fmla, hr compliance, Flsa, ada compliance | hr policies, compliance audits
career counseling, career coaching, job placement, job coaching, employment counseling | career counseling, career coaching, job placement, resume writing, job readiness, job coach, employment counseling, job search | counseled students, academic advising, interviews candidates
lms, learning management system, learning management systems | Lms, learning management, cornerstone, Moodle, Blackboard, canvas, Elearning | online courses, training records
employee wellness, wellness programs | wellness programs, employee wellness, health fairs | benefits administration, fitness classes
safety training, conducting safety training | safety training, safety meetings, trained safety, toolbox talks, safety orientation | safety program, Osha, trained employees
`;
