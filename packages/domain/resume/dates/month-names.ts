import { foldText } from "../text/fold-text.ts";

/**
 * Month names and their usual abbreviations, folded (lower case, no accents), in English, German,
 * French, Spanish, Portuguese, Italian and Dutch, and in a few languages that cost nothing more.
 */
const byMonth: readonly string[] = [
  "january jan januar janner jaenner janvier janv enero ene janeiro gennaio gen januari stycznia styczen tammikuu январь января янв ocak led leden",
  "february feb febr februar feber fevrier fevr fev febrero fevereiro febbraio februari lutego luty helmikuu февраль февраля фев февр subat unor",
  "march mar marz maerz mrz mars marzo marco maart mrt marca marzec maaliskuu март марта мар mart brezen",
  "april apr avril avr abril abr aprile kwietnia kwiecien huhtikuu апрель апреля апр nisan duben",
  "may mai mayo maio maggio mag mei maja maj toukokuu май мая mayis kveten",
  "june jun juni juin junio junho giugno giu czerwca czerwiec kesakuu июнь июня haziran cerven",
  "july jul juli juillet juil julio julho luglio lug lipca lipiec heinakuu июль июля temmuz cervenec",
  "august aug aout agosto ago augustus sierpnia sierpien elokuu август августа авг agustos srpen",
  "september sep sept septembre septiembre setiembre setembro set settembre sett wrzesnia wrzesien syyskuu сентябрь сентября сен сент eylul zari",
  "october oct oktober okt octobre octubre outubro out ottobre ott pazdziernika pazdziernik lokakuu октябрь октября окт ekim rijen",
  "november nov novembre noviembre novembro listopada marraskuu ноябрь ноября ноя kasim",
  "december dec dezember dez decembre diciembre dic dezembro dicembre grudnia grudzien joulukuu декабрь декабря дек aralik prosinec",
];

/** Folded month name → 1 to 12. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  byMonth.flatMap((names, index) =>
    names.split(" ").map((name) => [foldText(name), index + 1] as const),
  ),
);

/** Folded season name → its first and last month (Northern Hemisphere, as academic CVs use them). */
export const seasonMonths: ReadonlyMap<string, readonly [number, number]> = new Map<
  string,
  readonly [number, number]
>([
  ...["spring", "fruhling", "fruhjahr", "printemps", "primavera", "voorjaar", "lente"].map(
    (name) => [name, [3, 5]] as const,
  ),
  ...["summer", "sommer", "ete", "verano", "verao", "estate", "zomer"].map(
    (name) => [name, [6, 8]] as const,
  ),
  ...["autumn", "fall", "herbst", "automne", "otono", "outono", "autunno", "herfst", "najaar"].map(
    (name) => [name, [9, 11]] as const,
  ),
  ...["winter", "hiver", "invierno", "inverno"].map((name) => [name, [1, 3]] as const),
]);

/** What stands for "until now", folded; longer phrases before their own beginnings. */
export const ongoingPhrases: readonly string[] = [
  "present day",
  "presently",
  "present",
  "currently",
  "current",
  "ongoing",
  "on going",
  "to date",
  "till date",
  "until now",
  "till now",
  "now",
  "today",
  "date",
  "in progress",
  "heute",
  "heutig",
  "aktuell",
  "jetzt",
  "laufend",
  "dato",
  "andauernd",
  "gegenwart",
  "a ce jour",
  "ce jour",
  "aujourd'hui",
  "aujourd hui",
  "actuellement",
  "actuel",
  "en cours",
  "maintenant",
  "la actualidad",
  "actualidad",
  "actualmente",
  "actual",
  "la fecha",
  "presente",
  "hoy",
  "el presente",
  "o momento",
  "momento",
  "atualmente",
  "atual",
  "o presente",
  "hoje",
  "oggi",
  "ad oggi",
  "ad adesso",
  "attualmente",
  "attuale",
  "in corso",
  "heden",
  "nu",
  "tegenwoordig",
  "huidig",
  "obecnie",
  "teraz",
  "nuvarande",
  "pagaende",
  "naværende",
  "настоящее время",
  "наст. время",
  "н.в.",
  "сейчас",
  "至今",
  "现在",
  "現在",
  "halen",
  "gunumuz",
  "devam ediyor",
].map(foldText);

/** Words before a date that mean "from then until now" when no end follows. */
export const sinceWords: ReadonlySet<string> = new Set([
  "since",
  "seit",
  "depuis",
  "desde",
  "dal",
  "dall",
  "sinds",
  "ab",
  "od",
  "sedan",
  "с",
]);

/** Words before a date that announce a span but leave its end open to what follows. */
export const fromWords: ReadonlySet<string> = new Set([
  "from",
  "von",
  "vom",
  "du",
  "de",
  "del",
  "da",
  "van",
  "between",
]);

/** Words that join the two ends of a span. */
export const untilWords: ReadonlySet<string> = new Set([
  "to",
  "until",
  "till",
  "til",
  "through",
  "thru",
  "bis",
  "au",
  "a",
  "al",
  "ad",
  "hasta",
  "ate",
  "fino",
  "tot",
  "tm",
  "jusqu",
  "and",
  "do",
  "à",
  "по",
]);
