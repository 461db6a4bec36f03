/**
 * The style of the checkbox that selects one or all rows. Its click target is larger than the box.
 */
export const checkBoxStyle =
  "tick relative size-4 shrink-0 appearance-none rounded-tick border border-edge bg-surface after:absolute after:-inset-2 checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand-soft hover:border-ink-2";
