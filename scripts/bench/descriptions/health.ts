import type { DescribedJob } from "./described-job.ts";

export const healthDescriptions: DescribedJob[] = [
  {
    name: "Staff nurse, surgical ward",
    trade: "nursing",
    form: "sections",
    language: "en",
    text: `Staff Nurse – Surgical Ward (Band 5)

About the hospital
St Brannock's is a 400-bed teaching hospital known for its cardiology research.

Key responsibilities
- Assess, plan and deliver patient care before and after surgery
- Administer medication, including intravenous therapy
- Carry out wound care and monitor vital signs
- Keep accurate electronic health records

Essential
- Current NMC registration
- Basic Life Support certificate
- Strong communication skills

Desirable
- Experience in post-operative care
- Mentoring of students
- Phlebotomy training`,
    must: [
      "Patient care",
      "Medication administration",
      "IV therapy",
      "Wound care",
      "Vital signs",
      "Electronic health records",
      "NMC registration",
      "Basic Life Support",
      "Communication",
    ],
    nice: ["Post-operative care", "Mentoring", "Phlebotomy"],
    either: [
      "Nursing",
      "Surgery",
      "Care planning",
      "Patient assessment",
      "Surgical nursing",
      "Preoperative care",
    ],
  },
  {
    name: "Pflegefachkraft, Seniorenzentrum",
    trade: "nursing",
    form: "sections",
    language: "de",
    text: `Pflegefachkraft (m/w/d) in Voll- oder Teilzeit

Das Seniorenzentrum Weidenhof ist ein Haus mit 86 Plätzen und großem Garten.

Ihre Aufgaben:
• Grund- und Behandlungspflege unserer Bewohner
• Medikamentengabe und Wundversorgung
• Pflegedokumentation am Tablet

Ihr Profil:
• Abgeschlossene Ausbildung als Pflegefachkraft oder Altenpfleger
• Einfühlungsvermögen im Umgang mit demenzkranken Menschen
• Deutschkenntnisse mindestens B2

Wünschenswert:
• Weiterbildung in Palliativpflege
• Führerschein Klasse B

Wir bieten Ihnen:
• Tarifliche Bezahlung, Fahrrad-Leasing, Yoga im Haus`,
    must: [
      "Grundpflege",
      "Behandlungspflege",
      "Medication administration",
      "Wound care",
      "Pflegedokumentation",
      "Dementia care",
      "German",
    ],
    nice: ["Palliative care", "Driving licence"],
    either: ["Nursing", "Elderly care", "Empathy"],
  },
  {
    name: "Paramedic, e-mail to a former colleague",
    trade: "emergency care",
    form: "e-mail",
    language: "en",
    heldOut: true,
    text: `Dear Robin,

We have two posts for paramedics opening at the Harrow Vale station in May and I thought of you.

What they insist on: HCPC registration, a full driving licence with C1, and current advanced life support. You would do emergency response, triage at the scene and the usual patient handover, and they want people who are calm and good at clinical decision making.

Something in pediatric advanced life support would make you stand out, and so would any teaching. You do not need experience with air ambulances, whatever the rumours say.

Let me know by Friday,
Anselm`,
    must: [
      "HCPC registration",
      "Driving licence",
      "Advanced Life Support",
      "Emergency response",
      "Triage",
      "Clinical decision making",
    ],
    nice: ["Pediatric advanced life support", "Teaching"],
    either: ["Patient handover", "Emergency care", "Emergency medicine", "Paramedicine"],
  },
  {
    name: "Physiotherapist, private practice",
    trade: "therapy",
    form: "prose",
    language: "en",
    text: `We are a practice of four physiotherapists above the old post office, and one of us is retiring. We want somebody who enjoys musculoskeletal work: backs, knees, shoulders and the occasional violinist. You must be a registered physiotherapist, confident in manual therapy and exercise prescription, and happy to write your own notes. Experience with sports injuries is essential because the rugby club comes to us every Monday. Training in dry needling or acupuncture would be nice, and if you could run our Pilates class we would be delighted, though this is by no means expected. Our receptionist deals with insurers and billing, so you don't have to.`,
    must: [
      "Physiotherapy",
      "Manual therapy",
      "Exercise prescription",
      "Sports injuries",
      "Musculoskeletal physiotherapy",
    ],
    nice: ["Dry needling", "Acupuncture", "Pilates"],
    either: ["Documentation", "Clinical documentation", "Rehabilitation"],
  },
  {
    name: "Infirmier, service de réanimation",
    trade: "nursing",
    form: "sections",
    language: "fr",
    text: `Infirmier / Infirmière en réanimation

Le Centre hospitalier de Valbrune recrute pour son service de réanimation de 14 lits.

Missions
- Assurer les soins infirmiers et la surveillance des patients
- Administrer les traitements et tenir le dossier patient
- Accueillir et encadrer les étudiants

Compétences requises
- Diplôme d'État d'infirmier obligatoire
- Maîtrise de la ventilation mécanique
- Travail en équipe

Compétences souhaitées
- Expérience en soins intensifs
- Formation aux gestes d'urgence (AFGSU 2)

Avantages
- Crèche, restaurant du personnel, salle de sport`,
    must: [
      "Nursing",
      "Medication administration",
      "Mechanical ventilation",
      "Teamwork",
      "Patient monitoring",
      "Mentoring",
    ],
    nice: ["Intensive care", "First aid"],
    either: [
      "Dossier patient",
      "Electronic health records",
      "Critical care",
      "AFGSU",
      "Emergency care",
      "Diplôme d'État d'infirmier",
      "Medical records",
    ],
  },
  {
    name: "Dental assistant, terse",
    trade: "dental care",
    form: "terse",
    language: "en",
    heldOut: true,
    text: `Dental assistant wanted for a two-chair surgery.
Required: chairside assistance, sterilization of instruments, dental x-rays, appointment scheduling.
Preferred: Dentrix, second language (Polish would be ideal).
No evenings, no weekends.`,
    must: ["Chairside assistance", "Sterilization", "Dental radiography", "Appointment scheduling"],
    nice: ["Dentrix", "Polish"],
    either: ["Dental assisting", "Scheduling", "Radiography"],
  },
  {
    name: "Pharmacist, hospital trust",
    trade: "pharmacy",
    form: "public sector",
    language: "en",
    text: `Rotational Pharmacist, Band 6
Employer: Wexcombe Hospitals Trust

Job summary
The post holder will provide a clinical pharmacy service to designated wards, dispense and check prescriptions, carry out medicines reconciliation and give advice on drug interactions.

Qualifications and experience
Essential: GPhC registration; experience of dispensing; knowledge of medicines legislation; ability to work as part of a team.
Desirable: clinical diploma; experience of aseptic preparation; use of the EPMA system; audit experience.

The Trust runs one of the largest oncology centres in the region.`,
    must: [
      "Clinical pharmacy",
      "Dispensing",
      "Medication reconciliation",
      "Drug interactions",
      "GPhC registration",
      "Pharmaceutical law",
      "Teamwork",
    ],
    nice: ["Aseptic technique|Aseptic preparation", "EPMA", "Auditing"],
    either: [
      "Pharmacy",
      "Clinical audit",
      "Electronic prescribing",
      "Advising",
      "Medicines legislation",
    ],
  },
  {
    name: "Care assistant, home care",
    trade: "care",
    form: "prose",
    language: "en",
    text: `Could you make somebody's morning? Larkspur Home Care visits 180 people in and around Tolworth, and we are looking for care assistants for mornings and evenings. No previous care experience is needed because we will train you in moving and handling and in medication support. What you do need is a full driving licence with your own car, good spoken English and the kind of patience that can't be taught. You will help with personal care, prepare meals, and write a short note after each visit. If you already hold an NVQ in health and social care or know how to support people with dementia, so much the better.`,
    must: ["Driving licence", "English", "Personal care", "Meal preparation"],
    nice: ["Health and social care", "Dementia care"],
    either: ["Patience", "NVQ", "Record keeping", "Documentation", "Home care"],
  },
  {
    name: "Auxiliar de enfermería, residencia",
    trade: "care",
    form: "prose",
    language: "es",
    heldOut: true,
    text: `Residencia Los Olivos, en Jaén, busca auxiliar de enfermería para turno de noche. La persona seleccionada se encargará de la higiene y los cuidados básicos de los residentes, de la administración de medicación y de los cambios posturales. Es imprescindible el título de técnico en cuidados auxiliares de enfermería y experiencia en geriatría. Se valorará formación en primeros auxilios y conocimientos de demencias. No es necesario carnet de conducir. Ofrecemos contrato estable y manutención.`,
    must: ["Personal care", "Medication administration", "Elderly care", "Enfermería"],
    nice: ["First aid", "Dementia care"],
    either: ["Patient care", "Hygiene", "Patient positioning", "Geriatrics"],
  },
  {
    name: "Medical laboratory technologist",
    trade: "laboratory",
    form: "sections",
    language: "de",
    heldOut: true,
    text: `Medizinischer Technologe für Laboratoriumsanalytik (m/w/d)

## Wer wir sind
Das Labor Dr. Ahrend versorgt 300 Praxen. Gegründet 1974, heute 120 Mitarbeitende.

## Was Sie erwartet
- Durchführung von Analysen in Hämatologie und klinischer Chemie
- Qualitätskontrolle und Wartung der Geräte
- Probenannahme

## Was wir erwarten
- Abgeschlossene Ausbildung als MTLA
- Erfahrung mit PCR
- Sorgfalt und Teamfähigkeit
- Kenntnisse in einem Laborinformationssystem (LIS) zwingend

## Schön wäre
- Erfahrung in der Mikrobiologie
- Kenntnisse der ISO 15189`,
    must: [
      "Hematology",
      "Clinical chemistry",
      "Quality control",
      "PCR",
      "Teamwork",
      "Laboratory information systems",
    ],
    nice: ["Microbiology", "ISO 15189"],
    either: [
      "Equipment maintenance",
      "Maintenance",
      "Attention to detail",
      "Sample handling",
      "Laboratory analysis",
      "Laboratory techniques",
    ],
  },
  {
    name: "Psychologist, youth clinic",
    trade: "therapy",
    form: "bilingual",
    language: "en",
    text: `Clinical Psychologist / Psychologin (all genders), International Youth Clinic

Your tasks / Ihre Aufgaben
– Psychological assessment of adolescents
– Individual and group therapy
– Crisis intervention together with the on-call team

Requirements / Anforderungen
– Degree in clinical psychology and a licence to practise
– Training in cognitive behavioural therapy (CBT)
– English at C1, German at B2

Advantageous / Von Vorteil
– EMDR
– Experience with eating disorders

Benefits / Wir bieten
– Supervision, training budget, garden`,
    must: [
      "Psychological assessment",
      "Group therapy",
      "Crisis intervention",
      "Cognitive behavioral therapy",
      "English",
      "German",
      "Clinical psychology",
    ],
    nice: ["EMDR", "Eating disorders"],
    either: ["Psychotherapy", "Individual therapy", "Psychology"],
  },
];
