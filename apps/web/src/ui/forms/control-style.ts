/** The style of text fields, text areas and selects. With 16 px on phones, iOS doesn't zoom in. */
export const controlStyle =
  "block w-full min-h-9 rounded-control border border-edge bg-surface px-3 py-1.5 text-14 text-ink " +
  "hover:border-ink-3 focus:border-brand focus-visible:outline-offset-0 " +
  "aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-2 disabled:border-line-strong " +
  "thumb:min-h-11 thumb:text-16";
