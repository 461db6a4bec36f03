/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const nursingStandIns = `
lpn or lvn license, lvn or lpn license, lvn license, lpn license |  | nursing degree, diploma nursing
medication administration, administering medication | administered medications, gave medications, medication pass, dispensed medications, medications administered, administering medications, administer medicines, insulin injections, distribution medications, provided medications | medication reminders, medication records
wound care | dressing changes, wound dressing, wounds, wound vac, pressure ulcers | first aid, skin care, catheter care
tracheostomy care, trach care | Tracheotomy, Tracheostomy, Trach, Trachs | Ventilator, respiratory care, oxygen therapy
ventilator patients, ventilator care | Ventilator, vent patients, mechanical ventilation | Tracheotomy
clinical documentation, medical documentation, charting | charting, charted, documented patient, documented nursing, recorded medical history, recorded patients, patient records, medical records documented, progress notes, nursing notes, documented care | vital signs recorded, recorded vital, medical records, care plans, vital statistics
patient and family education, patient education | patient teaching, taught patients, educated patients, education patients, family teaching, patient education, instructed patients, teaching families, client teaching, client family teaching | health education, community education, counseled patients
iv therapy | intravenous, infusion therapy, iv therapy, iv medications, iv starts, iv drug, iv fluids | Venipuncture, blood draws
phlebotomy | blood draws, Venipuncture, drew blood, blood samples | specimens collected, specimen collection, glucose testing, iv starts
home health, home health care, home care | home health, home visits, private duty, visiting nurse, home care | personal care, assisted living
care plans, care planning | care plans, treatment plans, plan care | patient assessment
vital signs | vitals, blood pressure | patient monitoring
cpr certification, cpr and first aid, first aid | Cpr, Bls, first aid, Acls |
infection control | infection control, sterile technique, Aseptic |
oncology | Oncology, cancer patients, cancer trials, cancer treatment, cancer center |
patient care, direct patient care, bedside care, nursing care, inpatient care | patient care, nursing care, cared patients, bedside care, direct care, provided care patients, registered nurse, staff nurse, care patients | home health, medical assistant, nursing assistant, personal care, @nurse
patient assessment, nursing assessment, physical assessment, head to toe assessment, assessing patients | patient assessment, assessed patients, nursing assessments, physical assessments, patients assessed, Triaged, head toe, health assessments, assess patients, initial assessments | vital signs, patient care, medical history, patient monitoring
patient monitoring, monitoring patients | monitored patients, patient monitoring, Telemetry, cardiac monitoring, monitored vital, patient condition, patients condition, monitored residents | vital signs, patient care, patient assessment
acute care, hospital experience, acute care experience, medical surgical nursing, med surg | acute care, med surg, medical surgical, hospital nurse, Telemetry, surgical unit, medical floor | patient care, skilled nursing, Icu
critical care, intensive care, icu experience, icu | Icu, critical care, intensive care, Ccu, Micu, Sicu, critically ill | Telemetry, emergency department, acute care
emergency nursing, emergency department, emergency room, emergency medicine | emergency room, emergency department, trauma, triage, emergency medicine, ed nurse | Icu, acute care, Emt, urgent care
acls, acls certification, advanced cardiac life support | Acls, advanced cardiac life support, advanced cardiovascular life support | Bls, Cpr, Pals
bls, bls certification, basic life support | Bls, basic life support, Cpr, Acls | first aid
pediatrics, pediatric nursing, pediatric care, pediatric patients | Pediatric, Pediatrics, Pals, children hospital, Picu, Nicu | child care, school nurse
labor and delivery, obstetrics, maternity, maternal care | labor delivery, Obstetrics, postpartum, Maternity, prenatal, mother baby, ob gyn | Pediatrics, women health
geriatric care, elderly care, elder care, long term care, care of older people, senior care | Geriatric, elderly, nursing home, long term care, assisted living, skilled nursing, Dementia, Alzheimers, senior living, older adults | home health, personal care, private duty
dementia care, alzheimers care, memory care | Dementia, Alzheimers, memory care | nursing home, assisted living, Geriatric
personal care, activities of daily living, adl assistance, assisting with daily living, personal hygiene care | personal care, daily living, Adls, Adl, bathing, personal hygiene, grooming dressing, bathed, feeding patients, toileting | home health aide, nursing assistant, patient care
hospice care, palliative care, end of life care | hospice, Palliative, end life, terminally ill | Geriatric, home health, Oncology
discharge planning, care coordination, coordinating care, patient care coordination | discharge planning, care coordination, coordinated care, discharge patients, discharge instructions, patient discharge, continuity care, coordinated patient, coordinate care | case management, care plans
triage, patient triage, telephone triage | triage, Triaged | patient assessment, emergency room, screened patients, vital signs
charge nurse, nursing supervision, nursing leadership, supervising nurses | charge nurse, supervised nurses, nurse manager, nursing supervisor, director nursing, supervised nursing, supervised cnas, lead nurse | Preceptor, trained nurses, registered nurse, staff supervised
infusion, iv insertion, starting ivs, iv starts, iv insertion and maintenance | iv insertion, started ivs, iv starts, iv therapy, infusion, iv lines, picc lines, central lines, intravenous, peripheral iv | blood transfusions, Venipuncture
injections, giving injections, immunizations, vaccinations, administering vaccines | injections, immunizations, vaccinations, vaccines, flu shots, administered immunizations | medications administered, Venipuncture
catheterization, catheter care, foley catheters | Catheter, Catheters, Foley, Catheterization | wound care, patient care
electronic health records, ehr, emr, electronic medical records, ehr systems, emr systems | Ehr, Emr, electronic medical records, electronic health records, epic, Cerner, Meditech, Allscripts, Eclinicalworks, Nextgen, Athenahealth, electronic charting, computerized charting | medical records, patient charts, patient records
medical records, patient records, health information management | medical records, patient records, patient charts, patient files, health information, chart audits, medical charts | filing records, Hipaa, data entry patients
hipaa, hipaa compliance, patient confidentiality, patient privacy | Hipaa, patient confidentiality, patient privacy | confidential records, medical records, patient records
patient admission, patient intake, admissions, patient registration, patient check in | admitted patients, patient intake, patient registration, patient admissions, registered patients, checked patients, intake patients, admissions, patient check, new patients | insurance verification, front desk, scheduled patients, medical history
patient safety, fall prevention, safe patient handling | patient safety, fall prevention, falls, safe environment patients, safety patients | infection control, patient care, positioned patients
patient transfers, transferring patients, lifting patients, patient mobility, patient transport | transferred patients, patient transfers, transported patients, patient transport, lifting patients, ambulation, Hoyer, gait belt, positioned patients, turning patients | personal care, range motion
blood glucose monitoring, diabetes care, diabetes management | blood glucose, glucose monitoring, Diabetic, Diabetes, blood sugar, Insulin, Fingersticks | vital signs, medications administered
specimen collection, collecting specimens, lab specimens | specimen collection, collected specimens, specimens, urine samples, lab samples, blood samples | lab tests, Venipuncture
psychiatric nursing, mental health nursing, behavioral health, mental health, psychiatric care | psychiatric, mental health, behavioral health, psych unit, mental illness | substance abuse, crisis intervention, developmental disabilities
surgical nursing, operating room, perioperative, or nursing, surgical procedures, assisting in surgery | operating room, Perioperative, surgical procedures, scrub nurse, circulating nurse, surgical tech, sterile field, surgery assisted, surgical instruments, assisted surgeries, post operative | surgical patients, sterilized instruments, procedures assisted
dialysis, hemodialysis | Dialysis, Hemodialysis, Renal | vascular access
respiratory care, respiratory therapy, oxygen therapy | respiratory, oxygen therapy, Nebulizer, Ventilator, Tracheostomy, Pulmonary, suctioning | patient monitoring
cardiac care, telemetry, cardiology, ekg, ecg | Telemetry, cardiac, Ekg, Ecg, Cardiology, Cardiovascular, heart failure | Icu, Acls, patient monitoring
rn license, registered nurse license, active rn license, nursing license, state rn license | rn license, registered nurse, licensed nurse, nursing license, rn licensed | nursing degree
cna certification, certified nursing assistant, cna | certified nursing assistant, Cna, nurse aide certified, Stna, certified nurse aide | home health aide, nursing assistant, patient care technician
evidence based practice, nursing protocols, clinical protocols | evidence based practice, clinical protocols, nursing protocols, clinical guidelines | quality improvement, standards care
quality improvement in care, clinical quality improvement, quality of care | quality improvement, quality assurance patients, joint commission, Jcaho, quality care, performance improvement, chart reviews | incident reports, clinical audits, patient satisfaction
precepting, precepting new nurses, mentoring nurses, clinical teaching, clinical education | Preceptor, Precepted, mentored nurses, nursing students, clinical instructor, oriented nurses, trained nurses | charge nurse, inservice training, trained staff
interdisciplinary teamwork, multidisciplinary team, interdisciplinary team, working with physicians | Interdisciplinary, Multidisciplinary, collaborated physicians, health care team, healthcare team, physicians nurses, consulted physicians, assisted physicians, treatment team | patient care, team meetings
family support, communicating with families, family communication | family members, families patients, patient families, supported families, family meetings, parents informed | patient education, family education, parent conferences
`;
