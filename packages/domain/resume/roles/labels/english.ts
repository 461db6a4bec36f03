import type { LabelWords } from "./label-words.ts";

export const english: LabelWords = {
  title: `
    job title | position held | position title | position | title | role | designation |
    post held | post | occupation or position held | occupation | functional title | job role`,
  company: `
    company name | company | employer name | employer | name of employer |
    name and address of employer | organisation | organization | organisation name |
    organization name | client name | client | firm | institution | hospital |
    name of organization`,
  location: "location | city | place | work location | country | job location",
  date: `
    duration | period | dates | date | time period | from | tenure | years | employment dates |
    employment period | working period`,
  aside: `
    supervisor | line manager | manager | reporting to | reports to | reported to |
    reporting manager | reference | references | contact person | contact | reason for leaving |
    salary | hours per week | hours | address | phone | telephone | tel | website | web | url |
    team size | tech stack | technologies used | technologies | technology | stack | tools used |
    tools | tools and technologies | environment | technical environment | skills used | skills |
    key skills | type of business or sector | type of business | sector | industry | department |
    employment type | contract type | key achievements | achievements | main achievements |
    key responsibilities | responsibilities | main responsibilities | main duties | duties |
    key duties | description | job description | role description |
    main activities and responsibilities | key projects | projects | project |
    key accomplishments | accomplishments | highlights | note | notes`,
};
