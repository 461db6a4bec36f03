/**
 * Labels of personal data that say nothing about the work, folded: what stands behind one, up to
 * the next separator, is removed with it.
 */
export const personalLabels =
  /^(?:date of birth|birth date|birthdate|birthday|d\.?o\.?b\.?|born(?: on| in)?|place of birth|birthplace|age|gender|sex|marital status|family status|civil status|children|number of children|dependents|nationality|nationalities|citizenship|religion|caste|race|ethnicity|passport(?: no| number)?|national id|id number|ssn|social security number|father'?s name|mother'?s name|husband'?s name|spouse(?: name)?|photo|photograph|pronouns|height|weight|blood group|geburtsdatum|geburtsort|geburtstag|geboren(?: am| in)?|geb\.?|alter|geschlecht|familienstand|kinder|staatsangehorigkeit|staatsburgerschaft|nationalitat|konfession|religionszugehorigkeit|foto|lichtbild|eltern|date de naissance|lieu de naissance|nee? le|nee?|age|sexe|situation familiale|situation de famille|etat civil|enfants|nationalite|fecha de nacimiento|lugar de nacimiento|nacid[oa](?: el)?|edad|sexo|genero|estado civil|hijos|nacionalidad|d\.?n\.?i\.?|n\.?i\.?e\.?|data de nascimento|local de nascimento|nascid[oa] em|idade|nacionalidade|naturalidade|filhos|c\.?p\.?f\.?|r\.?g\.?|data di nascita|luogo di nascita|data e luogo di nascita|nat[oa] (?:il|a)|eta|sesso|stato civile|figli|nazionalita|cittadinanza|codice fiscale|geboortedatum|geboorteplaats|geboren op|leeftijd|geslacht|burgerlijke staat|nationaliteit|kinderen|data urodzenia|anrede|salutation|civilite|tratamiento|tratamento|name|full name|vor- und nachname|nom|prenom|nom et prenom|nombre|nombre completo|apellidos|nome|cognome|nome completo|nome e cognome|naam|vorname|nachname|first name|last name|surname|family name|given names?|address|home address|permanent address|current address|adresse|anschrift|wohnort|domicile|direccion|domicilio|endereco|morada|indirizzo|residenza|adres|woonplaats|phone|mobile|mobile no|contact no|contact number|telephone|tel\.?|telefon|mobil|handy|telephone portable|portable|telefono|movil|telefone|celular|cellulare|telefoon|e-?mail|mail|courriel|correo(?: electronico)?|skype|linkedin|github|website|homepage)\s*(?:(?:no\.?|number)\s*)?(?:[:：]|\t)/;

/** Whole cells that tell age, family or origin without a label, folded. */
export const personalCells =
  /^(?:(?:mrs?|ms|miss|mx|herr|frau|mme|mlle|monsieur|madame|sra?|srta|senora?|senhora?|signora?|dhr|mevr|mw)\.?|\d{2} (?:years old|yrs old|years|ans|anos|anni|jahre(?: alt)?|jaar(?: oud)?)|age \d{2}|(?:born|geboren|geb\.|nee?|nacid[oa]|nascid[oa]|nat[oa]|urodzon[ya])(?: (?:on|in|at|am|le|el|em|il|a|op|w))?:? (?:the )?(?:\d.{0,40}|\p{L}+(?: \d.{0,20})?)|(?:un)?married|single|divorced|widowed|verheiratet|ledig|geschieden|verwitwet|mariee?|celibataire|divorcee?|pacsee?|casad[oa]|solter[oa]|divorciad[oa]|solteir[oa]|sposat[oa]|celibe|nubile|coniugat[oa]|divorziat[oa]|gehuwd|getrouwd|ongehuwd|alleenstaand|samenwonend|(?:married|verheiratet|mariee?|casad[oa]|sposat[oa]|gehuwd).{0,40}|\w+ (?:kinder|kind|children|child|enfants?|hij[oa]s?|filh[oa]s?|figli[oa]?|kinderen)|male|female|mann?lich|weiblich|homme|femme|hombre|mujer|homem|mulher|uomo|donna|man|vrouw|(?:us|u\.s\.|eu|british|german|french|indian|canadian|american) citizen|(?:deutsch|osterreichisch|schweizerisch|francaise?|espanola?|italian[oa]|portuguesa?|brasileir[oa]|nederlandse?|british|german|french|spanish|italian|dutch|polish|indian|american|chinese|nigerian|pakistani|turkish)(?: nationality| national| citizenship)?)$/u;

/** Forms of address: the word behind one is a name. */
export const honorificWords =
  "Mrs?|Ms|Miss|Mx|Dr|Prof|Sir|Madam|Herrn?|Frau|Monsieur|Madame|Mme|Mlle|Señor|Señora|Sra?|Senhora?|Signora?|Dhr|Mevr|Mw|Pan|Pani";

/** Words that tell gender or family, and what stands for them instead; matched as whole words. */
export const neutralWords: readonly (readonly [RegExp, string])[] = [
  [
    /(?:(?<!\s)\s+)?[([](?:she|he|they|her|him|sie|er|elle|il|ella)\s*\/\s*(?:her|him|them|hers|his|theirs|ihr|ihm|lui|elle)(?:\s*\/\s*\p{L}+)?[)\]]/giu,
    "",
  ],
  [/\b(?:she|he)\s*\/\s*(?:her|him)(?:\s*\/\s*(?:hers|his))?\b/gi, ""],
  [
    /\b(?:Mr|Mrs|Ms|Miss|Mx|M|Sir|Madam|Herr|Frau|Monsieur|Madame|Mme|Mlle|Señor|Señora|Sra|Sr|Senhor|Senhora|Signor|Signora|Dhr|Mevr|Mw)\.?\s+(?=(?:(?:\p{Lu}\.|Dr\.?|Prof\.?|Ing\.?)\s*){0,6}\[name\])/gu,
    "",
  ],
  [/\b(?:maternity|paternity)\b/gi, "parental"],
  [/\b(?:Mutterschutz|Mutterschaftsurlaub|Elternzeit)\b/g, "Familienzeit"],
  [/\b(?:mother|father|mum|mom|dad)\b(?! tongue)/gi, "parent"],
  [/\b(?:wife|husband)\b/gi, "spouse"],
  [/\b(?:himself|herself)\b/gi, "themself"],
  [/\b(?:she|he)\b/g, "they"],
  [/\b(?:She|He)\b/g, "They"],
  [/\b(?:her|his)\b(?=\s+[\p{L}\p{N}])/gu, "their"],
  [/\b(?:Her|His)\b(?=\s+[\p{L}\p{N}])/gu, "Their"],
  [/\b(?:her|his)\b/g, "them"],
  [/\b(?:him|hers)\b/gi, "them"],
  [
    /\b(?:women|men|females|males|girls|boys)\b(?!['’]s?\s+(?:wear|fashion|clothing|shoes|health|hospital))/gi,
    "people",
  ],
  [/\b(?:woman|man|female|male|girl|boy|lady|gentleman)\b/gi, "person"],
  [/\b(?:sorority|fraternity)\b/gi, "student society"],
];

/** Lines that only mention a picture of the person, folded. */
export const photoLine =
  /^\W*(?:photo(?:graph)?|picture|foto|bild|lichtbild|portrait|imagen|passport[- ]size photo)(?:\W*(?:here|attached|enclosed|anbei))?\W*$/;
