import type { Person } from "../person.ts";

export type Post = {
  title: string;
  company: string;
  place: string;
  start: string;
  end: string | null;
  points: string[];
  isBreak: boolean;
};

/** Returns roles and breaks, newest first. */
export function listPosts(person: Person): Post[] {
  const posts = person.roles.map(([title, company, place, start, end, points]) => {
    return { title, company, place, start, end, points, isBreak: false };
  });
  const breaks = person.breaks.map(([title, start, end]) => {
    return { title, company: "", place: "", start, end, points: [], isBreak: true };
  });
  return [...posts, ...breaks].toSorted((one, other) => sortKey(other) - sortKey(one));
}

/** Groups consecutive roles at one employer. */
export function groupByEmployer(posts: readonly Post[]): Post[][] {
  const groups: Post[][] = [];
  for (const post of posts) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && post.company !== "" && last[0].company === post.company)
      last.push(post);
    else groups.push([post]);
  }
  return groups;
}

export const monthNumber = (date: string): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1) - 1;

const sortKey = ({ start, end }: Post): number =>
  (end === null ? 1_000_000 : 0) + monthNumber(start);
