import type { Database } from "../connect.ts";
import { users } from "../schema/accounts.ts";

const firstNames = ["Jürgen", "Amara", "Søren", "Ana", "Zoë", "Ji-woo", "Łukasz"];
const lastNames = ["Weiß", "Okafor", "Çelik", "Nguyễn", "Haddad", "Smith", "O'Brien", "García"];

/** Accounts of invented people: each has a status of its own, and one is called Müller. */
export function fillUsers(db: Database, count: number, now: Date): void {
  const rows = Array.from({ length: count }, (_, index) => {
    const firstName = firstNames[index % firstNames.length] ?? "Ana";
    const lastName = lastNames[index % lastNames.length] ?? "Smith";
    const createdAt = new Date(now.getTime() - (count - index) * 60_000);
    return {
      ...{ id: `person-${index}`, username: `person${index}`, usernameFolded: `person${index}` },
      ...{ email: `person${index}@example.com`, passwordHash: "none", firstName },
      lastName: index === 1234 % count ? "Müller" : lastName,
      isActive: index % 10 !== 0,
      emailVerified: index % 4 !== 0,
      lastLoginAt: index % 3 === 0 ? null : createdAt,
      createdAt,
      updatedAt: createdAt,
    };
  });
  // A test that is tried again finds them there already.
  for (let start = 0; start < rows.length; start += 500) {
    db.insert(users)
      .values(rows.slice(start, start + 500))
      .onConflictDoNothing()
      .run();
  }
}
