import { displayName } from "@resume-picker/domain/candidates/display-name";

type Props = { candidate: { name: string | null; fileName: string } };

/** Letters at the end of a file's name that always stay: files of one folder often differ there. */
const tailLetters = 8;

/**
 * What a candidate is called, on one line. A person's name gives way at its end, the name of a file
 * in its middle.
 */
export function PersonName({ candidate: { name, fileName } }: Props) {
  if (name !== null || fileName.length <= 2 * tailLetters) {
    const text = displayName({ name, fileName });
    return (
      <span className="block truncate" title={text}>
        {text}
      </span>
    );
  }
  return (
    <span className="block" title={fileName}>
      {/* Read as one word, and not as two. */}
      <span className="sr-only">{fileName}</span>
      <span aria-hidden="true" className="flex whitespace-pre">
        <span className="truncate">{fileName.slice(0, -tailLetters)}</span>
        <span>{fileName.slice(-tailLetters)}</span>
      </span>
    </span>
  );
}
