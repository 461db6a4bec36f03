import { tokenScopes } from "@resume-picker/domain/accounts/token-scopes";
import type { TokenScope } from "@resume-picker/domain/accounts/token-scopes";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage, fieldIssues } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { FieldError } from "../../../ui/forms/field-error.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { nothingChanged } from "./nothing-changed.ts";
import { scopeLabels } from "./scope-labels.ts";

/** Creates a token and shows it. A token is shown only once. */
export function CreateToken({ onCreated }: { onCreated: () => Promise<void> }) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly TokenScope[]>(["read"]);
  const create = api.accounts.createToken.useMutation({
    onSuccess: () => {
      setName("");
      return onCreated();
    },
  });
  const issues = fieldIssues(create.error);
  const otherError =
    create.error && issues.name === undefined && issues.scopes === undefined
      ? errorMessage(create.error, nothingChanged)
      : undefined;
  const choose = (scope: TokenScope, isChosen: boolean) =>
    setScopes(isChosen ? [...scopes, scope] : scopes.filter((other) => other !== scope));
  return (
    <>
      {create.data && <NewToken token={create.data.token} />}
      <form
        noValidate
        className="grid w-full justify-items-start gap-4"
        aria-label="Create API token"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate({ name, scopes: [...scopes] });
        }}
      >
        <TextField
          label="Token name"
          name="token-name"
          className="w-full"
          autoComplete="off"
          maxLength={100}
          placeholder="e.g. Office scanner"
          value={name}
          error={issues.name ?? otherError}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium">Scopes</legend>
          {tokenScopes.map((scope) => (
            <div key={scope}>
              <Checkbox
                label={scopeLabels[scope].name}
                checked={scopes.includes(scope)}
                onChange={(isChosen) => choose(scope, isChosen)}
              />
              <p className="pl-6 text-13 text-ink-3">{scopeLabels[scope].explanation}</p>
            </div>
          ))}
          {issues.scopes !== undefined && <FieldError>{issues.scopes}</FieldError>}
        </fieldset>
        <Button type="submit" busy={create.isPending}>
          Create token
        </Button>
      </form>
    </>
  );
}

function NewToken({ token }: { token: string }) {
  return (
    <div role="status" className="w-full rounded-panel border border-line bg-surface p-4">
      <p className="mb-3 text-ink-2">
        Copy the token now. It is shown only once. Send it as <code>Authorization: Bearer</code>.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 break-all" data-token>
          {token}
        </code>
        <CopyButton text={token} />
      </div>
    </div>
  );
}
