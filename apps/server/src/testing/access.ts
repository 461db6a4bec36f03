import type { JobAction } from "@resume-picker/domain/jobs/sharing/job-roles";

export type Ids = {
  job: number;
  candidate: number;
  /** A version of the candidate's CV. */
  version: number;
  /** The upload that contained the version. */
  upload: string;
  /** A note on the candidate. */
  note: number;
  post: number;
  /** A template for messages to candidates, visible only to its account. */
  template: number;
  /** An API token. */
  token: number;
  /** An image of the blog's library. */
  image: number;
  user: string;
  /** A member of the job. */
  member: string;
  reviewLink: number;
};

export type Access = {
  /** The allowed callers: everyone, signed-in users, blog writers, or admins. */
  who: "anyone" | "user" | "writer" | "admin";
  /** The access needed to the rows named by the input. Users without any access get "not found". */
  action?: JobAction;
  /** Members with less access get "not found" too. */
  isHidden?: true;
  /** The input names an author's post or picture, which doesn't exist for other authors. */
  isOwned?: true;
  /** An input that is valid for every allowed caller. */
  input?: (ids: Ids) => unknown;
};

export const user = (input?: Access["input"]): Access => ({
  who: "user",
  ...(input ? { input } : {}),
});
export const admin = (input?: Access["input"]): Access => ({
  who: "admin",
  ...(input ? { input } : {}),
});
export const writer = (input?: Access["input"]): Access => ({
  who: "writer",
  ...(input ? { input } : {}),
});
/** Access for the post's author and admins. */
export const ofPost = (more: object = {}): Access => ({
  who: "writer",
  isOwned: true,
  input: ({ post: id }) => ({ id, ...more }),
});
export const ofImage: Access = {
  who: "writer",
  isOwned: true,
  input: ({ image }) => ({ id: image }),
};
export const anyone = (input?: Access["input"]): Access => ({
  who: "anyone",
  ...(input ? { input } : {}),
});
const to =
  (action: JobAction) =>
  (input: (ids: Ids) => unknown): Access => ({ who: "user", action, input });
export const view = to("view");
export const review = to("review");
export const edit = to("edit");
export const own = to("own");
