/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const socialWorkStandIns = `
case management | case management, caseload, case manager, managed cases, case files, client cases, case plans | social services, client intake
crisis intervention | crisis intervention, crisis counseling, crisis hotline | domestic violence
funding proposals, grant writing, grant proposals, fundraising proposals | grants, grant proposals, funding proposals, grant writing, grant applications, wrote grants, Rfp | Fundraising
program budget, program budgets, budget responsibility | program budget, department budget, budget managed, managed budget, budget oversight, annual budget |
child and family services, child welfare, family services | child welfare, family services, foster care, child protective, children families, Cps, family counseling |
domestic violence training | domestic violence |
motivational interviewing | motivational interviewing | behavior change
counseling | counseling, counseled | advised clients
volunteer management | volunteers managed, recruited volunteers, volunteer coordinator |
fundraising | Fundraising, raised funds, donors |
social work, social services, human services, clinical social work | social work, social worker, social services, human services, case manager, child protective, family services | case management, community outreach, @social worker
client assessment, needs assessment of clients, intake assessments, psychosocial assessment, biopsychosocial assessments | intake assessments, client assessments, Psychosocial, Biopsychosocial, assessed clients, assessed needs, needs assessments, client needs, initial assessments, intake interviews | case management, treatment plans, client intake
community resources, resource referral, referrals, connecting clients to services, linking clients to resources | community resources, referrals, referred clients, connected clients, linked clients, resource referral, referral services, resources clients, community agencies | case management, social services, client advocacy
advocacy, client advocacy, patient advocacy | advocacy, advocated, advocate | represented clients, community resources, case management
community outreach, outreach, community engagement, community relations | community outreach, outreach, community engagement, community events, community relations, community partners, community organizations | public relations, fundraising events, health fairs
program development, program planning, developing programs, program design | program development, developed programs, designed programs, program planning, implemented programs, created programs, launched program | program coordinated, project management
program management, managing programs, program coordination, program administration | program manager, managed programs, program coordinator, program director, coordinated programs, program management, program administration, oversaw programs, administered programs | project management, program budget, implemented programs
program evaluation, evaluating programs, outcome measurement, impact evaluation | program evaluation, evaluated programs, outcome measurement, outcomes measured, monitoring evaluation, program outcomes, impact evaluation | program reports, data collection
developmental disabilities, working with people with disabilities, disability support, intellectual disabilities | developmental disabilities, intellectual disabilities, developmentally disabled, disabilities clients, individuals disabilities, disabled adults, direct support professional, disabled individuals, mentally challenged | special education, Autism, personal care, special needs
group home, residential care, residential support, residential treatment | group home, residential treatment, residential counselor, residential care, residential facility, residential program | direct care, personal care, halfway house
child protection, child protective services, foster care, child abuse investigations | child protective, foster care, child abuse, child welfare, Cps, adoption, neglect investigations | family services, mandated reporter, case management
homeless services, housing assistance, homelessness, housing support | homeless, housing assistance, shelter, section 8, affordable housing, transitional housing, housing placement | case management, community resources, social services
youth work, working with youth, youth services, working with adolescents, at risk youth | youth, adolescents, risk youth, teens, juvenile, troubled youth | children families, mentored students, taught students, camp counselor
family counseling, family therapy, working with families | family counseling, family therapy, family services, families counseled, marriage family, parenting classes, family support | individual therapy, children families, case management
court reports, court testimony, testifying in court | court reports, testified, court hearings, reports court, court testimony | legal documents, case files
donor relations, donor cultivation, major gifts, donor management, stewardship | donor relations, donors, donor cultivation, major gifts, donor stewardship, annual giving, solicited donations, capital campaign | Fundraising
event fundraising, fundraising events, fundraising campaigns | fundraising events, fundraisers, fundraising campaigns, raised money, charity events, gala, benefit auction | special events
grant management, grants administration, grant reporting, grant administration | grant management, managed grants, grant reports, grant administration, grant compliance, grant funds, grants administered, grant budget | grant writing, grant proposals, program budget
volunteer coordination, coordinating volunteers, volunteer recruitment, volunteer supervision | volunteers recruited, coordinated volunteers, volunteer coordinator, supervised volunteers, trained volunteers, managed volunteers, volunteer program | community outreach, Fundraising
nonprofit management, nonprofit leadership, nonprofit experience, non profit experience | nonprofit, non profit, charity, executive director, foundation | Fundraising, community organization
stakeholder engagement, stakeholder management, stakeholder relations, working with stakeholders | stakeholders, stakeholder engagement, stakeholder management, stakeholder meetings | clients communicated, cross functional
partnership development, building partnerships, partnerships, strategic partnerships | partnerships, strategic alliances, partnered, partner relationships, developed partnerships | community organizations, relationships built
cultural competence, cultural sensitivity, diverse populations, working with diverse populations | diverse populations, culturally diverse, cultural competency, multicultural, diverse backgrounds, cultural sensitivity | low income
trauma informed care, trauma, working with trauma | trauma informed, trauma, Ptsd, abuse survivors | crisis intervention, domestic violence
life skills training, independent living skills, teaching life skills | life skills, independent living, daily living skills, social skills, job skills | personal care, developmental disabilities, job readiness
refugees, immigrant services, migration services | refugees, immigrants, asylum seekers, Resettlement | diverse populations, Interpreter, Esl
benefits enrollment, public assistance, medicaid eligibility, eligibility determination | eligibility, public assistance, Medicaid, food stamps, snap, Tanf, benefits applications, welfare | case management, client interviews
elder services, adult protective services | adult protective, elder abuse, senior services, senior center | Geriatric, case management
suicide prevention, suicide risk assessment | suicide, risk assessments suicide | crisis hotline, crisis intervention, mental health
school social work, school counseling, guidance counseling | school counselor, guidance counselor, school social worker, counseled students | academic advising, behavior plans, student support
`;
