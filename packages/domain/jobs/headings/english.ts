import type { PostingWords } from "./posting-words.ts";

export const english: PostingWords = {
  headings: {
    nice: `
      nice.to.have | highly regarded | well regarded | look upon favo | icing on | not a must | not mandatory | plus points | preferred | not required | happy about | it helps | not a demand |
      welcome | bonus | <a plus> | <plus$ | desired | desirable | optional |
      good to have | advantag | extras | extra credit | extra points | be great | be useful |
      be cool | be awesome | be amazing | be fantastic | be brilliant | be handy | be helpful | be nice | be good | is great | is useful | is handy | is helpful |
      is nice | is good | are great | are useful | are handy | are helpful | are nice |
      are good | also great | also useful | also handy | also helpful | also nice | also good |
      stand out | <smile> | would help | would also help | might help | might also help |
      may help | may also help | could help | could also help | even better | you might also |
      you may also | you could also | would love | would like | would be thrilled |
      would be delighted | 'd love | 'd like | 'd be thrilled | 'd be delighted | <asset> |
      <assets> | ^nice$ | ^nice but | ^wish$ | ^wishes$ | ^wish list | ^should$ | ^helpful |
      <helps$ | <pluses> | brownie points | glad about | set you apart | sets you apart |
      would impress | added value | beneficial | ^ideally | not essential`,
    about: `
      about us | employer certification | accreditation | badges$ | conditions of employment | disclosure and barring | what you get | what we.ll give | questions$ | ability to commute | legal notice | our commitment | about the team | about the hospital | about the group | about the department |
      who we are | what we do$ | ^why> | <our company | <our mission | <our story |
      <our values | <our culture | <our promise | <our offer | <our farm | <our library |
      <our hotel | <our client$ | <our client offers | <our school | <our team | <our clinic |
      <our firm | our airline | company overview | company description | company profile |
      benefits | perks | <reward> | <rewards> | ts & cs | supplemental information |
      highlights$ | we give | we offer | we can offer | what.s in it | in return | we'll teach |
      we will teach | we will give | things to note | what happens next | why this job |
      you will get | ^terms | the rest$ | compensation | salary | <pay> | the package> |
      the company> | the hotel> | the firm> | the project> | the school> | the farm> |
      the employer> | the organization> | the organisation> | the offer> | how to apply |
      application$ | applications$ | <apply$ | equal opportunity | additional information |
      conditions$ | location | expect of us | expect from us | physical requirement |
      physical demand | work environment | working environment | ^workplace$ | the area> |
      ^to apply | next steps | <process$ | interview | diversity | inclusion | <schedule$ |
      <life at | ^join us | how we hire | disclaimer | <visa> | contact> | leadership principles | <start> | <rate> | <hours>`,
    must: `
      requirement | what you need | what you.ll need | what it takes | you bring | you.ll bring | to be successful | you should be | about you$ | your background | what we need | what we.re after | looking for |  what you've done | qualification | ^must$ | ^musts$ | must.have | musthave | you must |
      ^candidate$ | ^the candidate$ | ^your candidate$ | ^we need$ | you are> | minimum |
      mandatory | <skills> | <experience> | knowledge | your toolbox | profile |
      person spec | ideal candidate | selection | can't do without | assessed | assessing |
      to succeed | requires | you should have | to be considered | need to demonstrate |
      needed to demonstrate | education | criteria`,
    duty: `
      ^summary$ | the gig> | what a day | what you do$ |
      responsibilit | functions> | <tasks> | on your plate | days look like | accountabilit |
      ^mandate$ | ^the mandate$ | ^your mandate$ | what you.ll do |
      what you.ll be doing | what you will do | duties | your role | your impact |
      your work | your job | your day | your week | the role | the job | the work |
      the position | the post | about this role | about this job | about this position |
      about this post | in this role | day.to.day | day.by.day | you'd be doing | as a member |
      job summary | job description | job purpose | position summary | main purpose | overview |
      missions> | mission>`,
  },
  forms: {
    duty: [
      {
        pattern:
          /^(?:in .{1,40}|as .{1,60})?(?:you|the \p{L}+(?: \p{L}+)?)(?:['’]ll|['’]d| will| would)$/iu,
        met: "The teacher will",
      },
    ],
    about: [
      {
        pattern: /about (?!the\b|this\b|your?\b)\S+(?: \S+)?$/iu,
        met: "About Harbour Foods",
        kept: "About your tasks",
      },
      { pattern: /what (?:we|you).{0,6}(?:get|give|offer|receive)/iu, met: "What you'll get" },
    ],
    must: [
      {
        pattern: /essential(?! (?:job )?(?:functions|duties|tasks|responsib|accountab))/iu,
        met: "Essential",
        kept: "Essential duties",
      },
      { pattern: /(?<!not )\brequired?\b/iu, met: "Required", kept: "not required" },
      {
        pattern:
          /(?:you|we|applicants|candidates)(?:.ll)?(?: will| do| really)? (?:need|bring|require|expect|have|should apply|are looking|.{0,12}(?:looking for|bring|need|expect|have))/iu,
        met: "What applicants should bring",
      },
      {
        pattern:
          /(?:candidate|applicant|person|post ?holder)s? (?:will|must|should|needs? to) (?:have|be|possess|hold|bring)/iu,
        met: "The person must have",
      },
      {
        pattern: /what .{0,16}(?:need|bring|looking for|expect|require)/iu,
        met: "What the ward expects",
      },
    ],
  },
  fillers: `
    us can     the a an and or your you you'll you’ll our we we'd we’d us it its in of for to do does be is are
    if also but not on with would will need needs want have has had what who why how this that job
    role work post here offer`,
  stems: `
    organiz | organis | rest$ | working | area | equal | firm | school | project |     position | selection | succeed | assess | require | qualif | must | essential | mandator |
    minim | skill | experience | knowledge | profil | candidate | ideal | person | spec |
    criteria | nice | prefer | bonus | plus | desir | optional | good | advantag | extra |
    credit | great | useful | handy | helpful | welcome | love | thrilled | stand | might |
    asset | wish | impress | brownie | point | helps | apart | condition | physical | environment |
    workplace | diversity | inclusion | process | functions | accountab | attribut | abilit | about | company | team | benefit | perk | get | give | promise | package | apply |
    information | responsib | duties | task | mission | main | key | purpose | summary |
    overview | look | bring | expect | demonstrate | should | farm | hotel | hospital |
    library | do$ | doing | happy | mandate | highlight`,
};
