import type { Database } from "../connect.ts";
import { users } from "../schema/accounts.ts";

const firstNames = ["Jürgen", "Amara", "Søren", "Ana", "Zoë", "Ji-woo", "Łukasz"];
const lastNames = ["Weiß", "Okafor", "Çelik", "Nguyễn", "Haddad", "Smith", "O'Brien", "García"];

/** Creates accounts of invented people in all states; one of them is called Müller. */
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
  // A retried test finds the rows already inserted.
  for (let start = 0; start < rows.length; start += 500) {
    db.insert(users)
      .values(rows.slice(start, start + 500))
      .onConflictDoNothing()
      .run();
  }
}
