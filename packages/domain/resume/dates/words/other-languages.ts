import type { DateWords } from "./date-words.ts";

/** Polish, Finnish, Russian, Turkish, Czech and a little more: they cost nothing. */
export const otherLanguages: DateWords = {
  months: [
    "stycznia styczen tammikuu январь января янв ocak led leden",
    "lutego luty helmikuu февраль февраля фев февр subat unor",
    "marca marzec maaliskuu март марта мар mart brezen",
    "kwietnia kwiecien huhtikuu апрель апреля апр nisan duben",
    "maj maja toukokuu май мая mayis kveten",
    "czerwca czerwiec kesakuu июнь июня haziran cerven",
    "lipca lipiec heinakuu июль июля temmuz cervenec",
    "sierpnia sierpien elokuu август августа авг agustos srpen",
    "wrzesnia wrzesien syyskuu сентябрь сентября сен сент eylul zari",
    "pazdziernika pazdziernik lokakuu октябрь октября окт ekim rijen",
    "listopada marraskuu ноябрь ноября ноя kasim",
    "grudnia grudzien joulukuu декабрь декабря дек aralik prosinec",
  ],
  ongoing: `
    obecnie | teraz | nuvarande | pagaende | naværende | настоящее время | наст. время | н.в. |
    сейчас | 至今 | 现在 | 現在 | halen | gunumuz | devam ediyor`,
  since: "od sedan с",
  from: "",
  until: "do по",
};
