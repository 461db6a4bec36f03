import { userRoles } from "@resume-picker/domain/accounts/roles";
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { flag, timestamp } from "./columns.ts";

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    username: text("username").notNull(),
    /** Case-folded, for comparing and finding names. Null until the start after an upgrade. */
    usernameFolded: text("username_folded"),
    /** The name given by an older version, if it violated the current rules and was changed. */
    formerUsername: text("former_username"),
    email: text("email"),
    /** argon2id hash in its encoded form. */
    passwordHash: text("password").notNull(),
    /** False for an account of a sign-in provider whose user has never chosen a password. */
    hasPassword: flag("has_password").notNull().default(true),
    firstName: text("first_name"),
    lastName: text("last_name"),
    profileImageUrl: text("profile_image_url"),
    role: text("role", { enum: userRoles }).notNull().default("user"),
    isActive: flag("is_active").notNull().default(true),
    emailVerified: flag("email_verified").notNull().default(false),
    /** SHA-256 of the mailed token; the token itself is not stored. */
    emailVerificationToken: text("email_verification_token"),
    emailVerificationExpires: timestamp("email_verification_expires"),
    passwordResetToken: text("password_reset_token"),
    passwordResetExpires: timestamp("password_reset_expires"),
    /** Jobs created after this time are judged by a model; null if by the rules. */
    modelJudgesSince: timestamp("model_judges_since"),
    lastLoginAt: timestamp("last_login_at"),
    lastActivityAt: timestamp("last_activity_at"),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_username").on(sql`lower(${table.username})`),
    uniqueIndex("users_username_folded").on(table.usernameFolded),
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    uniqueIndex("users_email_verification_token").on(table.emailVerificationToken),
    uniqueIndex("users_password_reset_token").on(table.passwordResetToken),
    index("users_created").on(table.createdAt),
  ],
);

/** The Unicode skeletons of usernames, which prevent names that look alike. */
export const usernameSkeletons = sqliteTable(
  "username_skeletons",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    skeleton: text("skeleton").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.skeleton, table.userId] }),
    index("username_skeletons_user").on(table.userId),
  ],
);

/** The sessions store. Lucia's adapter fixes the first three columns and counts seconds. */
export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's value. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: integer("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** Periods of use, kept for the statistics after the session is deleted. */
export const userSessions = sqliteTable(
  "user_sessions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionId: text("session_id"),
    sessionStart: timestamp("session_start").notNull(),
    sessionEnd: timestamp("session_end"),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
  },
  (table) => [
    index("user_sessions_user").on(table.userId, table.sessionStart),
    index("user_sessions_session").on(table.sessionId),
  ],
);

/** User actions with their time, the source of the usage figures and the audit trail. */
export const userActions = sqliteTable(
  "user_actions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    action: text("action").notNull(),
    resourceType: text("resource_type"),
    resourceId: text("resource_id"),
    metadata: text("metadata", { mode: "json" }).$type<Record<string, string | number | boolean>>(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("user_actions_user").on(table.userId, table.createdAt),
    index("user_actions_action").on(table.action, table.createdAt),
  ],
);

/**
 * Time-based one-time codes (RFC 6238). Codes can only be checked with a readable secret, so the
 * file's permissions protect it.
 */
export const secondFactors = sqliteTable("second_factors", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Base32. */
  secret: text("secret").notNull(),
  /** Null until a first code has proven that the app has the secret. */
  confirmedAt: timestamp("confirmed_at"),
  /** The 30-second step of the last accepted code. Each code can be used only once. */
  lastStep: integer("last_step").notNull().default(0),
  createdAt: timestamp("created_at").notNull(),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: timestamp("used_at"),
  },
  (table) => [uniqueIndex("recovery_codes_user").on(table.userId, table.codeHash)],
);
