import type { HeadingWords } from "./heading-words.ts";

export const german: HeadingWords = {
  contact: "kontakt*+ | kontaktdaten | kontaktinformationen | adresse*",
  personal: `
    personalia | personliche daten+ | personliche angaben | angaben zur person | zur person`,
  summary: `
    profil*+! | kurzprofil | uber mich+ | ueber mich | zusammenfassung | berufliches profil |
    berufsprofil | personliches profil | ziele* | berufsziel | qualifikationsprofil`,
  experience: `
    berufserfahrung+ | berufserfahrungen | berufliche erfahrung | berufliche erfahrungen |
    arbeitserfahrung | berufspraxis | berufstatigkeit | berufliche tatigkeit |
    berufliche tatigkeiten | beruflicher werdegang+ | werdegang*+ | berufsweg |
    beruflicher werdegang und praktika | praxiserfahrung+ | praktische erfahrung |
    praktische erfahrungen | erfahrung* | erfahrungen* | berufserfahrung und praktika |
    praktika*+! | praktikum | praktika und nebentatigkeiten | berufliche laufbahn |
    beruflicher hintergrund | beschaftigungen | anstellungen | nebentatigkeiten | nebentatigkeit`,
  volunteer: `
    ehrenamt+ | ehrenamtliches engagement | ehrenamtliche tatigkeit | ehrenamtliche tatigkeiten |
    ehrenamtliche arbeit | soziales engagement | freiwilligenarbeit |
    gesellschaftliches engagement | freiwilliges engagement | engagement*`,
  education: `
    ausbildung+! | ausbildung und studium | schulbildung+ | bildung | bildungsweg+ |
    bildungsgang | akademischer werdegang | studium+ | studium und ausbildung |
    hochschulausbildung | schule | schulischer werdegang | akademische ausbildung |
    schulausbildung | aus und weiterbildung | bildung und ausbildung | hochschulstudium |
    berufsausbildung | ausbildungsweg`,
  courses: `
    weiterbildung+ | weiterbildungen+ | fortbildungen | fortbildung | kurse |
    kurse und weiterbildungen | schulungen | seminare`,
  skills: `
    kenntnisse*+! | fahigkeiten*+ | kompetenzen*+ | fachkenntnisse | it kenntnisse |
    edv kenntnisse+ | edv | kenntnisse und fahigkeiten | fahigkeiten und kenntnisse |
    besondere kenntnisse | weitere kenntnisse | sonstige kenntnisse | kernkompetenzen |
    technische kenntnisse | technische fahigkeiten | fachliche kompetenzen | qualifikationen* |
    zusatzqualifikationen | schlusselkompetenzen | softwarekenntnisse | programmierkenntnisse |
    computerkenntnisse | pc kenntnisse | fachkompetenzen | methodenkompetenz |
    personliche fahigkeiten | personliche starken | starken* | soziale kompetenzen |
    faehigkeiten* | skills und kenntnisse | kompetenzprofil`,
  languages: "sprachen*+! | sprachkenntnisse+ | fremdsprachen | sprachkompetenzen",
  certifications: `
    zertifikate*+ | zertifizierungen* | zertifikate und lizenzen | lizenzen* | bescheinigungen |
    zertifikate und weiterbildungen | weiterbildungen und zertifikate |
    weiterbildung und zertifikate | fuhrerscheine`,
  projects: `
    projekte*+ | projekterfahrung | ausgewahlte projekte | projektliste | eigene projekte |
    personliche projekte`,
  publications: "veroffentlichungen | publikationen | vortrage | forschung*",
  awards: `
    auszeichnungen+ | preise | preise und auszeichnungen | erfolge* |
    auszeichnungen und stipendien | stipendien`,
  activities: "mitgliedschaften | aktivitaten* | ausserschulische aktivitaten",
  interests: `
    hobbys*+ | interessen*+! | interessen und hobbys | hobbys und interessen | freizeit* |
    personliche interessen`,
  references: "referenzen*+",
  links: "soziale medien | onlineprofile",
  other: `
    sonstiges | weiteres | weitere informationen | zusatzliche informationen | anlagen |
    fuhrerschein | wehrdienst | zivildienst`,
};
