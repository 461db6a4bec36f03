/** Who writes software, runs computers and reads data. Format: `occupation-lines.ts`. */
export const computingOccupations = `
@software software
software developer: software developer, software engineer, programmer, application developer, java developer, python developer, .net developer, c++ developer, php developer, ruby developer, web application developer, software programmer, computer programmer, application programmer, member of technical staff, sde, software development engineer, programmer analyst, software consultant, development engineer software, c# developer, java engineer, staff software engineer, scala developer, desktop application developer, sharepoint developer, salesforce developer software, software specialist, device driver developer ~ software architect, data engineer, devops engineer, quality assurance engineer, machine learning engineer
@backend software
backend developer: backend developer, backend engineer, api developer, node.js developer, golang developer, server side developer ~ data engineer, devops engineer
@software software
web developer: web developer, web programmer, wordpress developer, website developer, webmaster, web engineer, drupal developer, web administrator ~ user experience designer, graphic designer, frontend developer, search marketing specialist
@frontend software
frontend developer: frontend developer, frontend engineer, ui developer, react developer, javascript developer, angular developer, vue developer ~ user experience designer
@fullstack software
full stack developer: full stack developer, fullstack developer, full stack engineer, mern developer, full stack software engineer
@mobile software
mobile developer: mobile developer, ios developer, android developer, mobile app developer, mobile application developer, flutter developer, react native developer, app developer
@embedded software
embedded developer: embedded engineer, embedded software engineer, firmware engineer, embedded systems engineer, embedded developer, fpga engineer, firmware developer ~ electrical engineer, hardware engineer
@software software
game developer: game developer, game programmer, gameplay programmer, unity developer, video game developer ~ animator
@software-architect software
software architect: software architect, solution architect, technical architect, enterprise architect, application architect, it architect, cloud architect, systems architect ~ software developer, software engineering manager
@software-manager software
software engineering manager: engineering manager software, software engineering manager, software development manager, technical lead, tech lead, chief technology officer, cto, vp of engineering, director of engineering, head of engineering, software team lead, engineering manager, development team lead, development manager software, software development team lead ~ software developer, project manager
@qa-software software
quality assurance engineer: qa engineer, software tester, quality assurance engineer, test engineer, qa analyst, quality assurance tester, test automation engineer, sdet, qa automation engineer, quality assurance analyst, software test engineer, software quality assurance analyst, qa tester, test analyst, qa specialist, software quality engineer ~ software developer, business analyst
qa lead: qa lead, test lead, qa manager
@sap software
erp consultant: erp consultant, sap consultant, sap functional consultant, oracle consultant, netsuite consultant, erp analyst, dynamics consultant, workday consultant, erp specialist, sap analyst, erp administrator, erp functional consultant, oracle ebs consultant, implementation consultant, oracle functional consultant ~ business analyst, project manager
salesforce administrator: salesforce administrator, crm administrator, salesforce consultant, crm specialist, salesforce analyst, crm analyst, crm manager, salesforce developer, crm developer, salesforce specialist ~ business analyst
@devops infrastructure
devops engineer: devops engineer, site reliability engineer, sre, cloud engineer, infrastructure engineer, release engineer, build engineer, platform engineer, kubernetes engineer, cloud infrastructure engineer, aws engineer, azure engineer, cloud administrator, cloud operations engineer, cloud specialist, devops specialist, cloud consultant ~ systems administrator, backend developer, software developer, network engineer
@sysadmin infrastructure
systems administrator: systems administrator, system administrator, linux administrator, windows administrator, unix administrator, it administrator, server administrator, systems engineer it, it systems administrator, windows server administrator, active directory administrator, linux system administrator, it infrastructure administrator, it infrastructure engineer, linux engineer, windows engineer, virtualization engineer, vmware administrator, it operations specialist, systems engineer ~ help desk technician, network engineer, devops engineer, database administrator, security analyst
storage engineer: storage engineer, storage administrator, backup administrator, data center technician, data center engineer, data center operator ~ systems administrator
@network infrastructure
network engineer: network engineer, network administrator, network specialist, network architect, computer network architect, wireless network engineer, cisco engineer, network analyst, network operations engineer, network technician, network support engineer, telecommunications engineer, telecom engineer, voip engineer, noc engineer, noc technician, computer network specialist, network and systems administrator, noc analyst ~ systems administrator, help desk technician, security analyst, telecommunications technician
network manager: network manager
@it-support infrastructure
help desk technician: help desk technician, help desk analyst, it support specialist, desktop support technician, it technician, technical support specialist, desktop support, service desk analyst, it specialist, pc technician, computer technician, technical support engineer, desktop support specialist, it support technician, support engineer, it support, it support engineer, help desk support, help desk specialist, computer support specialist, user support specialist, help desk, it support analyst, end user support technician, deskside support, field support technician, technical support representative, information technology specialist, desktop engineer, desktop analyst, computer support technician, application support analyst, technical support analyst, helpdesk, service desk technician, service desk agent, computer repair technician, it assistant, it analyst, information technology technician ~ systems administrator, network engineer, customer service representative
@it-manager infrastructure
it manager: it manager, information technology manager, it director, director of information technology, chief information officer, cio, head of it, it operations manager, infrastructure manager, it service manager, information systems manager, it supervisor, it service delivery manager, help desk manager, it support manager, computer and information systems manager, technology manager, it team lead, systems manager ~ systems administrator, project manager, network engineer
@security-it infrastructure
security analyst: information security analyst, cyber security analyst, cybersecurity analyst, soc analyst, security analyst, security engineer, cybersecurity engineer, cyber security engineer, information security specialist, information security engineer, cyber security specialist, it security analyst, it security specialist, network security engineer, network security analyst, cybersecurity specialist, application security engineer, cloud security engineer, security operations center analyst, vulnerability analyst, information assurance analyst, information security officer, cyber security consultant, security consultant ~ network engineer, systems administrator, auditor
penetration tester: penetration tester, ethical hacker, red team operator, offensive security engineer, pen tester
information security manager: information security manager, chief information security officer, ciso, cyber security manager, security architect, director of information security ~ it manager
@dba infrastructure
database administrator: database administrator, dba, sql developer, database developer, database engineer, oracle dba, sql server dba, database analyst, sql database administrator, database specialist, sql programmer, database architect ~ data engineer, systems administrator, data analyst, backend developer
database manager: database manager
@data-engineering data
data engineer: data engineer, etl developer, big data engineer, data warehouse engineer, data platform engineer, analytics engineer, data warehouse developer, data pipeline engineer, hadoop developer, spark developer, data architect, data integration engineer ~ database administrator, data analyst, data scientist, machine learning engineer, backend developer
@data-analysis data
data analyst: data analyst, business intelligence analyst, bi analyst, reporting analyst, bi developer, analytics analyst, insights analyst, power bi developer, tableau developer, data reporting analyst, business data analyst, product analyst, business intelligence developer, data analytics specialist, data specialist, data quality analyst, data visualization analyst, marketing data analyst, data and reporting analyst, sales data analyst ~ data scientist, business analyst, statistician, market research analyst, financial analyst
analytics manager: analytics manager
statistician: statistician, biostatistician, quantitative analyst, survey statistician, mathematical statistician, statistical analyst, statistical programmer, operations research analyst, mathematician ~ data scientist, actuary, economist
@data-science data
data scientist: data scientist, applied scientist, decision scientist, quantitative researcher, data science consultant ~ data analyst, machine learning engineer, statistician
lead data scientist: lead data scientist, data science manager
@machine-learning data
machine learning engineer: machine learning engineer, ml engineer, ai engineer, deep learning engineer, nlp engineer, computer vision engineer, mlops engineer, artificial intelligence engineer, machine learning scientist, ai researcher, prompt engineer, machine learning researcher ~ data scientist, software developer
`;
