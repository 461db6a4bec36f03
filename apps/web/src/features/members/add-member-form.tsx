import { memberRoles, roleLabels } from "@resume-picker/domain/jobs/sharing/job-roles";
import type { MemberRole } from "@resume-picker/domain/jobs/sharing/job-roles";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

type Props = {
  isBusy: boolean;
  /** Resolves to the error message, or null once the member is added. */
  onAdd: (typed: string, role: MemberRole) => Promise<string | null>;
};

const options = memberRoles.map((role) => ({ value: role, label: roleLabels[role] }));

export function AddMemberForm({ isBusy, onAdd }: Props) {
  const [typed, setTyped] = useState("");
  const [role, setRole] = useState<MemberRole>("reviewer");
  const [wrong, setWrong] = useState<string | null>(null);
  const add = async () => {
    const problem =
      typed.trim() === "" ? "Enter a user name or an email address" : await onAdd(typed, role);
    setWrong(problem);
    if (problem === null) setTyped("");
  };
  return (
    <form
      noValidate
      aria-label="Add a member"
      className="mb-3 flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        className="min-w-0 flex-1 basis-52"
        label="User name or email"
        autoComplete="off"
        maxLength={254}
        value={typed}
        error={wrong ?? undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(null);
        }}
      />
      <SelectField
        className="w-32"
        label="Role"
        value={role}
        options={options}
        onChange={({ target }) =>
          setRole(memberRoles.find((each) => each === target.value) ?? "reviewer")
        }
      />
      <Button type="submit" variant="primary" className="max-sm:w-full sm:mt-6.5" busy={isBusy}>
        Add
      </Button>
    </form>
  );
}
