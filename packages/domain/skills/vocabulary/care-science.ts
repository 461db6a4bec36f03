/** Format: see `parse-vocabulary.ts`. */
export const careAndScienceSkills = `
@healthcare
#nursing 0.25
Nursing | nursing care, registered nurse, RN^, Krankenpflege, Pflege, soins infirmiers, enfermería, infermieristica, enfermagem, Gesundheits- und Krankenpflege, verpleging, staff nurse, nursing experience, infirmière, infirmier, enfermera, Krankenschwester, examinierte Pflegefachkraft, Pflegefachkraft
Patient care | direct patient care, patient-centered care, Patientenversorgung, Patientenbetreuung, soins aux patients, atención al paciente, assistenza ai pazienti, patient-centred care, bedside care, bedside nursing, ~Patient safety
Patient assessment | nursing assessment, health assessments, patient assessments, physical assessment, physical examinations, physical exams, health assessment
Patient education | health education, Patientenaufklärung, éducation thérapeutique, educación sanitaria, patient counselling
Care planning | care plans, nursing care plans, Pflegeplanung, plan de soins, plan de cuidados, treatment planning, treatment plans, care plan
Nursing documentation | Pflegedokumentation, clinical documentation, charting, medical documentation, patient charting, SOAP notes
Medication administration | administering medication, administering medications, medication management, Medikamentengabe, Medikamentenverabreichung, administration de médicaments, administración de medicamentos, medication dispensing, drug administration, administer medication, medicines administration, administrer les traitements, administer medicines, medication support
Vital signs | taking vital signs, Vitalzeichen, Vitalzeichenkontrolle, constantes vitales, signes vitaux, vital sign monitoring, monitoring vital signs
Wound care | wound dressing, Wundversorgung, Wundmanagement, soins des plaies, cuidado de heridas, wound management, dressing changes
IV therapy | intravenous therapy, IV insertion, Infusionstherapie, perfusion, IV lines, cannulation, infusion therapy, IV placement
Phlebotomy | venipuncture, blood draws, Blutentnahme, prise de sang, extracción de sangre, blood collection, ~Specimen collection
Catheterization | catheter care, catheter insertion, Katheterisierung, urinary catheters
Injections | immunizations, vaccination, vaccinations, Impfungen, immunization administration, injecting
Triage | Ersteinschätzung, triaje, emergency triage
Critical care | intensive care, ICU^, critical care nursing, Intensivpflege, réanimation, soins intensifs, cuidados intensivos, terapia intensiva, Intensivstation | >Nursing
Emergency care | emergency medicine, emergency room, emergency department, emergency nursing, Notaufnahme, urgences, urgencias, Notfallversorgung, emergency medical services, EMS^, EMT^, paramedic, Rettungsdienst, Notfallmedizin, pre-hospital care
Ventilator management | mechanical ventilation, Beatmung, Beatmungspflege, beatmete Patienten, beatmeten Patienten, ventilator care, ventilation mécanique, maschinelle Beatmung, ventilación mecánica
Surgical nursing | perioperative care, operating room, OR nursing, perioperative nursing, OP-Pflege, bloc opératoire, quirófano, scrub nurse, theatre nursing, Operationstechnik, surgical assistance, circulating nurse | >Nursing
Medical-surgical nursing | med-surg, med/surg | >Nursing
Pediatric nursing | paediatrics, pediatrics, Kinderkrankenpflege, pédiatrie, pediatría, pediatric care, Pädiatrie
Midwifery | obstetrics, labor and delivery, Geburtshilfe, Hebamme, sage-femme, matrona, maternity care, labour ward, antenatal care
Geriatric care | elderly care, Altenpflege, soins aux personnes âgées, gériatrie, cuidado de ancianos, geriatrics, geriatría, aged care, care of the elderly, gerontology, cuidado de personas mayores, Seniorenbetreuung
Dementia care | Alzheimer's care, Demenzbetreuung, Demenzpflege, dementia, Demenz, demenzkranke, demenzkranken Menschen, démence, demencias, Alzheimer
Palliative care | hospice care, end-of-life care, Palliativpflege, soins palliatifs, cuidados paliativos, hospice
Oncology nursing | oncology, chemotherapy, chemotherapy administration, Onkologie, oncologie, oncología
Cardiology | cardiac care, telemetry, ECG^, EKG^, electrocardiogram, Kardiologie, cardiologie, cardiología, cardiac monitoring, coronary care
Psychiatric nursing | mental health nursing, psychiatry, Psychiatrie, psychiatrie, psiquiatría, behavioral health, behavioural health, psychiatric care
Dialysis | hemodialysis, Dialyse, nephrology, diálisis
Home care | home health care, home health, ambulante Pflege, soins à domicile, ayuda a domicilio, domiciliary care, community nursing, häusliche Pflege
Personal care | activities of daily living, ADLs, ADL^, bathing and dressing, Grundpflege, personal hygiene care, aseo personal, nursing assistance, certified nursing assistant, CNA^, healthcare assistant, aide-soignante, Pflegehilfe
Infection control | infection prevention, Hygienemaßnahmen, aseptic technique, sterile technique, prévention des infections, control de infecciones, aseptic techniques, Krankenhaushygiene, universal precautions
Patient mobility | patient transfers, manual handling of patients, Mobilisation, Lagerung, patient positioning, patient lifting
Clinical skills | clinical nursing skills, clinical practice, clinical experience
Case management | care coordination, patient advocacy, ~Utilization review=utilization management
Health promotion | disease prevention, community health, *Public health=öffentliche Gesundheit=santé publique=salud pública=volksgezondheid, *Epidemiology=Epidemiologie
BLS^ | basic life support, BLS certification
ACLS | advanced cardiac life support, advanced cardiovascular life support, ALS^
PALS^ | pediatric advanced life support
CPR^ | cardiopulmonary resuscitation, CPR certification, CPR certified, AED^
First aid | Erste Hilfe, premiers secours, primeros auxilios, primo soccorso, first-aid, first aider, Ersthelfer
NCLEX | NCLEX-RN, nursing license, RN license, NMC registration, NMC pin, NMC registered, registered with the NMC
#clinical 0.25
Medical diagnosis | diagnostics, differential diagnosis, Diagnostik, diagnostic médical, diagnóstico
General practice | family medicine, ~Primary care, internal medicine, Allgemeinmedizin, Innere Medizin, médecine générale, medicina general, medicina interna
Surgery | Chirurgie, chirurgie générale, cirugía, orthopedic surgery, surgical procedures, general surgery
Anesthesia | anaesthesia, anesthesiology, Anästhesie, anesthésie, anestesia
Orthopedics | Orthopädie, orthopédie, ortopedia
Neurology | Neurologie, neurología
Dermatology | Dermatologie, dermatología
Gynecology | Gynäkologie, gynécologie, ginecología
Radiology | X-ray, radiography, CT scans, Röntgen, Radiologie, radiologie, radiología, medical imaging, ~Ultrasound=sonography, ~Mammography
Dental care | dentistry, dental hygiene, Zahnmedizin, Zahnpflege, soins dentaires, odontología, dental assisting, dental procedures, teeth cleaning, orthodontics, dental hygienist
Physiotherapy | physical therapy, Physiotherapie, kinésithérapie, fisioterapia, manual therapy, rehabilitation, exercise therapy, Krankengymnastik, manuelle Therapie
Occupational therapy | Ergotherapie, ergothérapie, terapia ocupacional, Ergotherapeut, Ergotherapeutin, occupational therapist
Speech therapy | speech-language pathology, Logopädie, orthophonie, logopedia, speech pathology
Massage therapy | massage, Massage, Lymphdrainage, deep tissue massage
Nutrition | dietetics, nutrition counselling, Ernährungsberatung, nutrition clinique, nutrición, dietary planning, Diätetik, meal planning, dietitian, nutritional advice
Psychology | clinical psychology, psychological assessment, Psychologie, psychologie, psicología
Psychotherapy | cognitive behavioral therapy, CBT^, Psychotherapie, psychothérapie, psicoterapia, counselling therapy, group therapy, individual therapy
Counseling | counselling, Beratungsgespräche, consejería, family counselling, crisis counselling, guidance counselling
Optometry | optician, eye exams, Augenoptik, optique
Veterinary medicine | veterinary care, animal health, Tiermedizin, médecine vétérinaire, veterinaria, veterinary nursing, animal care
Medical records | electronic health records, electronic medical records, EHR^, EMR^, Patientenakten, dossier patient, historia clínica, health records, patient records, EHR systems
#health-records-software 0.5
Epic EHR | Epic!!, Epic Systems, *Cerner, *Meditech, *Allscripts, *eClinicalWorks, *Athenahealth | >Medical records
#clinical 0.25
Medical billing | medical claims billing, ~Insurance verification, revenue cycle management, Abrechnung medizinischer Leistungen, healthcare billing
Medical coding | ICD-10, ICD-9, CPT coding, HCPCS, CPT codes
Medical terminology | medizinische Terminologie, terminologie médicale, terminología médica
Medical assisting | medical assistant, Arzthelferin, medizinische Fachangestellte, clinical assisting
HIPAA | HIPAA compliance, patient confidentiality
Healthcare management | hospital administration, healthcare administration, Krankenhausmanagement, health services management, practice management
Telehealth | telemedicine, Telemedizin
Sterilization | instrument sterilization, CSSD^, autoclave, sterile processing, Sterilgutaufbereitung
Medical equipment | medical devices, Medizinprodukte, Medizintechnik, biomedical equipment, dispositifs médicaux
Joint Commission standards | JCAHO, healthcare accreditation
#social-care 0.25
@social-work
Social work | Sozialarbeit, travail social, trabajo social, soziale Arbeit, assistente sociale, social services, social worker
Child protection | child welfare, safeguarding, Kinderschutz, protection de l'enfance, protección de menores, safeguarding children
Crisis intervention | Krisenintervention, intervention de crise, intervención en crisis
Disability support | Behindertenhilfe, Heilerziehungspflege, support for disabled people, learning disabilities support, developmental disabilities
Addiction counselling | substance abuse counselling, substance abuse, Suchtberatung, addictologie
Youth work | Jugendarbeit, animation jeunesse, youth development, Jugendhilfe, youth programs
Refugee support | asylum support, Flüchtlingshilfe, resettlement services
Community outreach | outreach, community engagement, community development, Gemeinwesenarbeit, community relations
Case work | casework, client intake, intake assessments, Fallmanagement
Support planning | needs assessment, needs assessments, Hilfeplanung
Childcare | child care, Kinderbetreuung, garde d'enfants, cuidado de niños, babysitting, nanny, crèche, Krippe, daycare, Betreuung von Kindern, Kinder betreuen, Betreuung und Förderung von Kindern

@pharma-lab
#pharmacy 0.25
Pharmacy | pharmacist, Pharmazie, Apotheke, pharmacie, farmacia, dispensing, prescription dispensing, dispensing prescriptions, Apotheker, pharmacy operations
Pharmacology | Pharmakologie, pharmacologie, farmacología, pharmacokinetics
Drug compounding | compounding, sterile compounding
Prescription review | drug interactions, medication reviews, Rezeptprüfung, medication therapy management
Pharmacovigilance | drug safety, Arzneimittelsicherheit, pharmacovigilance reporting
#clinical-research 0.3
Clinical trials | clinical research, clinical studies, klinische Studien, klinische Forschung, essais cliniques, ensayos clínicos, clinical trial management, clinical research coordination
Good Clinical Practice | GCP guidelines, ICH-GCP, ICH GCP
Clinical data management | CDISC, electronic data capture, SDTM, REDCap
Drug development | drug discovery, pharmaceutical development, Arzneimittelentwicklung
GMP^ | good manufacturing practice, cGMP, GxP, good manufacturing practices, bonnes pratiques de fabrication
GLP^ | good laboratory practice
Process validation | method validation, IQ/OQ/PQ, equipment qualification, Validierung, analytical method validation, validation protocols
FDA regulations | 21 CFR Part 11, FDA compliance, FDA regulation, EMA regulations
ISO 13485 | *MDR^=medical device regulation, *ISO 15189, *ISO 17025
#laboratory 0.25
Laboratory techniques | lab techniques, laboratory skills, Labortechniken, techniques de laboratoire, técnicas de laboratorio, laboratory work, laboratory experience, lab work, wet lab, Laborarbeit, laboratory procedures
HPLC | high performance liquid chromatography, liquid chromatography, UHPLC, ~LC-MS | >Chromatography
Gas chromatography | GC-MS, GC/MS | >Chromatography
Chromatography | Chromatographie, FPLC, TLC^
Mass spectrometry | Massenspektrometrie, spectrométrie de masse, MALDI
Spectroscopy | FTIR, UV-Vis, UV/Vis, NMR^, NMR spectroscopy, Spektroskopie, Raman spectroscopy, atomic absorption
PCR^ | qPCR, RT-PCR, real-time PCR, polymerase chain reaction, PCR-Diagnostik | >Molecular biology
Gel electrophoresis | electrophoresis, SDS-PAGE, Elektrophorese, ~Western blot=Western blotting=immunoblotting
ELISA | immunoassays, immunoassay
Cell culture | tissue culture, mammalian cell culture, Zellkultur, culture cellulaire, cultivo celular, cell culturing, Zellkulturtechnik
Molecular biology | Molekularbiologie, biologie moléculaire, biología molecular, cloning, DNA extraction, RNA extraction
CRISPR | gene editing, genetic engineering | >Molecular biology
DNA sequencing | next-generation sequencing, NGS^, sequencing, RNA-seq, Sanger sequencing, genomics, genetics, Genetik
Flow cytometry | FACS^, Durchflusszytometrie
Microscopy | confocal microscopy, electron microscopy, SEM imaging, Mikroskopie, microscopie, fluorescence microscopy
Microbiology | Mikrobiologie, microbiologie, microbiología, bacterial culture, bacteriology, aseptic culture
Biochemistry | Biochemie, biochimie, bioquímica, protein purification, enzyme assays, protein expression
Immunology | Immunologie, inmunología, virology, immunohistochemistry
Histology | histopathology, pathology, Histologie, anatomía patológica, cytology, tissue staining
Hematology | haematology, blood banking, blood bank, Hämatologie, urinalysis, clinical laboratory science, medical laboratory, hematología
Bioinformatics | Bioinformatik, bioinformatique, bioinformática, computational biology, biostatistics software
Analytical chemistry | analytische Chemie, chimie analytique, química analítica, chemical analysis, titration, wet chemistry, quantitative analysis of chemicals
Organic chemistry | organische Chemie, chimie organique, química orgánica, organic synthesis, chemical synthesis, Synthese
Inorganic chemistry | physical chemistry, polymer chemistry
Chemistry | Chemie, chimie, química
Formulation | formulation development, product formulation, Rezepturentwicklung
Laboratory safety | lab safety, biosafety, Laborsicherheit, chemical safety, hazardous materials handling, HAZMAT, chemical handling
LIMS | laboratory information management system
Sample preparation | Probenvorbereitung, sample collection, sample analysis, specimen processing, sample processing
Laboratory equipment calibration | lab equipment maintenance, pipetting, Pipettieren, equipment calibration, instrument calibration, Kalibrierung, calibration
Animal handling | animal studies, in vivo studies, Versuchstiere
Stability studies | stability testing, études de stabilité, Stabilitätsstudien, estudios de estabilidad

@science
#science 0.25
Biology | Biologie, biologie, biología
Physics | Physik, physique, física
Mathematics | Mathematik, mathématiques, matemáticas, applied mathematics, calculus, linear algebra
Ecology | Ökologie, écologie, ecología, conservation biology, wildlife management, biodiversity, field surveys
Environmental science | Umweltwissenschaften, sciences de l'environnement, ciencias ambientales, environmental monitoring, water sampling, environmental impact assessment, EIA^, water quality
Environmental compliance | environmental regulations, ISO 14001, EPA regulations, Umweltschutz, remediation, hazardous waste
Geology | Geologie, géologie, geología, geophysics, hydrogeology, geotechnical investigation
GIS^ | geographic information systems, ArcGIS, QGIS, geospatial analysis, remote sensing, Geoinformatik, Geodaten, spatial analysis
Surveying | land surveying, Vermessung, topographie, topografía, total station
Meteorology | climate science, atmospheric science
Astronomy | astrophysics
Materials science | Werkstofftechnik, metallurgy, Werkstoffkunde, science des matériaux, nanotechnology, Materialwissenschaft
Experimental design | design of experiments, DoE^, Versuchsplanung, plans d'expériences, plan d'expériences, diseño de experimentos
Scientific writing | academic writing, scientific publications, wissenschaftliches Schreiben, rédaction scientifique, peer-reviewed publications, manuscript preparation, write papers, writing papers, research papers
Literature review | literature reviews, systematic reviews
Qualitative research | focus groups, ethnography, qualitative interviews, NVivo
Survey design | survey research, surveys, Umfragen, Qualtrics, SurveyMonkey
Research project management | grant funded research, principal investigator
Agriculture | farming, Landwirtschaft, agriculture biologique, agricultura, crop production, agronomy, Ackerbau, crop management
Horticulture | gardening, landscaping, Gartenbau, Gartenpflege, jardinage, jardinería, greenhouse management, plant care, Landschaftsbau, grounds maintenance
Animal husbandry | livestock, livestock management, dairy farming, Tierhaltung, élevage, ganadería
Forestry | Forstwirtschaft, sylviculture, arboriculture
Food science | food technology, Lebensmitteltechnologie, technologie alimentaire
Viticulture | wine making, winemaking, Weinbau, oenology

@teaching
#teaching 0.25
Teaching | Unterrichten, Unterricht, enseignement, enseñanza, insegnamento, ensino, lecturing, classroom teaching, Lehrtätigkeit, docencia, teacher, classroom instruction, teaching experience, impartir clase, impartir clases, dar clases, donner des cours
Lesson planning | lesson plans, Unterrichtsplanung, Unterrichtsvorbereitung, préparation de cours, planificación de clases, lesson preparation, lesson plan | >Teaching
Classroom management | Klassenführung, gestion de classe, gestión del aula, Klassenleitung, behavior management, behaviour management | >Teaching
Curriculum development | curriculum design, Lehrplanentwicklung, Curriculumentwicklung, développement de programmes, desarrollo curricular, course development, curriculum planning, course design, schemes of work
Differentiated instruction | differentiation in teaching, differentiated learning, individualized instruction
Student assessment | grading, assessment of students, Leistungsbewertung, évaluation des élèves, evaluación de alumnos, formative assessment, student evaluation, marking of exams, assess pupils, assessing pupils, evaluación de los alumnos, évaluer les élèves
Early childhood education | preschool education, kindergarten, Frühpädagogik, frühkindliche Bildung, petite enfance, educación infantil, early years, EYFS, Montessori, Erzieherin, Erzieher, Kita, preschool teaching, early childhood
Primary education | elementary education, primary school teaching, Grundschule, école primaire, educación primaria, elementary school, elementary teaching | >Teaching
Secondary education | high school teaching, secondary school teaching, Gymnasium, collège et lycée, educación secundaria, middle school teaching, high school | >Teaching
Higher education | university teaching, Hochschullehre, enseignement supérieur, educación superior | >Teaching
Special education | special needs education, special needs, SEN^, SEND^, Sonderpädagogik, éducation spécialisée, educación especial, inclusive education, IEP^, individualized education programs, IEPs, Inklusion, necesidades especiales, necesidades educativas especiales, Förderbedarf
Adult education | Erwachsenenbildung, formation pour adultes, educación de adultos, vocational training, Berufsausbildung, train the trainer, Ausbildereignung, AdA-Schein
Language teaching | TEFL, TESOL, ESL^, EFL^, ESL teaching, CELTA, English teaching, Deutsch als Fremdsprache, DaF^, FLE^, Spanish teaching, English as a second language, teaching English
Mathematics teaching | math instruction, maths teaching, Mathematikunterricht
Science teaching | science instruction
Physical education | sports coaching, PE teaching, Sportunterricht, éducation physique, educación física, athletic coaching, sports instruction
Music teaching | music lessons, Musikunterricht
Tutoring | private tuition, Nachhilfe, cours particuliers, clases particulares, tutor, academic tutoring
E-learning | eLearning, online teaching, distance learning, online learning, Moodle, blended learning, digitales Lernen, remote teaching, virtual instruction
Learning management systems | LMS^, learning management system
#learning-platforms 0.5
Canvas LMS | *Blackboard!, *Google Classroom | >Learning management systems
#course-authoring 0.5
Articulate Storyline | Articulate 360, *Captivate!!=Adobe Captivate | >E-learning
#teaching 0.25
Instructional design | instructional designer, ADDIE
Educational technology | EdTech, smart board, smartboards, interactive whiteboards
Student counselling | academic advising, student advising, guidance for students, Schülerberatung, student support, school counselling, career counselling
Parent communication | parent-teacher conferences, Elterngespräche, Elternarbeit, parent conferences, parent communications, reuniones con las familias, relation avec les parents, Elternkontakt
Pedagogy | Pädagogik, pédagogie, pedagogía, teaching methods, didactics, Didaktik
Workshop facilitation | workshops, facilitation, Moderation, workshop delivery, animation d'ateliers, conducting workshops, facilitating workshops
Extracurricular activities | after-school programs, school trips
School administration | school management, Schulleitung, educational leadership, education administration
Library science | librarianship, cataloguing, Bibliothekswesen, bibliothéconomie, biblioteconomía, library management, cataloging
Teaching certificate | teaching license, state teaching certification, teaching licence, PGCE, QTS^, Staatsexamen Lehramt, teaching certification, Lehramt, Qualified Teacher Status
Behavior analysis | applied behavior analysis, ABA^, ABA therapy
Literacy instruction | reading instruction, phonics, guided reading, literacy
`;
