// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "../../lexicon/lexicon.ts";

export const schooling: Lexicon = {
  en: {
    degree: "bachelor|bachelors|bachelor's|master|masters|master's|doctorate|doctoral|doctor of|ph._d|d.phil|m.phil|m.b.a|emba|m.sc|b.sc|m.eng|b.eng|b.tech|m.tech|b.com|m.com|bca|mca|bba|ll.b|ll.m|j.d|m.d|mbbs|b.ed|m.ed|b.f.a|m.f.a|b.m|b.s|m.s|b.a|m.a|b.e|m.e|a.a|a.a.s|a.s|mb_chb|mbbch|bmbs|bm_bs|bds|bvsc|bvetmed|bsn|msn|adn|mph|msw|b.arch|m.arch|pgce|pgdip|hnd|hnc|btec|gcse|gcses|a-level|a-levels|a level|a levels|ged|high school diploma|diploma|associate of|associate in|associate degree|associate's of|associate's in|associate's degree|associates degree|undergraduate|postgraduate|graduate certificate|certificate|degree|minor|major|nanodegree|bootcamp|immersive|study abroad|erasmus|program",
    school: "universi|~college>|<college>|<colleges>|<school>|<academy>|<institut|<polytech|<faculty>|<seminary>|<conservator|<mit>|<caltech>|<ucla>|<iit>|<nit>|<tech>|<coursera>|<udemy>|<udacity>|<general assembly>",
    remark: "in progress|ongoing|gpa|cgpa|grade|cum laude|major gpa|cumulative|overall|honors|honours|honor|honour|dean's list|relevant|course|courses|coursework|incoming|minor|minors|thesis|dissertation|advisor|activities|magna|summa|first class|second class|score|percentage|marks|award|awards|scholarship|major in|specialization|expected|graduated|completed|diploma awarded|with",
  },
  de: {
    degree: "magister|doktor|studium|diplom|dipl|staatsexamen|abitur|fachabitur|fachhochschulreife|hochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|ausbildung|lehre|maturitat|matura|ingenieur",
    school: "<collegium>|<hochschule>|schule>|gymnasium>|<kolleg>|<akademie>|<vhs>|<eth>|<tu>|<fh>|<rwth>|<kit>",
    remark: "laufend|note|gesamtnote|abschlussnote|endnote|schwerpunkt|diplomarbeit|masterarbeit|bachelorarbeit|titel der|thema|abgeschlossen",
  },
  fr: {
    degree: "doctorat|diplome|baccalaureat|bac|licence|maitrise|bts|dut|but|cap|bep|deug|deust|dea|dess",
    school: "<ifsi>|<ifas>|<cfa>|<greta>|<afpa>|<lycee>|<ecole>|<faculte>|<iut>|<epfl>|<hec>|<essec>|<insead>|<ensae>|<insa>",
    remark: "en cours|mention|mémoire|obtenu",
  },
  es: {
    degree: "doctorado|diplomado|licenciatura|licenciado|licenciada|lic|grado|graduado|graduada|bachillerato|ingenieria|tecnico superior|tecnico|ciclo formativo|fp|eso|maestria",
    school: "<colegio>|<academia>|<politec|<facultad>|<escuela>|<i.e.s>|<unam>|<uned>",
    remark: "en curso|tesis|nota|finalizado",
  },
  pt: {
    degree: "doutorado|graduacao|bacharelado|bacharel|mestrado|mestre|pos-graduacao|tecnologo|ensino medio",
    school: "<faculdade>|<escola>|<senai>|<senac>|<usp>|<unicamp>|<puc>",
    remark: "concluído|em andamento",
  },
  it: {
    degree: "dottorato|laurea|maturita|perito|geometra",
    school: "<istituto>|<liceo>|<scuola>",
    remark: "in corso|voto|tesi|conseguito",
  },
  nl: {
    degree: "havo|vwo|vmbo|mavo|hbo|mbo|wo|propedeuse|doctorandus",
    school: "<hogeschool>|<roc>|<lyceum>",
    remark: "behaald|diploma behaald|scriptie",
  },
  ar: {
    degree: "بكالوريوس|ماجستير|دكتوراه|دبلوم|ثانوية|الثانوية العامة|ليسانس|إجازة",
    school: "جامعة|كلية|معهد|مدرسة|أكاديمية",
  },
  cs: {
    degree: "bakalář|bc|bakalářské|magistr|mgr|inženýr|ing|doktor|doktorské|maturita|maturitní|výuční list|diplom|magisterské|studium|maturitní zkouška|obor",
    school: "<univerzita|<fakulta|<gymnazium|<stredni|skola>|<uciliste|<akademie|<cvut>|<vut>|<vse>",
  },
  ja: {
    degree: "学士|修士|博士|卒業|学部|学科|専攻|修了|高卒",
    school: "大学|高等学校|専門学校|大学院|短期大学|高校|中学校|学園",
  },
  pl: {
    degree: "licencjat|magister|mgr|inżynier|inż|doktor|doktorat|studia|technik|matura|świadectwo|dyplom|podyplomowe|maturalny",
    school: "<uniwersytet|<politechnika|<akademia|<liceum|<technikum|<uczelnia|szkoła>|<instytut",
  },
  ro: {
    degree: "licență|licențiat|licențiată|master|masterat|doctorat|bacalaureat|diplomă|inginer|specializarea|postuniversitar|calificare",
    school: "<facultate|<liceul|<colegiul|<scoala|<academia|<institutul|<politehnica|<ase>",
  },
  ru: {
    degree: "бакалавр|бакалавриат|магистр|магистратура|специалист|специалитет|аспирантура|кандидат наук|кандидат|среднее специальное|диплом|высшее|факультет|специальность",
    school: "<университет|<институт|<академия|<колледж|<техникум|<училище|<школа|<лицей|<гимназия|<мгу>|<спбгу>|<вшэ>|<мгту",
  },
  sv: {
    degree: "kandidatexamen|masterexamen|magisterexamen|civilingenjör|civilingenjörsexamen|högskoleexamen|doktorsexamen|gymnasieexamen|examen|filosofie|licentiat|kandidatprogram|masterprogram|programmet|yrkesexamen|studentexamen|kandidat|högskoleingenjör|kandidatus",
    school: "hogskola>|högskola|<gymnasiet|gymnasium>|gymnasieskola|<kth>|<yrkeshogskola|<folkhogskola|skolan>|hogskolan>|<komvux>|<chalmers>",
  },
  tr: {
    degree: "lisans|yüksek lisans|ön lisans|önlisans|doktora|lise diploması|diploma|mühendisliği|bölümü|yandal",
    school: "<lisesi|<lise>|<fakultesi|<enstitusu|<meslek yuksekokulu|yuksekokulu|<okulu|<akademisi",
  },
  uk: {
    degree: "бакалавр|бакалаврат|магістр|магістратура|спеціаліст|аспірантура|кандидат наук|диплом|вища|молодший спеціаліст|факультет|спеціальність",
    school: "<університет|<інститут|<академія|<коледж|<технікум|<училище|<школа|<ліцей|<гімназія|<кпі>",
  },
  zh: {
    degree: "本科|学士|硕士|博士|大专|研究生|高中|专科|學士|碩士|專業|专业|中专",
    school: "大学|学院|中学|学校|大學|學院|高中|职业技术",
  },
};
