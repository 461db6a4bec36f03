import { foldText } from "../text/fold-text.ts";

/** Degrees and school certificates in seven languages, folded. */
export const degreePattern =
  /(?:^|[^\p{L}])(?:bachelors?|bachelor's|masters?|master's|magister|doctorate|doctoral|doctor of|doktor|doctorat|doctorado|doutorado|dottorato|ph\.?\s?d|d\.?phil|mba|m\.b\.a|emba|m\.?sc|b\.?sc|m\.?eng|b\.?eng|b\.?tech|m\.?tech|b\.?com|m\.?com|bca|mca|bba|llb|llm|ll\.?[bm]|j\.?d|m\.?d|mbbs|b\.?ed|m\.?ed|b\.?f\.?a|m\.?f\.?a|b\.?m|b\.?s|m\.?s|b\.?a|m\.?a|b\.?e|m\.?e|a\.?a\.?s?|mb\s?chb|mbbch|bmbs|bm\s?bs|bds|bvsc|bvetmed|studium|havo|vwo|vmbo|mavo|hbo|mbo|a\.?s|bsn|msn|adn|mph|msw|b\.?arch|m\.?arch|m\.?phil|pgce|pgdip|hnd|hnc|btec|gcse|gcses|a-levels?|a levels?|ged|diploma|diplom|dipl|diplome|diplomado|associate(?:'s)?(?: of| in| degree)|associates? degree|high school diploma|undergraduate|postgraduate|graduate certificate|certificate|staatsexamen|abitur|fachabitur|fachhochschulreife|hochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|ausbildung|lehre|baccalaureat|bac|licence|licenciatura|licenciad[oa]|lic|grado|graduad[oa]|graduacao|bacharelado|bacharel|mestrado|mestre|pos-graduacao|tecnologo|ensino medio|bachillerato|ingenieria|tecnico superior|tecnico|ciclo formativo|fp|eso|maestria|master|maitrise|bts|dut|but|cap|bep|deug|deust|dea|dess|laurea|laurea magistrale|laurea triennale|diploma di maturita|maturita|maturitat|matura|perito|geometra|propedeuse|hbo|mbo|wo|vwo|havo|vmbo|kandidatus|doctorandus|ingenieur|inzynier|licencjat|degree|minor|major|nanodegree|bootcamp|immersive|study abroad|erasmus|program)(?=$|[^\p{L}])/u;

/** Words that name a place of learning, folded. */
export const institutionPattern =
  /(?:universi\w*|\bifsi\b|\bifas\b|\bcfa\b|\bgreta\b|\bafpa\b|(?<=\w{4})college\b|\bcollegium\b|universit\w*|\bcolleges?\b|\bcolegio\b|\bcollege\b|\bschool\b|\bacademy\b|\bacademia\b|\binstitut\w*|\bistituto\b|\bpolytech\w*|\bpolitec\w*|\bpolytechnic\w*|\bhochschule\b|(?<=\w)schule\b|\bschule\b|\bgymnasium\b|\bgymnasium\b|(?<=\w)gymnasium\b|\blycee\b|\becole\b|\bfaculte\b|\bfaculty\b|\bfacultad\b|\bfaculdade\b|\bescuela\b|\bescola\b|\biut\b|\bi\.?e\.?s\b|\bliceo\b|\bscuola\b|\bpolitecnico\b|\bhogeschool\b|\bschool\b|\broc\b|\blyceum\b|\bseminary\b|\bconservator\w*|\bkolleg\b|\bakademie\b|\bvhs\b|\bmit\b|\bcaltech\b|\bucla\b|\beth\b|\bepfl\b|\biit\b|\bnit\b|\btu\b|\bfh\b|\brwth\b|\bkit\b|\bhec\b|\bessec\b|\binsead\b|\bensae\b|\binsa\b|\bsenai\b|\bsenac\b|\busp\b|\bunicamp\b|\bpuc\b|\bunam\b|\buned\b|\btech\b|\bcoursera\b|\budemy\b|\budacity\b|\bgeneral assembly\b)/u;

const bareDegree =
  /^(?:[bm]\.? ?(?:sc|s|a|e|ed|eng|tech|com|ba|fa|phil)\.?(?: \(?hons?\)?\.?)?|[bm]\.b\.a\.?|ph\.? ?d\.?|(?:bachelor|master|associate)(?:'?s)?(?: degree)?|(?:bachelor|master|associate) of (?:applied )?(?:science|sciences|arts|engineering|technology|commerce|education|fine arts)|doctor of philosophy|diploma)[,:]?$/;

/** A degree that names no subject: "B.S.", "Master of Science". */
export function isBareDegree(text: string): boolean {
  return bareDegree.test(foldText(text).trim());
}

const subjectWords =
  /\b(?:science|sciences|engineering|studies|arts|administration|management|economics|mathematics|statistics|biology|chemistry|physics|biochemistry|history|psychology|sociology|philosophy|law|education|nursing|accounting|finance|marketing|communications?|technology|informatics|informatik|computing|design|architecture|linguistics|literature|english|music|medicine|pharmacy|business|journalism|geography|geology|anthropology|politics|theology|kinesiology|nutrition|criminology|justice)$/;

/** "Computer Science", "in Computer Engineering": what somebody studied, and no school. */
export function isSubjectName(text: string): boolean {
  const folded = foldText(text)
    .trim()
    .replace(/[.,;]$/, "");
  return (
    folded.split(" ").length <= 6 &&
    !/[\d,]/.test(folded) &&
    !institutionPattern.test(folded) &&
    (/^in [a-z]/.test(folded) || subjectWords.test(folded))
  );
}
