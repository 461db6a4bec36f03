import { expect, test } from "vitest";
import { foldText } from "../text/fold-text.ts";
import { personalCells, personalLabels, photoLine } from "./identity-words.ts";

const labels =
  `date of birth|birth date|birthdate|birthday|dob|d.o.b.|born|born on|born in|place of birth|birthplace|age|gender|sex|marital status|family status|civil status|children|number of children|dependents|nationality|nationalities|citizenship|religion|caste|race|ethnicity|passport|passport no|passport number|national id|id number|ssn|social security number|father's name|fathers name|mother's name|mothers name|husband's name|husbands name|spouse|spouse name|photo|photograph|pronouns|height|weight|blood group
geburtsdatum|geburtsort|geburtstag|geboren|geboren am|geboren in|geb|geb.|alter|geschlecht|familienstand|kinder|staatsangehörigkeit|staatsbürgerschaft|nationalität|konfession|religionszugehörigkeit|foto|lichtbild|eltern|anrede
date de naissance|lieu de naissance|né|née|né le|née le|sexe|situation familiale|situation de famille|état civil|enfants|nationalité|civilité
fecha de nacimiento|lugar de nacimiento|nacido|nacida|nacido el|edad|sexo|género|estado civil|hijos|nacionalidad|dni|d.n.i.|nie|n.i.e.|tratamiento
data de nascimento|local de nascimento|nascido em|nascida em|idade|nacionalidade|naturalidade|filhos|cpf|c.p.f.|rg|r.g.|tratamento
data di nascita|luogo di nascita|data e luogo di nascita|nato il|nata a|età|sesso|stato civile|figli|nazionalità|cittadinanza|codice fiscale
geboortedatum|geboorteplaats|geboren op|leeftijd|geslacht|burgerlijke staat|nationaliteit|kinderen|data urodzenia
name|full name|vor- und nachname|nom|prénom|nom et prénom|nombre|nombre completo|apellidos|nome|cognome|nome completo|nome e cognome|naam|vorname|nachname|first name|last name|surname|family name|given name|given names
address|home address|permanent address|current address|adresse|anschrift|wohnort|domicile|dirección|domicilio|endereço|morada|indirizzo|residenza|adres|woonplaats
phone|mobile|mobile no|mobile no.|contact no|contact number|telephone|tel|tel.|telefon|mobil|handy|téléphone portable|portable|telefono|móvil|telefone|celular|cellulare|telefoon|email|e-mail|mail|courriel|correo|correo electrónico|skype|linkedin|github|website|homepage|phone number|phone no.`.split(
    /[|\n]/,
  );

test.each(labels)("what stands behind a personal label is told apart: %s", (label) => {
  for (const written of [`${label}: x`, `${label} : x`, `${label}\tx`, `${label}：x`])
    expect(personalLabels.test(foldText(written))).toBe(true);
  expect(personalLabels.test(foldText(`${label} x`))).toBe(false);
  expect(personalLabels.test(foldText(`my ${label}: x`))).toBe(false);
});

const cells =
  `mr|mr.|mrs|mrs.|ms|miss|mx|herr|frau|mme|mlle|monsieur|madame|sr|sra|srta|señor|señora|senhor|senhora|signor|signora|dhr|mevr|mw
34 years old|34 yrs old|34 years|34 ans|34 años|34 anos|34 anni|34 jahre|34 jahre alt|34 jaar|34 jaar oud|age 34
born 12 march 1985|born on 12 march 1985|born on the 12 march|born in leeds|born at 12|geboren am 12.03.1985|geb. 1985|geb. am 12.03.1985|né le 12 mars 1985|née 1985|nacido el 12|nacida: 12|nascido em lisboa|nascida 1985|nato il 12|nata a roma|nato a roma 1985|urodzony w 1985|urodzona 1985|geboren op 12|geboren 12
married|unmarried|single|divorced|widowed|verheiratet|ledig|geschieden|verwitwet|marié|mariée|célibataire|divorcé|divorcée|pacsé|pacsée|casado|casada|soltero|soltera|divorciado|divorciada|solteiro|solteira|sposato|sposata|celibe|nubile|coniugato|coniugata|divorziato|divorziata|gehuwd|getrouwd|ongehuwd|alleenstaand|samenwonend
married, 2 children|verheiratet, zwei kinder|marié, 2 enfants|mariée, 1 enfant|casada con hijos|sposato con figli|gehuwd, 2 kinderen
2 kinder|1 kind|2 children|1 child|2 enfants|1 enfant|2 hijos|1 hija|1 hijo|2 filhos|1 filha|1 filho|2 figli|1 figlio|1 figlia|2 kinderen
male|female|männlich|mannlich|manlich|weiblich|homme|femme|hombre|mujer|homem|mulher|uomo|donna|man|vrouw
us citizen|u.s. citizen|eu citizen|british citizen|german citizen|french citizen|indian citizen|canadian citizen|american citizen
deutsch|österreichisch|schweizerisch|français|française|español|española|italiano|italiana|portugués|portuguesa|brasileiro|brasileira|nederlands|nederlandse|british|german|french|spanish|italian|dutch|polish|indian|american|chinese|nigerian|pakistani|turkish|british nationality|british national|german citizenship`.split(
    /[|\n]/,
  );

test.each(cells)("a cell of nothing but personal data is told apart: %s", (cell) => {
  expect(personalCells.test(foldText(cell))).toBe(true);
  expect(personalCells.test(foldText(`Nurse ${cell}`))).toBe(false);
});

test.each([
  "German teacher",
  "British Airways",
  "Single point of contact",
  "Man management",
  "Children's ward",
  "2 children's wards",
  "Born to sell things well",
  "134 years old",
  "5 years",
  "Age 3",
  "Mr Bean",
  "Marriage registry",
  "unmarried couples",
  "EU citizenship law",
  "Deutsche Bank",
])("a cell that only begins like personal data stays: %s", (cell) => {
  expect(personalCells.test(foldText(cell))).toBe(false);
});

test.each([
  ["Photo", true],
  ["Photograph", true],
  ["[Photo]", true],
  ["Picture here", true],
  ["Foto: anbei", true],
  ["Passport-size photo attached.", true],
  ["passport size photo", true],
  ["Bild", true],
  ["Photographer", false],
  ["Photo editor", false],
  ["My photo", false],
])("a line that only mentions a picture is told apart: %s", (line, isPhoto) => {
  expect(photoLine.test(foldText(line))).toBe(isPhoto);
});
