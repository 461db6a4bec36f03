/** Who heals, cares and runs the houses in which that is done. Format: `occupation-lines.ts`. */
export const healthOccupations = `
@nurse health
registered nurse: registered nurse, nurse, staff nurse, rn, icu nurse, clinical nurse, critical care nurse, emergency room nurse, emergency nurse, pediatric nurse, medical surgical nurse, surgical nurse, oncology nurse, operating room nurse, travel nurse, home health nurse, school nurse, psychiatric nurse, charge nurse, nurse case manager, operating room registered nurse, labor and delivery nurse, dialysis nurse, hospice nurse, public health nurse, community health nurse, nurse specialist, neonatal nurse, telemetry nurse, krankenschwester, krankenpfleger, infirmier, infirmiere, enfermera, enfermero, pflegefachkraft, gesundheits und krankenpfleger, registered staff nurse, infection control nurse, occupational health nurse, triage nurse, ward nurse ~ nurse educator, paramedic, respiratory therapist, clinical research coordinator, nursing assistant
nurse practitioner: nurse practitioner, family nurse practitioner, advanced practice nurse, advanced practice registered nurse, clinical nurse specialist, nurse anesthetist, certified registered nurse anesthetist, nurse midwife, midwife, pediatric nurse practitioner, acute care nurse practitioner ~ physician assistant, physician
licensed practical nurse: licensed practical nurse, licensed vocational nurse, practical nurse, vocational nurse, lpn, lvn, enrolled nurse ~ nursing assistant, medical assistant
nurse manager: nurse manager, nursing supervisor, nursing director, director of nursing, nurse supervisor, head nurse, registered nurse manager, nurse unit manager, chief nursing officer, clinical nurse manager, nurse administrator, assistant director of nursing, ward manager, matron ~ healthcare administrator
nurse educator: nurse educator, nursing instructor, clinical nurse educator, nursing professor, clinical educator ~ professor, training specialist
@nursing-aide health
nursing assistant: nursing assistant, certified nursing assistant, cna, patient care technician, patient care assistant, healthcare assistant, nurse aide, patient care aide, nursing aide, hospital attendant, orderly, patient transporter, patient technician, state tested nursing assistant, resident assistant nursing, psychiatric aide, psychiatric technician, geriatric aide, nursing technician, mental health technician ~ medical assistant, emergency medical technician
home health aide: home health aide, caregiver, personal care assistant, personal care aide, care worker, carer, care assistant, home care aide, direct support professional, support worker, personal support worker, direct care worker, home health care aide, senior caregiver, in home caregiver, companion caregiver, elder care worker, homecare worker, respite worker, home care worker ~ nanny, residential counselor
@doctor health
physician: physician, doctor, family physician, general practitioner, medical doctor, internist, primary care physician, hospitalist, family medicine physician, resident physician, medical resident, medical officer, attending physician, family doctor, internal medicine physician, emergency physician, emergency medicine physician, urgent care physician, pediatrician, house officer, medical director, obstetrician, gynecologist, geriatrician ~ specialist physician, physician assistant
surgeon: surgeon, general surgeon, orthopedic surgeon, neurosurgeon, cardiac surgeon, plastic surgeon, surgical resident, trauma surgeon, vascular surgeon ~ physician
specialist physician: cardiologist, dermatologist, neurologist, oncologist, radiologist, anesthesiologist, psychiatrist, pathologist, urologist, endocrinologist, gastroenterologist, ophthalmologist, rheumatologist, pulmonologist, nephrologist, specialist physician, allergist, child psychiatrist
physician assistant: physician assistant, physician associate, pa-c, surgical physician assistant ~ nurse practitioner
podiatrist: podiatrist, foot doctor ~ physician, surgeon
@chiropractor health
chiropractor: chiropractor, doctor of chiropractic, osteopath, acupuncturist, naturopathic doctor, naturopath ~ physical therapist, massage therapist
@eye-care health
optometrist: optometrist, eye doctor, doctor of optometry
optician: optician, dispensing optician, optical assistant, ophthalmic technician, ophthalmic assistant, optometric technician, optical technician, optometric assistant, optical associate, ophthalmic laboratory technician
@dental health
dentist: dentist, general dentist, orthodontist, dental surgeon, oral surgeon, pediatric dentist, periodontist, endodontist
dental hygienist: dental hygienist, registered dental hygienist, oral hygienist
dental assistant: dental assistant, dental nurse, certified dental assistant, registered dental assistant, chairside dental assistant, orthodontic assistant, chairside assistant ~ medical assistant
dental technician: dental technician, dental laboratory technician, dental ceramist, denturist
dental receptionist: dental receptionist, dental office manager, dental front desk coordinator, dental office assistant, treatment coordinator dental, dental secretary ~ medical receptionist, medical office manager
@therapist health
physical therapist: physical therapist, physiotherapist, outpatient physical therapist, rehabilitation therapist, doctor of physical therapy, pediatric physical therapist, staff physical therapist ~ athletic trainer, exercise physiologist
physical therapist assistant: physical therapist assistant, physical therapy assistant, physical therapy aide, rehab aide, rehabilitation aide, physical therapy technician, rehabilitation technician, rehab technician ~ nursing assistant, massage therapist
occupational therapist: occupational therapist, pediatric occupational therapist, registered occupational therapist, hand therapist
occupational therapy assistant: occupational therapy assistant, certified occupational therapy assistant, cota, occupational therapy aide ~ nursing assistant
speech therapist: speech therapist, speech language pathologist, speech pathologist, speech and language therapist, school speech therapist, speech language therapist ~ audiologist, special education teacher
audiologist: audiologist, hearing aid specialist, hearing instrument specialist, clinical audiologist
respiratory therapist: respiratory therapist, respiratory care practitioner, respiratory technician, pulmonary function technologist ~ registered nurse
recreational therapist: recreational therapist, recreation therapist, activity therapist, music therapist, art therapist, activities director, activity coordinator, therapeutic recreation specialist, activities assistant, activities coordinator, recreation therapy assistant ~ recreation worker, social worker, mental health counselor
exercise physiologist: exercise physiologist, cardiac rehab specialist, kinesiologist ~ personal trainer, athletic trainer
@psychology health
psychologist: psychologist, clinical psychologist, school psychologist, counseling psychologist, neuropsychologist, industrial psychologist, organizational psychologist, child psychologist, educational psychologist ~ specialist physician, social worker, school counselor
mental health counselor: mental health counselor, therapist, psychotherapist, mental health therapist, licensed professional counselor, behavioral health counselor, clinical therapist, marriage and family therapist, family therapist, counselor, behavioral therapist, behavioral health therapist, mental health clinician, licensed mental health counselor, couples therapist, clinical counselor, mental health specialist, crisis counselor, behavioral health clinician, mental health worker ~ social worker, school counselor, residential counselor
substance abuse counselor: substance abuse counselor, addiction counselor, addictions counselor, drug and alcohol counselor, recovery coach, chemical dependency counselor, alcohol and drug counselor, addiction specialist, substance use counselor, addiction therapist ~ social worker, case manager
behavior technician: behavior technician, behavior analyst, registered behavior technician, aba therapist, applied behavior analysis therapist, behavior specialist, autism therapist, behavior interventionist, behavior therapist ~ special education teacher, teacher assistant
@pharmacy health
pharmacist: pharmacist, clinical pharmacist, staff pharmacist, hospital pharmacist, retail pharmacist, community pharmacist, pharmacist in charge
pharmacy manager: pharmacy manager, director of pharmacy, pharmacy director
pharmacy technician: pharmacy technician, pharmacy assistant, certified pharmacy technician, pharmacy clerk, pharmacy aide, pharmacy intern, dispensary assistant, pharmacy dispenser ~ medical assistant
@imaging health
radiologic technologist: radiologic technologist, radiographer, x-ray technician, radiology technician, radiologic technician, radiology technologist, x-ray technologist, medical imaging technologist, imaging technologist, mammography technologist, mammographer, diagnostic radiographer
advanced imaging technologist: ct technologist, mri technologist, ultrasound technician, sonographer, diagnostic medical sonographer, nuclear medicine technologist, mri technician, ct scan technician, radiation therapist, cardiac sonographer, ultrasound technologist, dosimetrist, cardiovascular technologist, echocardiographer ~ radiologic technologist
surgical technologist: surgical technologist, surgical technician, operating room technician, scrub technician, sterile processing technician, central sterile technician, scrub tech, surgical assistant, anesthesia technician ~ medical assistant, registered nurse
ekg technician: ekg technician, cardiology technician, monitor technician, telemetry technician, eeg technician, electrocardiograph technician, polysomnographic technologist, sleep technician, dialysis technician, neurodiagnostic technologist, hemodialysis technician ~ medical assistant, nursing assistant
@nutrition health
dietitian: dietitian, registered dietitian, nutritionist, clinical dietitian, nutrition counselor, dietary consultant, dietetic technician, nutrition specialist, lactation consultant, clinical nutritionist, nutrition educator, sports nutritionist, nutrition coach, diet technician ~ health educator, food scientist
dietary manager: dietary manager, food and nutrition manager, director of dietary services, nutrition services manager ~ dietitian, restaurant manager
@emergency health
paramedic: paramedic, emt paramedic, flight paramedic, ambulance paramedic, critical care paramedic, ambulance technician, ems paramedic, emergency medical technician, emt, emt basic, ambulance attendant, emergency medical responder, ambulance driver ~ nursing assistant
firefighter: firefighter, fire fighter, fire captain, fire lieutenant, wildland firefighter, fire engineer, fire inspector, fire chief, fire marshal, firefighter paramedic, firefighter emt ~ police officer, safety specialist
emergency dispatcher: emergency dispatcher, 911 dispatcher, 911 operator, public safety dispatcher, police dispatcher, emergency call taker, public safety telecommunicator, emergency operator ~ customer service representative, police officer, dispatcher
emergency management specialist: emergency management specialist, emergency manager, emergency management director, disaster relief coordinator, emergency preparedness coordinator, business continuity manager ~ safety specialist, operations manager
@veterinary health
veterinarian: veterinarian, vet, veterinary surgeon, animal doctor, doctor of veterinary medicine
veterinary technician: veterinary technician, vet tech, veterinary nurse, licensed veterinary technician, veterinary assistant, animal health technician, vet assistant, animal hospital assistant, veterinary technologist
animal caretaker: animal caretaker, kennel attendant, kennel assistant, zookeeper, animal shelter worker, pet sitter, dog walker, dog groomer, pet groomer, animal care technician, stable hand, groom, animal attendant, animal care specialist, kennel technician, animal groomer ~ veterinary technician, dog trainer
dog trainer: dog trainer, animal trainer, horse trainer, animal behaviorist, guide dog trainer
animal control officer: animal control officer, animal welfare officer, humane officer
@medical-support health
medical assistant: medical assistant, certified medical assistant, clinical medical assistant, certified clinical medical assistant, registered medical assistant, clinical assistant, medical office assistant, medical technician, clinic assistant, doctor assistant, back office medical assistant, medical aide ~ registered nurse, licensed practical nurse, medical receptionist
phlebotomist: phlebotomist, phlebotomy technician, certified phlebotomist, blood collection technician, plasma center technician, phlebotomy specialist, donor phlebotomist ~ medical assistant, lab technician, nursing assistant
medical receptionist: medical receptionist, patient access representative, patient service representative, medical secretary, unit secretary, patient registrar, medical front desk, patient coordinator, front desk medical, admissions clerk hospital, patient services representative, unit clerk, health unit coordinator, medical office receptionist, patient registration clerk, scheduler medical, medical administrative assistant, patient access specialist, ward clerk, medical scheduler, patient services coordinator, medical office specialist, patient care coordinator ~ receptionist, administrative assistant, dental receptionist
medical coder: medical coder, medical coding specialist, certified professional coder, coding specialist, clinical coder, coding analyst, inpatient coder, outpatient coder
medical biller: medical biller, medical billing specialist, medical billing clerk, patient account representative, medical billing, billing and coding specialist, patient accounts specialist, revenue cycle specialist, medical billing coordinator, patient financial services representative, medical claims processor, revenue cycle analyst ~ billing clerk, claims adjuster
revenue cycle manager: revenue cycle manager
medical records clerk: medical records clerk, health information technician, medical records technician, health records clerk, medical records specialist, health information specialist, medical transcriptionist, medical scribe, release of information specialist, health information management technician, medical records coordinator ~ file clerk, data entry clerk
health information manager: health information manager
medical office manager: medical office manager, practice manager, clinic manager, medical practice manager, medical practice administrator, physician practice manager, practice administrator, medical clinic manager ~ office manager, medical receptionist, medical assistant
patient advocate: patient advocate, patient representative, patient liaison, patient relations representative, patient navigator, care coordinator, care manager, patient relations specialist, patient experience specialist, patient ambassador, patient care advocate, medical case manager ~ social worker, case manager, customer service representative
health coach: health coach, wellness coach, wellness coordinator, health and wellness coach, wellness manager ~ personal trainer, health educator, dietitian
@health-manager health
healthcare administrator: healthcare administrator, hospital administrator, health services manager, clinic administrator, healthcare manager, hospital manager, medical and health services manager, nursing home administrator, health care administrator, healthcare operations manager, director of clinical operations, clinical director, clinical manager, health services administrator, medical services manager, hospital director, clinical operations manager, medical group manager, healthcare executive, health administrator, assisted living director ~ medical office manager, operations manager
health educator: health educator, public health educator, community health educator, health promotion specialist, public health specialist, community health worker, public health advisor, public health officer, public health analyst, health program coordinator, health program manager, public health coordinator, health outreach worker ~ social worker, dietitian, outreach worker
epidemiologist: epidemiologist, infection preventionist, infection control specialist, public health researcher, disease investigator ~ statistician, microbiologist
`;
