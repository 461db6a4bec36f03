import { saveFile } from "../../../lib/save-file.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { name } = useSession().site;
  const text = `${codes.join("\n")}\n`;
  const save = () => {
    const blob = new Blob([`Recovery codes of ${name}, each for one sign-in\n\n${text}`], {
      type: "text/plain;charset=utf-8",
    });
    saveFile({ blob, fileName: "resume-picker-recovery-codes.txt" });
  };
  return (
    <div className="w-full rounded-panel border border-line bg-surface p-4">
      <p className="mb-3 text-ink-2">
        Store these recovery codes with your passwords. Each signs you in once if you lose your
        phone. They are shown only now.
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-1 figures">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={text} />
        <Button onClick={save}>Save as a file</Button>
      </div>
    </div>
  );
}
