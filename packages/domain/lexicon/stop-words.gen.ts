// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "./lexicon.ts";

export const stopWords: Lexicon = {
  en: {
    filler: "a|an|and|or|of|in|on|at|to|for|with|the|as|is|are|be|by|from|this|that|these|those|our|your|their|you|we|will|who|have|has|having|must|should|can|able|ability|abilities|strong|good|excellent|great|solid|proven|demonstrated|deep|extensive|basic|advanced|working|hands|hand|relevant|related|similar|other|any|all|some|more|least|minimum|years|year|yrs|experience|experienced|knowledge|understanding|familiarity|familiar|proficiency|proficient|expertise|expert|skill|skills|skilled|background|track|record|required|preferred|plus|nice|equivalent|etc|using|use|used|including|such|like|within|across|environment|environments|tools|tool|concepts|principles|practices|technologies|both|well|highly|fluent|fluency|competent|competency|competence|level|candidate|role|position|job|work|area|desirable|comfortable|willingness|willing|passion|passionate|eager|one|two|three|new|also|not|no|it|its|if|e|g|i|eg|ie|valid|current|currently",
    joining: "a|an|the|and|or|of|in|on|at|to|for|with|as|is|are|am|be|been|was|were|by|from|into|onto|per|via|this|that|these|those|our|your|their|his|her|its|my|me|we|you|i|they|them|it|all|any|each|every|both|such|very|also|not|no|nor|than|then|while|when|where|who|whom|which|what|will|would|can|could|may|might|shall|should|must|have|has|had|having|do|does|did|through|during|about|before|between|including|etc|eg|ie|so|if|but|more|most|other|others",
    weak: "skills|work|working|job|level|environment|tools|concepts|background|new|process|procedure|procedures|activities|tasks|duties|techniques|methods|functions|daily|day|general|effective|professional|orientation|attitude|commitment|industry|field|quality|accurate|manner|direct|successful|principles|practices|various|multiple",
    everyday: "team|work|ensure|provide|support|manage|management|help|new|customer|client|service|business|company|project|process|develop|development|create|maintain|improve|include|responsible|responsibility|perform|task|daily|day|week|month|time|people|person|member|staff|colleague|department|organization|office|report|reporting|plan|planning|lead|leading|build|building|deliver|quality|high|level|best|make|take|keep|need|require|meet|goal|result|success|successful|communicate|communication|write|written|speak|problem|solve|solution|issue|decision|data|information|system|product|program|user|market|industry|global|international|local|community|opportunity|career|growth|learn|learning|training|train|join|look|looking|seek|ideal|candidate|role|position|job|title|salary|benefit|paid|full|part|remote|hybrid|flexible|culture|value|mission|world|fast|paced|dynamic|exciting|passionate|motivated|independent|independently|collaborate|collaboration|cross|functional|stakeholder|partner|internal|external|key|strong|ability|detail|oriented|organized|degree|bachelor|master|university|education|school|field|equivalent|qualification|certification|certificate|license|senior|junior|manager|engineer|specialist|assistant|analyst|coordinator|director|officer|technician|design|analysis|research|operation|test|review|document|documentation|standard|policy|procedure|requirement|technical|professional|personal|own|open|good|great|use|start|end|date|set|run|get|give|find|know|understand|follow|prepare|handle|assist|participate|coordinate|monitor|track|identify|evaluate|implement|implementation|execute|drive|achieve|increase|reduce|cost|budget|sale|first|second|three|four|five",
    common: "the|and|of|to|in|for|with|on|at|as|by|from|an|is|are|was|has|have|which|using|into|developed|managed|team|work|experience|education|skills|present",
  },
  de: {
    filler: "und|oder|mit|der|die|das|den|dem|des|ein|eine|einer|in|im|von|zu|für|sehr|gute|guter|gutes|kenntnisse|erfahrung|erfahrungen|abgeschlossene|umgang|sicherer|sicher|mehrjährige|berufserfahrung|gültig|gültige|gültiger|gültigen",
    common: "und|der|die|das|in|im|von|mit|bei|fur|des|den|dem|ein|eine|als|auf|zur|zum|sowie|ich|bin|seit|bis|heute|durch|berufserfahrung|ausbildung|kenntnisse|sprachen",
  },
  fr: {
    filler: "et|ou|avec|le|la|les|un|une|des|de|du|dans|en|bonne|bonnes|maîtrise|connaissance|connaissances|expérience",
    common: "et|de|la|le|les|des|en|du|dans|pour|au|aux|un|une|avec|sur|par|depuis|ce|jour|mise|gestion|formation|competences|langues|experience",
  },
  es: {
    filler: "y|o|con|el|los|las|un|una|del|de|experiencia|conocimiento|conocimientos|buen|buena|dominio|manejo",
    common: "de|la|el|los|las|en|del|con|para|por|una|un|como|desde|experiencia|educacion|formacion|habilidades|idiomas|gestion|actualidad|al",
  },
  pt: {
    common: "de|da|do|das|dos|em|na|no|com|para|por|uma|um|os|as|experiencia|formacao|habilidades|idiomas|gestao|atual|desde|ao|nao",
  },
  it: {
    common: "di|il|la|le|gli|dei|della|del|delle|in|per|con|un|una|nel|alla|da|esperienza|istruzione|formazione|competenze|lingue|gestione|presso|oggi",
  },
  nl: {
    common: "en|de|het|een|van|in|op|met|voor|bij|als|aan|door|werkervaring|opleiding|vaardigheden|talen|heden|tot|zijn|ik|naar",
  },
  cs: {
    common: "a|na|ve|se|od|do|pro|jsem|jako|praxe|zkusenosti|vzdelani|dovednosti|znalosti|jazyky|spolecnosti",
  },
  da: {
    common: "og|af|pa|til|med|erhvervserfaring|uddannelse|sprog|kompetencer|arbejde|ansvarlig|nuvaerende",
  },
  fi: {
    common: "ja|seka|kanssa|tyokokemus|koulutus|kielitaito|osaaminen|tyotehtavat|tutkinto|ovat|nykyinen",
  },
  hr: {
    common: "na|za|se|od|radno|iskustvo|obrazovanje|vjestine|jezici|znanje|rada|poduzece|danas",
  },
  hu: {
    common: "es|az|egy|hogy|szakmai|tapasztalat|tanulmanyok|nyelvtudas|vegzettseg|munkahely|jelenleg|munkatars",
  },
  no: {
    common: "og|av|pa|til|med|arbeidserfaring|utdanning|sprak|ferdigheter|arbeid|ansvarlig|navaerende",
  },
  pl: {
    common: "na|oraz|jest|nie|sie|dla|od|przez|doswiadczenie|wyksztalcenie|umiejetnosci|jezyki",
  },
  ro: {
    common: "si|de|la|in|cu|pentru|pe|din|experienta|profesionala|educatie|competente|limbi|straine|sunt|prezent",
  },
  sk: {
    common: "na|vo|zo|pre|ako|pracovne|skusenosti|vzdelanie|znalosti|jazyky|spolocnosti|sucasnost",
  },
  sv: {
    common: "och|av|pa|for|med|som|till|en|ett|den|det|erfarenhet|utbildning",
  },
  tr: {
    common: "ve|ile|bir|icin|olarak|de|da|is|deneyimi|egitim|bilgileri|diller|yetenekler|beceriler|halen",
  },
};
