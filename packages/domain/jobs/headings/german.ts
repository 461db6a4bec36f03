import type { PostingWords } from "./posting-words.ts";

export const german: PostingWords = {
  headings: {
    nice: `
      pluspunkt | von vorteil | kein muss | nicht zwingend | kann.kriterien | obendrauf | wünschenswert | idealerweise | gern auch | gern gesehen |
      gerne auch | gerne gesehen | <wäre> | wenn du außerdem | wenn du auch | wenn du noch |
      punkten | rundet | on top | optional | zusätzlich | <bonus | nice.to.have | sahnehäubchen | willkommen | das i-tüpfelchen`,
    about: `
      leistungen | vergütung | sie erhalten | du erhältst | du bekommst bei | sie bekommen | bekommst du | was wir dir bieten | was wir ihnen bieten | verdienen | ansprechperson | so geht es weiter | nächste schritte | über das | dein team$ | ihr team$ | wir als | ^du bekommst | arbeitgeber | freuen | wir bieten | wir sind |
      über uns | unser angebot | unser unternehmen | unser haus | unsere angebot | unsere haus |
      das haus | das bieten | <bietet> | bieten wir | deine vorteile | ihre vorteile | benefits | rahmenbedingungen |
      konditionen | entlohnung | <gehalt> | eckdaten | ansprechpartner | <bewerbung | neugierig |
      klingt gut | von uns erwart | uns erwarten dürf | darfst du erwart | dürfen sie erwart | das sind wir | interesse geweckt | <warum> | arbeitszeit$ | arbeitszeiten$ | kontakt`,
    must: `
      ^du kannst | muss.kriterien | du bist> | sie sind> | du verfügst | sie verfügen | das bist du | das sind sie | erwartungen | dich aus$ | du passt | sie passen | was du hast | was sie haben | ^du hast | ^sie haben | wünschen wir uns | wir uns wünschen | wir wünschen | wunschkandidat | ideale bewerber | ideale kandidat | hintergrund | anforderung |
      profil | mitbring | bringst> | bringen> | brauchst | brauchen | erwarten | erforderlich |
      wichtig | können | qualifikation | voraussetzung | kenntnisse |
      solltest du | sollten sie | suchen wir | zeichnet dich aus | zeichnet sie aus | überzeugst |
      überzeugen | passt zu uns | passen zu uns | dein know.how | deine skills`,
    duty: `
      verantwortung | alltag | sie übernehmen | du übernimmst | was sie tun | was du tust | deine rolle | ihre rolle | deine mission | aufgaben | tätigkeit | machst | erwartet sie | erwartet dich | was dich erwartet | was sie erwartet |
      deine themen`,
  },
  forms: {
    about: [
      {
        pattern: /das (?:bekommst|erwartet|kannst) (?:du|dich|sie)(?! (?:machen|tun))/iu,
        met: "Das erwartet dich",
        kept: "Das kannst du machen",
      },
    ],
  },
  fillers: `
    das die der den dem ihr ihre ihren du dein deine deinen sie wir uns unser unsere wie wer was ist
    sind mit für und oder auch noch bei im zu wenn so es geht aber kein muss nicht dich dir ihnen wem als was das dass über`,
  stems: `
    anforder | mitbring | bring | brauch | erwart | erforder | wichtig | voraussetz | kenntnis |
    wünsch | vorteil | idealerweise | toll | schön | wäre | biet | bekommst | haus | aufgaben |
    tätigkeit | machst | rundet | ab$ | sollt | profil | qualifik | passt | zeichne | aus$ | benefit |
    rahmenbeding | übern | erhalten | erhältst | freuen | weiter$ | verdien | pluspunkt | bonus | optional | zusätzlich | kriterien | erwartung | angebot | team$ | rolle$ | bist$ | hast$ | haben$`,
};
