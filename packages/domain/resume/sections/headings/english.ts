import type { HeadingWords } from "./heading-words.ts";

export const english: HeadingWords = {
  contact: `
    contact*+ | contact details | contact information | contact info | personal contact |
    get in touch | reach me | contact me | address*`,
  personal: `
    personal details+ | personal information | personal info | personal data |
    personal particulars | bio data | biodata | details*`,
  summary: `
    summary*+! | professional summary+ | executive summary | career summary |
    summary of qualifications | qualifications summary | profile summary | profile*+! |
    professional profile | personal profile | career profile | about*+ | about me+ | who i am |
    objective*+! | career objective | career objectives | professional objective | career goal |
    career goals | job objective | personal statement | professional statement | overview* |
    career overview | professional overview | career focus | introduction* | bio* | biography* |
    synopsis* | career highlights | statement* | branding statement | resume objective |
    executive profile | summary of experience | summary of skills | highlights*`,
  experience: `
    current post | current position | previous posts | previous positions | past positions |
    appointments held | posts held | experience*+! | work* | my work | my experience |
    what i ve done | what i have done | where i have worked | where i did it | where i worked |
    where i ve been | what i did | experience details |
    experience summary | work details | employment details | employment summary |
    organizational experience | organisational experience | earlier career | early career |
    previous career | career history and achievements | career summary and achievements |
    experiences*+! | work experience+! | work experiences | professional experience+ |
    professional experiences | working experience | employment+! | employment history+ |
    employment experience | work history+ | career history+ | professional history | job history |
    job experience | relevant experience+ | related experience | relevant work experience |
    industry experience | career experience | professional background | employment background |
    work background | experience and employment | career* | career path | professional career |
    professional employment | positions held | employment record | professional appointments |
    academic appointments | appointments | academic experience | research experience |
    teaching experience | clinical experience | military experience | military service |
    internships | internship | internship experience | internships and experience |
    experience and internships | recent experience | additional experience | other experience |
    previous experience | further experience | earlier experience | other work experience |
    other professional experience | freelance experience | freelance work |
    consulting experience | technical experience | technical and work experience |
    leadership experience | management experience | selected experience | key experience |
    career progression | career summary and experience | professional journey |
    where i've worked | legal experience | sales experience | nursing experience |
    practical experience | field experience | work and experience`,
  volunteer: `
    volunteer* | volunteering*+! | volunteer experience+ | volunteer work |
    volunteering experience | voluntary work | voluntary experience | volunteer activities |
    community service | community involvement | community engagement | community work |
    volunteer and community | volunteerism | volunteer and leadership | volunteer service |
    pro bono`,
  education: `
    education*+! | study* | my education | how i learned | scholastics |
    educational qualifications and certifications | professional qualification |
    educational background | education and training | education and qualifications |
    education background | academic background+ | academic qualifications |
    academic qualification | educational qualifications | educational qualification |
    academic history | academic profile | academics | academic credentials | education history |
    academic education | formal education | schooling | degrees | university education |
    education and certifications | education and certification | education and credentials |
    education and honors | education and awards | educational details | academic details |
    academic record | higher education | academic training |
    education and professional development | education and licenses | qualifications* |
    academia* | scholastic record`,
  courses: `
    courses*+ | coursework* | relevant coursework | relevant courses | courses and training |
    training*+ | trainings* | training and courses | professional training |
    training and development | professional development | continuing education | workshops |
    workshops and training | seminars | seminars and workshops | additional training |
    online courses | selected coursework | course work | key courses | conferences and courses`,
  skills: `
    skills*+! | what i know | what i do | what i can do | my skills | tools i use |
    things i know | my toolbox | skills and strengths | technical skill set | software and tools |
    skill* | technical skills+ | technical skill | key skills+ | core skills+ |
    professional skills | soft skills | hard skills | skill set | skillset | skills summary |
    skills and abilities | skills and expertise | skills and competencies | skills and tools |
    skills and technologies | skills and software | skills and interests | skills and languages |
    skills and qualifications | additional skills | other skills | relevant skills | top skills |
    computer skills | it skills | programming skills | personal skills | transferable skills |
    digital skills | clinical skills | culinary skills | nursing skills | legal skills |
    language and it skills | core competencies+ | core competences | competencies* |
    competences*+! | key competencies | key competences | areas of expertise | area of expertise |
    expertise* | fields of expertise | core expertise | technical expertise | areas of knowledge |
    knowledge* | technical knowledge | technologies* | technology* | technology stack |
    tech stack | technical proficiencies | technical proficiency | technical competencies |
    technical summary | technical profile | technical stack | proficiencies* |
    technical strengths | tools* | tools and technologies | technologies and tools |
    programming languages | programming* | languages and technologies | software* |
    software skills | software proficiency | computer proficiency | computer knowledge |
    strengths*+ | key strengths | core strengths | capabilities* | abilities* | specialties* |
    specialities* | specializations* | key qualifications | professional qualifications |
    core qualifications | areas of strength | core proficiencies | skills profile |
    skill highlights | key skills and competencies | programs skills software |
    skills and certifications | technical qualifications | industry skills | skills languages |
    it knowledge`,
  languages: `
    languages*+! | language* | language skills | language proficiency | languages spoken |
    language knowledge | foreign languages | linguistic skills | spoken languages |
    language competencies | languages and proficiency | known languages`,
  certifications: `
    certification* | certifications*+! | certificates*+! | certificate* |
    certifications and licenses | licenses and certifications | licenses and certificates |
    licences and certifications | licenses*+ | licences* | licensure* |
    licensure and certifications | certifications and training | training and certifications |
    trainings and certifications | certifications and trainings | training and certification |
    professional certifications | professional certification | professional licenses |
    professional licences | credentials* | accreditations* | certified skills |
    certifications and courses | courses and certifications | professional credentials |
    certifications and activities | certifications and awards | certifications and achievements |
    registrations* | professional registration | licenses certifications |
    certifications licenses | honors and certifications | technical certifications |
    professional licensure | bar admissions | bar admission | admissions | board certifications`,
  projects: `
    projects*+! | project details | projects details | projects undertaken | project summary |
    projects handled | project profile | key projects handled | projects executed | my projects |
    project* | personal projects | academic projects | side projects | selected projects |
    key projects | project experience | projects experience | relevant projects |
    university projects | notable projects | project work | project highlights |
    open source projects | open source | open source contributions | open source contribution |
    major projects | recent projects | portfolio* | independent projects | technical projects |
    projects and research | research projects | case studies | school projects | class projects |
    course projects | projects and publications | software projects | github projects |
    featured projects | student projects | professional projects | capstone project`,
  publications: `
    publications*+! | publication* | selected publications | papers | patents* |
    publications and patents | patents and publications | publications and presentations |
    presentations* | presentation* | talks* | talks and articles | conference presentations |
    conferences* | speaking* | speaking engagements | writing* | articles* | invited talks |
    posters | books* | research* | research interests | journal articles | conference papers |
    refereed publications`,
  awards: `
    awards*+! | award* | honors*+ | honours* | honors and awards | honours and awards |
    awards and honors | awards and honours | awards and achievements | achievements*+ |
    key achievements | accomplishments* | achievements and awards | scholarships* |
    scholarships and awards | awards and scholarships | awards and recognition | recognition* |
    recognitions* | honors awards | distinctions* | prizes | awards and certifications |
    selected achievements | career achievements | professional achievements |
    key accomplishments | fellowships* | grants* | grants and fellowships |
    awards and recognitions | selected accomplishments | academic achievements`,
  activities: `
    activities*+ | extracurricular activities | extracurricular activity | extracurriculars |
    extra curricular activities | extra curricular | extra curricular activity |
    co curricular activities | leadership* | leadership and activities |
    activities and leadership | leadership activities | campus involvement |
    on campus involvement | involvement* | affiliations* | professional affiliations |
    memberships* | membership* | professional memberships | memberships and affiliations |
    affiliations and memberships | professional associations | associations* | organizations* |
    professional organizations | student organizations | clubs and organizations | clubs |
    program committees | community* | professional activities | service* | professional service |
    additional activities | leadership and involvement | activities and societies |
    activities and interests | societies | professional membership | mentoring* | athletics |
    sports*`,
  interests: `
    interests*+! | hobbies*+! | hobbies and interests | interests and hobbies |
    personal interests | hobby* | other interests | passions* | outside interests |
    interests and activities | special interests`,
  references: `
    references*+! | reference* | referees* | professional references | character references |
    references available upon request | references available on request | testimonials* |
    recommendations*`,
  links: `
    links*+ | profiles* | social* | social media | social networks | websites* | website* |
    online profiles | online presence | web presence | socials | online* | find me online | web* |
    social links`,
  other: `
    other* | miscellaneous* | additional information | additional info | additional* |
    other information | other details | personal skills and interests | availability* |
    declaration | work authorization | visa status | citizenship | nationality |
    security clearance | clearance | driving licence | driving license | drivers license |
    notice period | salary expectation | general information | more* | notes* | philosophy* |
    quote* | a day of my life | my time | life philosophy | most proud of | focus areas |
    special achievements | military* | military background | strengths and weaknesses | weaknesses`,
};
