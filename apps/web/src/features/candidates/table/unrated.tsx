import { assumedSentence, assumedWords } from "@resume-picker/domain/scoring/score/assumed";

/** A figure that counts in the total, but has too little data to be rated: no colour and no bar. */
export function Unrated({ value }: { value: string }) {
  return (
    <span className="text-ink-3" data-explain={`${assumedSentence(value)} See the details.`}>
      <span className="block">
        {value}
        <span className="sr-only">, {assumedWords}</span>
      </span>
      <span aria-hidden className="block text-12 whitespace-nowrap">
        assumed
      </span>
    </span>
  );
}
