/** Shared by the browser and the server. */
export const blogMessages = {
  titleRequired: "Title is required",
  contentRequired: "Content is required",
  slugRequired: "Slug is required",
  slugInvalid: "Slug must contain only lowercase letters, numbers, and hyphens",
  categoryNameRequired: "Category name is required",
  readingTimeInvalid: "Reading time must be a whole number of at least 0",
  slugTaken: "Another post has this slug. Choose a different one.",
  categoryTaken: "A category with this name or slug already exists",
  imageAltRequired: "Describe the featured image (alt text) before you publish",
  contentAltRequired: "Give every image in the text an alt text before you publish: ![alt text](…)",
  changedMeanwhile:
    "Somebody else saved this post while you were editing it. Your text has not been saved.",
  tooDeep:
    "This article is too long or nested too deeply to be displayed. Use fewer quotes and lists inside each other, or split it.",
  revisionMissing: "This revision no longer exists",
  previewMissing: "This link is not valid or has expired. Ask the author for a new one.",
  postMissing: "Blog post not found",
  categoryMissing: "Category not found",
} as const;
