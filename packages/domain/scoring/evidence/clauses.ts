/** Verbs that tell what something was done for, where they stand after "to": few of them are nouns there. */
const purposes =
  "achieve|address|allow|assist|build|complete|conduct|coordinate|create|decide|deliver|design|determine|develop|drive|enable|" +
  "enhance|ensure|establish|execute|facilitate|generate|give|handle|help|identify|implement|improve|increase|inform|keep|maintain|" +
  "make|manage|maximi[sz]e|meet|minimi[sz]e|negotiate|obtain|offer|optimi[sz]e|oversee|penetrate|perform|prepare|prevent|produce|" +
  "promote|provide|reach|recommend|reduce|resolve|review|serve|solve|streamline|strengthen|support|track|understand";
/** Where one thing that is said of the work ends and another begins. */
const boundary = new RegExp(
  `\\b(?:(?:in order |so as )?to(?= (?:${purposes})\\b)|that|which|whose|where|while|when|because|` +
    "based (?:up)?on|according to|as per|as directed by)\\b",
  "giu",
);
const leansOn = ["based", "according", "as "];
/** Who asks, answers or is told has not done what it is about. */
const talk =
  /\b(?:answer|ask|assist|call|communicat|contact|enquir|inform|inquir|notif|question|respond|spoke|talk)\p{L}*\b/iu;
const about = /\b(?:regarding|concerning|about)\b/iu;

export type Clause = {
  text: string;
  /** It names what the work leaned on or was talked about, not what was done. */
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
