/** Verbs that describe a purpose after "to". Few of them are used as nouns there. */
const purposes =
  "achieve|address|allow|assist|build|complete|conduct|coordinate|create|decide|deliver|design|determine|develop|drive|enable|" +
  "enhance|ensure|establish|execute|facilitate|generate|give|handle|help|identify|implement|improve|increase|inform|keep|maintain|" +
  "make|manage|maximi[sz]e|meet|minimi[sz]e|negotiate|obtain|offer|optimi[sz]e|oversee|penetrate|perform|prepare|prevent|produce|" +
  "promote|provide|reach|recommend|reduce|resolve|review|serve|solve|streamline|strengthen|support|track|understand";
/** The boundary between two statements about the work. */
const boundary = new RegExp(
  `\\b(?:(?:in order |so as )?to(?= (?:${purposes})\\b)|that|which|whose|where|while|when|because|` +
    "based (?:up)?on|according to|as per|as directed by)\\b",
  "giu",
);
const leansOn = ["based", "according", "as "];
/** A person who asks, answers or is informed about something has not done it. */
const talk =
  /\b(?:answer|ask|assist|call|communicat|contact|enquir|inform|inquir|notif|question|respond|spoke|talk)\p{L}*\b/iu;
const about = /\b(?:regarding|concerning|about)\b/iu;

export type Clause = {
  text: string;
  /** Whether it names the basis or topic of the work instead of the work itself. */
  isNamedOnly: boolean;
};

/** "Led a team | to design drawings", "set prices | based on forecasts of demand". */
export function clausesOf(sentence: string): Clause[] {
  const starts = [...sentence.matchAll(boundary)].map(({ index }) => index);
  return [0, ...starts].flatMap((start, at) => {
    const text = sentence.slice(start, starts[at] ?? sentence.length);
    const isNamedOnly = at > 0 && leansOn.some((words) => text.toLowerCase().startsWith(words));
    const topic = talk.test(text) ? about.exec(text) : null;
    if (topic === null) return [{ text, isNamedOnly }];
    return [
      { text: text.slice(0, topic.index), isNamedOnly },
      { text: text.slice(topic.index), isNamedOnly: true },
    ];
  });
}
