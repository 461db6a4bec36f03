import { setTimeout as wait } from "node:timers/promises";
import { performance } from "node:perf_hooks";
import { passwordResetMail } from "@resume-picker/domain/accounts/mails";
import { mails } from "@resume-picker/db/schema/mails";
import { users } from "@resume-picker/db/schema/accounts";
import { createContext } from "@resume-picker/api/context";
import { createCaller } from "@resume-picker/api/root";
import { makeTestDesk, password, profileOf } from "@resume-picker/api/testing/test-desk";

/**
 * Tests the protection against password guessing, with a real database, argon2id and procedures.
 */
const desk = await makeTestDesk();
const asVisitor = async (ipAddress: string) =>
  createCaller(
    await createContext(desk.parts, {
      requestId: "bench",
      client: { ipAddress, userAgent: "bench" },
      cookieHeader: "",
      authorization: "",
      setCookie: () => undefined,
    }),
  ).accounts;

const failures: string[] = [];
function report(what: string, figure: string, isGood: boolean): void {
  console.log(`${isGood ? "ok    " : "FAILED"} ${what.padEnd(58)} ${figure}`);
  if (!isGood) failures.push(what);
}

/** Returns "UNAUTHORIZED" if the password was checked, and "TOO_MANY_REQUESTS" if it wasn't. */
async function guess(username: string, ipAddress: string): Promise<string> {
  try {
    await (await asVisitor(ipAddress)).signIn({ username, password: "a wrong guess" });
    return "IN";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "ERROR";
  }
}

async function inTurns<Item>(items: readonly Item[], task: (item: Item) => Promise<string>) {
  const counts = new Map<string, number>();
  for (const item of items) {
    const answer = await task(item);
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return counts;
}

async function firstSignUps(): Promise<void> {
  await Promise.all(Array.from({ length: 50 }, (_, at) => desk.signUp(`user${at}`)));
  const admins = desk.parts.db
    .select()
    .from(users)
    .all()
    .filter(({ role }) => role === "admin");
  report("50 first sign-ups at once: admins", String(admins.length), admins.length === 1);
}

async function guesses(): Promise<void> {
  const one = await inTurns(Array.from({ length: 10_000 }), () => guess("user1", "192.0.2.1"));
  const looked = one.get("UNAUTHORIZED") ?? 0;
  report("10,000 guesses at one account from one address: looked at", String(looked), looked <= 10);
  const owner = await asVisitor("198.51.100.1");
  const isIn = await owner.signIn({ username: "user1", password }).then(
    () => true,
    () => false,
  );
  report("its owner, from another address, gets in meanwhile", isIn ? "yes" : "no", isIn);

  const tries = Array.from({ length: 1000 }, (_, at) => at).flatMap((at) =>
    Array.from({ length: 10 }, () => `someone${at}`),
  );
  const many = await inTurns(tries, (name) => guess(name, "192.0.2.2"));
  const sprayed = many.get("UNAUTHORIZED") ?? 0;
  report(
    "1,000 accounts × 10 guesses from one address: looked at",
    String(sprayed),
    sprayed <= 200,
  );
}

/**
 * Alternates known and unknown names. Each attempt has a different address, to avoid the rate
 * limits.
 */
async function times(): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let at = 0; at < 250; at++) {
    for (const [list, name] of [
      [known, `user${2 + (at % 40)}`],
      [unknown, `nobody${at}`],
    ] as const) {
      const address = `10.${at % 250}.${Math.floor(at / 250)}.${list === known ? 1 : 2}`;
      const started = performance.now();
      await guess(name, address);
      list.push(performance.now() - started);
      // Waits, so work done after one response doesn't affect the next.
      await wait(150);
    }
  }
  const at = (list: number[], share: number) =>
    [...list].sort((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
  const show = (list: number[]) => `${at(list, 0.5).toFixed(1)} (${at(list, 0.9).toFixed(1)})`;
  // How well the response time reveals whether a name exists: 0.5 is chance.
  let wins = 0;
  for (const a of known) for (const b of unknown) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const auc = wins / (known.length * unknown.length);
  report(
    "250 sign-ins each, known and unknown: median (p90) ms, AUC",
    `${show(known)}, ${show(unknown)}, ${auc.toFixed(3)}`,
    Math.abs(auc - 0.5) < 0.06,
  );
}

async function replays(): Promise<void> {
  const visitor = await asVisitor("203.0.113.1");
  await visitor.forgotPassword({ email: profileOf("user3").email });
  let link: string | undefined;
  for (let wait = 0; wait < 100 && link === undefined; wait++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    link = desk.parts.db
      .select()
      .from(mails)
      .all()
      .find(({ subject, recipient }) => subject === resetSubject && recipient.startsWith("user3@"))
      ?.text.match(/token=([\w-]+)/u)?.[1];
  }
  if (link === undefined) throw new Error("No reset link was mailed.");
  await visitor.resetPassword({ token: link, newPassword: "another horse 8" });
  let accepted = 0;
  for (let at = 0; at < 100; at++) {
    const again = await asVisitor(`203.0.113.${2 + at}`);
    await again.resetPassword({ token: link, newPassword: "a stolen horse" }).then(
      () => accepted++,
      () => undefined,
    );
  }
  report("100 replays of a used reset token: accepted", String(accepted), accepted === 0);
}

const resetSubject = passwordResetMail(
  { email: "x@example.com", firstName: null, emailVerified: false, siteName: "Resume Picker" },
  "x",
).subject;

try {
  await firstSignUps();
  await guesses();
  await replays();
  await times();
} finally {
  await desk.close();
}
if (failures.length > 0) process.exitCode = 1;
