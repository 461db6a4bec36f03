import { foldText } from "../text/fold-text.ts";
import { institutionPattern } from "../places/schooling-patterns.ts";

const bareDegree =
  /^(?:[bm]\.? ?(?:sc|s|a|e|ed|eng|tech|com|ba|fa|phil)\.?(?: \(?hons?\)?\.?)?|[bm]\.b\.a\.?|ph\.? ?d\.?|(?:bachelor|master|associate)(?:'?s)?(?: degree)?|(?:bachelor|master|associate) of (?:applied )?(?:science|sciences|arts|engineering|technology|commerce|education|fine arts)|doctor of philosophy|diploma)[,:]?$/;

/** Whether the text is a degree without a subject: "B.S.", "Master of Science". */
export function isBareDegree(text: string): boolean {
  return bareDegree.test(foldText(text).trim());
}

const subjectWords =
  /\b(?:science|sciences|engineering|studies|arts|administration|management|economics|mathematics|statistics|biology|chemistry|physics|biochemistry|history|psychology|sociology|philosophy|law|education|nursing|accounting|finance|marketing|communications?|technology|informatics|informatik|computing|design|architecture|linguistics|literature|english|music|medicine|pharmacy|business|journalism|geography|geology|anthropology|politics|theology|kinesiology|nutrition|criminology|justice)$/;

/** Whether the text is a subject, not a school: "Computer Science", "in Computer Engineering". */
export function isSubjectName(text: string): boolean {
  const folded = foldText(text)
    .trim()
    .replace(/[.,;]$/, "");
  return (
    folded.split(" ").length <= 6 &&
    !/[\d,]/.test(folded) &&
    !institutionPattern.test(folded) &&
    (/^in [a-z]/.test(folded) || subjectWords.test(folded))
  );
}
