import { userRoles } from "@resume-picker/domain/accounts/roles";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { timestamp } from "./columns.ts";

/** Invitations to create an account while sign-up is closed. Using the link deletes the row. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    email: text("email").notNull(),
    role: text("role", { enum: userRoles }).notNull(),
    /** SHA-256 of the token in the link; the token itself is stored nowhere. */
    tokenHash: text("token_hash").notNull(),
    invitedBy: text("invited_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("invitations_token").on(table.tokenHash),
    uniqueIndex("invitations_email").on(table.email),
    index("invitations_inviter").on(table.invitedBy),
  ],
);

/** An account's new address, until the user confirms that it is theirs. */
export const emailChanges = sqliteTable(
  "email_changes",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    tokenHash: text("token_hash").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (table) => [uniqueIndex("email_changes_token").on(table.tokenHash)],
);

/** How an OpenID provider identifies an account's owner; one per account. */
export const openIdIdentities = sqliteTable(
  "openid_identities",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [uniqueIndex("openid_identities_subject").on(table.issuer, table.subject)],
);
