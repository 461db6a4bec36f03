import type { ClipboardEvent } from "react";
import { insertText, pastedPosting } from "../../lib/paste/pasted-posting.ts";
import { mergeSuggestions } from "./job-draft.ts";
import type { JobDraft } from "./job-draft.ts";
import type { ListHistory } from "./use-list-history.ts";
import type { useProposal } from "./use-proposal.ts";

type Options = {
  draft: JobDraft;
  setDraft: (change: (current: JobDraft) => JobDraft) => void;
  history: ListHistory;
  proposal: ReturnType<typeof useProposal>;
};

/** Converts a pasted posting to Markdown in the description, and fills empty fields from it. */
export function usePastedPosting({ draft, setDraft, history, proposal }: Options) {
  return async (event: ClipboardEvent) => {
    const posting = pastedPosting(event.clipboardData);
    if (posting === null) return;
    const { target } = event;
    const isDescription = target instanceof HTMLTextAreaElement;
    // Several lines pasted into the title are a posting. If the description isn't empty, the
    // browser handles the paste.
    if (!isDescription && draft.description.trim() !== "") return;
    event.preventDefault();
    const isWhole =
      !isDescription ||
      (target.selectionStart === 0 && target.selectionEnd === target.value.length);
    if (isDescription) insertText(target, posting);
    else setDraft((current) => ({ ...current, description: posting }));
    if (!isWhole) return;
    const found = await proposal.ask(posting);
    if (!found) return;
    proposal.show(true);
    const isListed = draft.must.length + draft.nice.length > 0;
    if (!isListed) history.keep();
    setDraft((current) => {
      const title = current.title.trim() === "" ? (found.title ?? "") : current.title;
      const suggested = {
        mustHaveSkills: found.must.map(({ text }) => text),
        niceToHaveSkills: found.nice.map(({ text }) => text),
      };
      // Lists filled by the user aren't changed.
      return isListed ? { ...current, title } : { ...mergeSuggestions(current, suggested), title };
    });
  };
}
