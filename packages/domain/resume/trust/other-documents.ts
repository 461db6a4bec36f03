/** A kind of document often uploaded by mistake, with patterns for its folded, multi-line text. */
export type DocumentKind = { called: string; signs: readonly RegExp[] };

/**
 * Two signs of a kind are required, because one may occur in a CV: researchers write "et al." and
 * accountants "invoice".
 */
export const otherKinds: readonly DocumentKind[] = [
  {
    called: "a scientific paper",
    signs: [
      /^\W{0,4}(?:abstract|(?:key ?words|schlusselworter|schlagworter|mots[ -]cles|palabras clave|palavras[ -]chave|parole chiave|trefwoorden)\b)/mu,
      /^\W{0,4}(?:\d\.?\s{1,3})?(?:introduction|einleitung|introduccion|introducao|introduzione|inleiding)\s{0,3}$/mu,
      /^\W{0,4}(?:\d\.?\s{1,3})?(?:related work|(?:material (?:und|and|et) )?method(?:en|es|s|ology)?|metodologia|methodologie|results|ergebnisse|resultats|resultados|discussion|diskussion|conclusions?|fazit|schluss|conclusiones)\s{0,3}$/mu,
      /^\W{0,4}(?:literatur(?:verzeichnis)?|bibliograph(?:y|ie)|bibliografia|works cited)\s{0,3}$/mu,
      /\bet al\b/u,
      /\bdoi\b|\barxiv:/u,
      /\[\d{1,3}(?:, ?\d{1,3}){0,5}\]/u,
      /\b(?:figure|fig\.|table|abbildung|abb\.|tabelle|tableau|figura|tabla|tabella|tabela) \d/u,
    ],
  },
  {
    called: "the minutes of a meeting",
    signs: [
      /\bminutes of\b|\bmeeting minutes\b|\bprotokoll\b|\bsitzung|\bcompte[ -]rendu\b|\bacta de\b|\bata d[ao]\b|\bverbale (?:di|della)\b|\bnotulen\b/u,
      /^\W{0,4}(?:agenda|tagesordnung|ordre du jour|orden del dia|ordem (?:de trabalhos|do dia)|ordine del giorno)\b/mu,
      /^\W{0,4}(?:attendees|present|participants|in attendance|teilnehm\p{L}{1,10}|anwesend\p{L}{0,3}|presents?|asistentes|presentes|presenti|aanwezig\p{L}{0,3})\s?:/mu,
      /^\W{0,4}(?:apologies|absent|entschuldigt|absents?(?: excuses)?|ausentes|assenti|afwezig)\s?:/mu,
      /\b(?:next meeting|nachste sitzung|prochaine reunion|proxima reunion|proxima reuniao|any other business|action items?|beschluss|questions diverses|ruegos y preguntas|prossima riunione)\b/u,
    ],
  },
  {
    called: "an invoice or a price list",
    signs: [
      /\b(?:invoice (?:number|no|date|#)|bill to|rechnungs?(?:nummer|datum|betrag| ?nr)|kundennummer|facture n|date de facture|factura n|fecha de factura|fattura n|fatura n|factuurnummer)/u,
      /\b(?:subtotal|amount due|total due|total price|nettobetrag|gesamtpreis|total (?:ht|ttc)|base imponible|total a pagar|imponibile|zwischensumme)\b/u,
      /\b(?:vat|mwst|ust|tva|iva|btw)\b\W{0,4}(?:\d|inkl|incl)|\b\d{1,2} ?% (?:vat|mwst|ust)\b|\b(?:include|inkl\.?|incl\.?|inclusive|plus|zzgl\.?) (?:vat|mwst|ust)\b/u,
      /\b(?:unit price|einzelpreis|prix unitaire|precio unitario|prezzo unitario|payment terms|zahlbar|forma de pago|echeance|iban|sort code)\b/u,
      /\b(?:price ?list|preisliste|liste de prix|tarifs|lista de precios|listino)\b/u,
      /[$€£] ?\d{1,5}[.,]\d\d\s{0,3}$|\d{1,5}[.,]\d\d ?(?:€|eur)\s{0,3}$/mu,
    ],
  },
  {
    called: "a letter",
    signs: [
      /^\W{0,4}(?:dear|sehr geehrte\p{L}{0,2}|liebe\p{L}?|cher|chere|estimad[oa]s?|prezad[oa]s?|gentile|egregi[oa]|geachte|madame, monsieur|to whom it may concern|a qui de droit)\b/mu,
      /\b(?:yours (?:sincerely|faithfully|truly)|sincerely yours|(?:best|kind) regards|mit freundlichen gru\p{L}{2,4}|viele gru\p{L}{2,4}|salutations distinguees|cordialement|atentamente|un cordial saludo|atenciosamente|cordiali saluti|met vriendelijke groet)/u,
      /\b(?:i am writing to|i recommend (?:him|her|them)|pleasure to recommend|without reservation|look(?:ing)? forward to (?:hearing|meeting)|bewerbe ich mich|bewerbe mich|einladung zum|je recommande|je soussigne|disposition pour un entretien|retenu toute mon attention|me dirijo a usted|quedo a su disposicion)\b/u,
      /\b(?:arbeitszeugnis|vollsten zufriedenheit|zu unserer zufriedenheit|verlasst uns|wunschen (?:ihr|ihm) fur)\b/u,
      /\b(?:bedauern|danken (?:ihr|ihm)|zu (?:ihren|seinen) aufgaben gehorten|gegenuber vorgesetzten)\b/u,
    ],
  },
  {
    called: "an email",
    signs: [
      /^(?:from|von|de|da) ?: .{0,80}@/mu,
      /^(?:to|an|a|para|aan) ?: .{0,80}@/mu,
      /^(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp) ?:/mu,
      /^(?:sent|gesendet|envoye|enviado|inviato|verzonden) ?:/mu,
      /\b(?:wrote|schrieb|a ecrit|escribio) ?:/u,
    ],
  },
  {
    called: "a recipe",
    signs: [
      /^\W{0,4}(?:ingredients?|zutaten|ingredientes|ingredienti)\b/mu,
      /^\W{0,4}(?:method|directions|zubereitung|preparation|preparacion|preparazione|modo de preparo)\s{0,3}:?\s{0,3}$/mu,
      /\b\d{1,4} ?(?:g|kg|ml|cl|tsp|tbsp|el|tl|cups?|cuillere)\b/u,
      /\b(?:serves \d|cooking time|prep time|zubereitungszeit|fur \d personen|pour \d personnes|para \d personas|tiempo de coccion|temps de cuisson)\b/u,
    ],
  },
  {
    called: "a manual or a book",
    signs: [
      /^\W{0,4}(?:table of contents|contents|inhaltsverzeichnis|inhalt|table des matieres|sommaire|indice)\s{0,3}$/mu,
      /\.{5}\s{0,3}\d{1,4}\s{0,3}$/mu,
      /\b(?:user manual|user guide|instruction manual|bedienungsanleitung|betriebsanleitung|mode d'emploi|manual de usuario|manuale d'uso)\b/u,
      /\b(?:safety instructions|sicherheitshinweise|troubleshooting|inbetriebnahme|consignes de securite|instrucciones de seguridad|keep out of reach)\b/u,
      /^\W{0,4}(?:chapter|kapitel|chapitre|capitulo|capitolo|hoofdstuk) (?:\d{1,3}|[ivxl]{1,6})\b/mu,
      /\b(?:technical specifications|technische daten|dimensions|warranty)\b/u,
    ],
  },
  {
    called: "source code",
    signs: [
      /^\s{0,8}(?:import [\w.{*"']|from [\w.]{1,40} import |#include|using \w|package \w)/mu,
      /^\s{0,8}(?:export )?(?:default )?(?:async )?(?:def|function|class|const|let|var|public|private|fn|func|interface) \w{1,40} ?[({:=<]/mu,
      /[;{}]\s{0,3}$/mu,
      /\b(?:return|if) ?[(\w"[]{1,40}.{0,40};\s{0,3}$|\b(?:self|this)\.\w/mu,
      /^\s{0,8}(?:create table|insert into|select .{1,60} from|drop table|alter table)\b/mu,
      /=>|===|!==|&&|\|\||\(\) ?\{/u,
    ],
  },
  {
    called: "a log file",
    signs: [
      /^\W?\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d/mu,
      /\b(?:info|warn|error|debug)\b.{0,3}(?:\[|\w{2,30}:)/u,
    ],
  },
  {
    called: "a contract or terms",
    signs: [
      /\b(?:this agreement|hereinafter|hereto|whereas|in witness whereof|governing law|terms of service|terms and conditions)\b/u,
      /\b(?:shall (?:pay|not be|keep|be)|limitation of liability|confidentiality\.|acceptance of terms)/u,
      /^\W{0,4}§ ?\d/mu,
      /\b(?:nachfolgend|arbeitsvertrag|mietvertrag|kaufvertrag|ci-apres|il a ete convenu|soussignes|en adelante|de una parte|las partes|contrat de|contrato de)\b/u,
      /^\W{0,4}(?:article|articulo|artikel|clausula|clause) (?:\d{1,3}|prim\p{L}{1,4}|segund\p{L})\b/mu,
      /\b(?:unterschrift|fait a \p{L}{2,30}, (?:en|le)|firman el presente|frist von)\b/u,
    ],
  },
  {
    called: "a job posting",
    signs: [
      /\b(?:we are (?:looking for|hiring|seeking)|wir suchen|nous recherchons|buscamos|cerchiamo|procuramos|wij zoeken)\b/u,
      /^\W{0,4}(?:what )?(?:we offer|wir bieten|nous offrons|ofrecemos|offriamo|oferecemos|wij bieden)/mu,
      /^\W{0,4}(?:requirements|your profile|ihr profil|dein profil|profil recherche|votre profil|requisitos|requisiti)\W{0,3}$/mu,
      /^\W{0,4}(?:what you will do|your tasks|ihre aufgaben|deine aufgaben|vos missions|funciones|how to apply)\W{0,3}$/mu,
      /\byou will \p{L}|\([mwfd]\/[mwfd]\/[dxm]\)|\bh\/f\b|\boferta de empleo\b|\b(?:send|envoyez|envia) (?:us )?(?:your|votre|tu) cv\b/u,
    ],
  },
  {
    called: "an exam or a course outline",
    signs: [
      /^\W{0,4}(?:question|aufgabe|exercice|ejercicio|esercizio|questao|opgave) \d{1,2}\b/mu,
      /\b\d{1,3} ?(?:points|marks|punkte|puntos|punti|pontos)\b/u,
      /\b(?:time allowed|bearbeitungszeit|final exam|klausur|matrikelnummer|student number|duree de l'epreuve|examen final)\b/u,
      /_{8}/u,
      /\b(?:syllabus|learning outcomes|office hours|course description|grading)\b/u,
      /^\W{0,4}(?:week|woche|semaine|semana) \d{1,2}\b/mu,
    ],
  },
  {
    called: "a certificate",
    signs: [
      /\b(?:this is to certify|hereby certif|certificate of (?:completion|attendance|achievement)|hiermit wird bescheinigt|teilnahmebestatigung|il est certifie|se certifica que|si certifica che)\b/u,
      /\b(?:has successfully completed|erfolgreich an de|teilgenommen hat|a suivi avec succes|ha superado|awarded on|certificate no)/u,
    ],
  },
  {
    called: "a transcript of records",
    signs: [
      /\b(?:transcript of records|academic transcript|official transcript|notenspiegel|leistungsnachweis|leistungsubersicht|releve de notes|expediente academico|certificado de notas|historico escolar|certificato degli esami|cijferlijst)\b/u,
      /\b(?:grade point average|gpa|ects|credit hours|credits|leistungspunkte|gesamtnote|durchschnittsnote|moyenne generale|nota media|media ponderata|studiepunten)\b/u,
      /\b(?:course (?:code|title)|modul(?:nummer|e)?|student (?:number|id|no)|matrikelnummer|numero d'etudiant|matricola|studentnummer)\b/u,
      /\b[a-z]{2,4} ?\d{3,4}\b.{0,60}\b\d{1,2}(?:[.,]\d)?\b.{0,12}\b(?:[a-f][+-]?|\d(?:[.,]\d)?)\s{0,3}$/mu,
    ],
  },
  {
    called: "a project's description",
    signs: [
      /^\W{0,4}(?:usage|api|getting started|changelog|contributing)\s{0,3}$/mu,
      /^\W{0,4}(?:install|installation)\s{0,3}$|\b(?:npm install|pip install|npm i|yarn add)\b/mu,
      /^\W{0,4}licen[sc]e\s{0,3}$|\bpermission is hereby granted\b|\bcopyright (?:\(c\)|©) ?\d{4}/mu,
      /\bwithout warrant|"as is"/u,
      /```|\b(?:require|import)\(['"]/u,
    ],
  },
];
