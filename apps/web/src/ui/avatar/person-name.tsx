import { displayName } from "@resume-picker/domain/candidates/display-name";

type Props = { candidate: { name: string | null; fileName: string } };

/** The number of letters kept at the end of a file name, where files of one folder often differ. */
const tailLetters = 8;

/**
 * The candidate's name on one line. A person's name is truncated at its end, a file name in its
 * middle.
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
      {/* Screen readers announce one word instead of two. */}
      <span className="sr-only">{fileName}</span>
      <span aria-hidden="true" className="flex whitespace-pre">
        <span className="truncate">{fileName.slice(0, -tailLetters)}</span>
        <span>{fileName.slice(-tailLetters)}</span>
      </span>
    </span>
  );
}
