import { foldText, foldWords } from "./fold-text.ts";

/** English name, then how the seven languages (and the language itself) call it, folded. */
const names: readonly string[] = [
  "English|englisch|anglais|ingles|inglese|engels|angielski|engelska|английский",
  "German|deutsch|allemand|aleman|alemao|tedesco|duits|niemiecki|tyska|немецкий",
  "French|franzosisch|francais|frances|francese|frans|francuski|французский",
  "Spanish|spanisch|espagnol|espanol|castellano|castilian|spagnolo|espanhol|spaans|hiszpanski|испанский",
  "Portuguese|portugiesisch|portugais|portugues|portoghese|portugees",
  "Italian|italienisch|italien|italiano|italiaans|wloski",
  "Dutch|niederlandisch|neerlandais|neerlandes|holandes|olandese|nederlands|hollands|flemish|vlaams",
  "Polish|polnisch|polonais|polaco|polones|polacco|pools|polski",
  "Russian|russisch|russe|ruso|russo|русский",
  "Ukrainian|ukrainisch|ukrainien|ucraniano|ucraino|oekraiens|украинский",
  "Chinese|chinesisch|chinois|chino|chines|cinese|chinees|中文|汉语",
  "Mandarin|mandarin chinese|mandarino|mandarim|mandarijn|普通话",
  "Cantonese|kantonesisch|cantonais|cantones",
  "Japanese|japanisch|japonais|japones|giapponese|japans|日本語",
  "Korean|koreanisch|coreen|coreano|koreaans|한국어",
  "Arabic|arabisch|arabe|arabo|العربية",
  "Hebrew|hebraisch|hebreu|hebreo|hebraico|ebraico|hebreeuws",
  "Turkish|turkisch|turc|turco|turks|turkce",
  "Hindi|indi",
  "Urdu|urdou",
  "Bengali|bangla",
  "Punjabi|panjabi",
  "Tamil|tamoul",
  "Telugu",
  "Marathi",
  "Gujarati",
  "Kannada",
  "Malayalam",
  "Nepali",
  "Sinhala|sinhalese",
  "Persian|farsi|persisch|persan|persa|perzisch",
  "Pashto",
  "Kurdish|kurdisch|kurde|kurdo",
  "Vietnamese|vietnamesisch|vietnamien|vietnamita|vietnamees",
  "Thai|thailandisch",
  "Indonesian|bahasa indonesia|indonesisch|indonesien|indonesio",
  "Malay|bahasa melayu|malaiisch",
  "Tagalog|filipino",
  "Swahili|kiswahili|suaheli",
  "Amharic|amharisch",
  "Yoruba",
  "Igbo",
  "Hausa",
  "Zulu",
  "Xhosa",
  "Afrikaans",
  "Somali",
  "Greek|griechisch|grec|griego|grego|greco|grieks",
  "Latin|latein|latino",
  "Swedish|schwedisch|suedois|sueco|svedese|zweeds|svenska",
  "Norwegian|norwegisch|norvegien|noruego|noruegues|norvegese|noors|norsk",
  "Danish|danisch|danois|danes|dinamarques|danese|deens|dansk",
  "Finnish|finnisch|finnois|finlandes|finlandese|fins|suomi",
  "Icelandic|islandisch",
  "Czech|tschechisch|tcheque|checo|tcheco|ceco|tsjechisch|cestina",
  "Slovak|slowakisch|slovaque|eslovaco",
  "Hungarian|ungarisch|hongrois|hungaro|ungherese|hongaars|magyar",
  "Romanian|rumanisch|roumain|rumano|romeno|rumeno|roemeens",
  "Bulgarian|bulgarisch|bulgare|bulgaro|bulgaars",
  "Serbian|serbisch|serbe|serbio|serbo|srpski",
  "Croatian|kroatisch|croate|croata|hrvatski",
  "Bosnian|bosnisch|bosniaque",
  "Slovenian|slowenisch|slovene|esloveno",
  "Macedonian|mazedonisch",
  "Albanian|albanisch|albanais|albanes|albanese",
  "Lithuanian|litauisch|lituanien|lituano",
  "Latvian|lettisch|letton|leton",
  "Estonian|estnisch|estonien|estonio",
  "Georgian|georgisch",
  "Armenian|armenisch|armenien|armenio",
  "Azerbaijani|aserbaidschanisch",
  "Kazakh|kasachisch",
  "Uzbek|usbekisch",
  "Mongolian|mongolisch",
  "Catalan|katalanisch|catala|catalao|catalano|catalaans",
  "Basque|baskisch|euskera",
  "Galician|galicisch|gallego|galego",
  "Welsh",
  "Irish|gaelic|irisch",
  "Luxembourgish|luxemburgisch|luxembourgeois",
  "Maltese",
  "Yiddish",
  "Esperanto",
  "Haitian Creole|creole|kreyol",
  "Sign Language|american sign language|british sign language|asl|bsl|gebardensprache|langue des signes|lengua de signos",
];

/** Folded name → English name. */
export const languageNames: ReadonlyMap<string, string> = new Map(
  names.flatMap((entry) => {
    const all = entry.split("|");
    const english = all[0] ?? "";
    return all.map((name) => [foldWords(foldText(name)), english] as const);
  }),
);

/** True when the text names at least one spoken language. */
export function namesLanguage(text: string): boolean {
  const words = foldWords(text).split(" ");
  return words.some(
    (word, index) =>
      languageNames.has(word) || languageNames.has(`${word} ${words[index + 1] ?? ""}`.trim()),
  );
}
