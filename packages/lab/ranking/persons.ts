/** Who a CV may be of: names of many origins, some of them also words of trades, places and skills. */
export type Person = { name: string; title: string; born: string; place: string };

const names = [
  "Mary Baker",
  "John Carpenter",
  "Grace Cook",
  "Will Driver",
  "Penny Law",
  "Mark Sales",
  "Ruby Rails",
  "Jay Script",
  "Julia Nurse",
  "Dean Teacher",
  "Amara Okafor",
  "Nguyễn Thị Minh Khai",
  "Wei Zhang",
  "Fatima al-Farsi",
  "Jean-Luc Moreau",
  "Siobhán O'Brien",
  "José da Silva",
  "Kwame Mensah",
  "Olga Petrova",
  "Hiroshi Tanaka",
  "Priya Raghunathan",
  "Elif Kaya",
  "Jürgen Müller",
  "Zoë van der Berg",
  "Łukasz Wiśniewski",
  "Mohammed Abdullah",
  "Aisha Mohamud",
  "Björn Åkesson",
  "Chidi Nwosu",
  "Maria Garcia Lopez",
  "Sarah Cohen",
  "Xiu Li",
  "Tuan Vu",
  "Ananya Iyer",
  "Dmitri Ivanov",
  "Leilani Kealoha",
  "Tane Ngata",
  "Paris Houston",
  "Austin London",
  "Florence Berlin",
];
const titles = ["Mr", "Ms", "Mrs", "Mx", "Herr", "Frau", "M.", "Mme"];
const places = [
  "12 Harbour Street, Bristol BS1 4QA, United Kingdom",
  "Am Markt 3, 20095 Hamburg, Germany",
  "4th Block, Koramangala, Bengaluru 560034, India",
  "9 rue des Lilas, 69003 Lyon, France",
  "221 Oak Avenue, Austin, TX 78701, USA",
];

export const personAt = (index: number): Person => ({
  name: names[index % names.length] ?? "",
  title: titles[index % titles.length] ?? "",
  born: `${String((index % 28) + 1).padStart(2, "0")}.0${(index % 9) + 1}.19${60 + (index % 40)}`,
  place: places[index % places.length] ?? "",
});

/** The CV's first two lines of a generated CV (name, contact) replaced by those of `person`. */
export function asPerson(text: string, person: Person): string {
  const rest = text.split("\n").slice(2);
  const address = person.name
    .normalize("NFD")
    .replace(/[^A-Za-z]/gu, "")
    .toLowerCase();
  return [
    person.name,
    `${address}@example.com | +44 7700 900${String(100 + (address.length % 90))}`,
    person.place,
    `${person.title} ${person.name}, date of birth: ${person.born}`,
    ...rest,
  ].join("\n");
}
