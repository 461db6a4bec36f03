import type { JobAction } from "@resume-picker/domain/jobs/sharing/job-roles";

export type Ids = {
  job: number;
  candidate: number;
  /** Of the candidate's CV. */
  version: number;
  /** The one that brought it. */
  upload: string;
  /** A note on the candidate. */
  note: number;
  post: number;
  /** For messages to candidates: its account's alone. */
  template: number;
  /** A token for a program. */
  token: number;
  /** In the blog's library. */
  image: number;
  user: string;
  /** Somebody who is a member of the job. */
  member: string;
  reviewLink: number;
};

export type Access = {
  /** Who may call: anyone, anybody signed in, those who write for the blog, or admins. */
  who: "anyone" | "user" | "writer" | "admin";
  /** The access needed to the rows that the input names; to strangers they don't exist. */
  action?: JobAction;
  /** They don't exist either for members who may do less. */
  isHidden?: true;
  /** The post or picture named by the input is an author's: for other authors it doesn't exist. */
  isOwned?: true;
  /** An input that is right for anybody who may call. */
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
/** For the post's author and admins. */
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
