import { hasJudgedJob } from "@resume-picker/db/queries/scoring/judging";
import { countForHome } from "@resume-picker/db/queries/shortlist";
import {
  OwnPassword,
  SecondFactorCode,
  SessionRef,
  DisableSecondFactor,
} from "@resume-picker/domain/accounts/credentials";
import { hasUsers } from "@resume-picker/db/queries/accounts/users";
import { findIdentity } from "@resume-picker/db/queries/accounts/identities";
import { listApiTokens } from "@resume-picker/db/queries/accounts/api-tokens";
import { cancelEmailChange } from "@resume-picker/db/queries/accounts/profile";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import {
  ChangePassword,
  ForgotPassword,
  InvitationToken,
  InvitedSignUp,
  ResetPassword,
  ResetToken,
  SignIn,
  VerificationToken,
} from "@resume-picker/domain/accounts/credentials";
import { NewApiToken, TokenId } from "@resume-picker/domain/accounts/api-token";
import { ProfileChange } from "@resume-picker/domain/accounts/profile";
import { z } from "zod";
import { publicProcedure, router, userProcedure } from "../trpc.ts";
import { accountUsage } from "./quota.ts";
import { changePassword, forgotPassword, requireResetToken, resetPassword } from "./passwords.ts";
import { deleteAccount, exportOwnData } from "./own-data.ts";
import { requireInvitation } from "./sign-up/invitations.ts";
import { endSession, listSessions, signOutEverywhere } from "./sessions/own-sessions.ts";
import {
  confirmWithCode,
  renewRecoveryCodes,
  secondFactorState,
  startSecondFactor,
  disableSecondFactor,
} from "./sign-in/second-factor.ts";
import { createToken, revokeToken } from "./tokens/own-tokens.ts";
import { beginConnecting } from "./openid/begin-sign-in.ts";
import { disconnect, finishWithCode } from "./openid/finish-sign-in.ts";
import { userMustEnableTwoStep } from "./sessions/required-two-step.ts";
import { removePicture, setPicture } from "./picture.ts";
import { ownProfile, updateProfile } from "./profile.ts";
import { signIn, signOut } from "./sign-in/sign-in.ts";
import { asksForSetupToken } from "./sign-up/setup-token.ts";
import { signUp } from "./sign-up/sign-up.ts";
import { siteOf } from "../settings/site.ts";
import { resendVerification, verifyEmail } from "./sign-up/verify-email.ts";

export const accountsRouter = router({
  currentUser: userProcedure.query(({ ctx }) => ctx.user),

  session: publicProcedure.query(async ({ ctx }) => {
    const hasAccounts = ctx.user !== null || (await hasUsers(ctx.db));
    const registrationOpen = ctx.registration === "open" || !hasAccounts;
    const sendsMail = ctx.mailHost !== null;
    const needsSetupToken = !hasAccounts && asksForSetupToken(ctx);
    const awaitsTwoStep = ctx.user !== null && (await userMustEnableTwoStep(ctx, ctx.user.id));
    const openId = ctx.openId && { name: ctx.openId.name };
    // Also once judging is turned off: a job that follows a model can be switched back.
    const hasJudge =
      ctx.user !== null && (ctx.ai.judge !== null || hasJudgedJob(ctx.db, ctx.user.id));
    const repairModel = ctx.user !== null && ctx.ai.readRoles !== null ? ctx.ai.name : null;
    const state = { hasAccounts, registrationOpen, needsSetupToken, sendsMail };
    const model = { hasJudge, repairModel };
    return { user: ctx.user, ...state, ...model, awaitsTwoStep, openId, site: siteOf(ctx) };
  }),

  signUp: publicProcedure.input(InvitedSignUp).mutation(({ ctx, input }) => signUp(ctx, input)),

  signIn: publicProcedure.input(SignIn).mutation(({ ctx, input }) => signIn(ctx, input)),

  /** Completes the second step of a sign-in that began at a provider. */
  finishOpenIdSignIn: publicProcedure
    .input(SecondFactorCode)
    .mutation(({ ctx, input }) => finishWithCode(ctx, input.code)),

  openIdIdentity: userProcedure.query(({ ctx }) => findIdentity(ctx.db, ctx.user.id)),

  connectOpenId: userProcedure.input(OwnPassword).mutation(async ({ ctx, input }) => ({
    url: await beginConnecting(ctx, input.password),
  })),

  disconnectOpenId: userProcedure.input(OwnPassword).mutation(async ({ ctx, input }) => {
    await disconnect(ctx, input.password);
    return { message: "The sign-in is disconnected." };
  }),

  signOut: publicProcedure.mutation(async ({ ctx }) => {
    await signOut(ctx);
    return { message: "Logged out" };
  }),

  changePassword: userProcedure.input(ChangePassword).mutation(async ({ ctx, input }) => {
    await changePassword(ctx, input);
    return { message: "Your password has been updated successfully." };
  }),

  forgotPassword: publicProcedure.input(ForgotPassword).mutation(async ({ ctx, input }) => {
    await forgotPassword(ctx, input.email);
    return {
      message: ctx.mailHost === null ? accountMessages.noMail : accountMessages.resetMailSent,
    };
  }),

  validateResetToken: publicProcedure.input(ResetToken).mutation(async ({ ctx, input }) => {
    await requireResetToken(ctx, input.token);
    return { valid: true };
  }),

  resetPassword: publicProcedure.input(ResetPassword).mutation(async ({ ctx, input }) => {
    await resetPassword(ctx, input);
    return { message: "Your password has been reset. Sign in with the new one." };
  }),

  verifyEmail: publicProcedure.input(VerificationToken).mutation(async ({ ctx, input }) => {
    const outcome = await verifyEmail(ctx, input.token);
    return outcome === "verified"
      ? { message: "Your email address is confirmed.", alreadyVerified: false }
      : { message: accountMessages.alreadyVerified, alreadyVerified: true };
  }),

  resendVerification: userProcedure.mutation(async ({ ctx }) => {
    await resendVerification(ctx);
    const isAdmin = ctx.user.role === "admin";
    const noMail = isAdmin ? accountMessages.noMailForAdmin : accountMessages.noMail;
    return { message: ctx.mailHost === null ? noMail : "A new link is on its way." };
  }),

  /** Returns the invitation's recipient. A mutation keeps the token out of browser histories. */
  invitation: publicProcedure
    .input(InvitationToken)
    .mutation(({ ctx, input }) => requireInvitation(ctx, input.invitation)),

  profile: userProcedure.query(({ ctx }) => ownProfile(ctx)),

  updateProfile: userProcedure
    .input(ProfileChange)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  cancelEmailChange: userProcedure.mutation(async ({ ctx }) => {
    await cancelEmailChange(ctx.db, ctx.user.id);
    return { message: "Your email address stays as it is." };
  }),

  setPicture: userProcedure
    .input(z.instanceof(FormData))
    .mutation(({ ctx, input }) => setPicture(ctx, input)),

  removePicture: userProcedure.mutation(({ ctx }) => removePicture(ctx)),

  usage: userProcedure.query(({ ctx }) => accountUsage(ctx)),

  sessions: userProcedure.query(({ ctx }) => listSessions(ctx)),

  endSession: userProcedure.input(SessionRef).mutation(async ({ ctx, input }) => {
    await endSession(ctx, input.ref);
    return { message: "The device is signed out." };
  }),

  signOutEverywhere: userProcedure.mutation(async ({ ctx }) => {
    await signOutEverywhere(ctx);
    return { message: "All devices are signed out." };
  }),

  tokens: userProcedure.query(({ ctx }) =>
    listApiTokens(ctx.db, ctx.user.id, { limit: ctx.limits.apiTokens, offset: 0 }),
  ),

  createToken: userProcedure
    .input(NewApiToken)
    .mutation(({ ctx, input }) => createToken(ctx, input)),

  revokeToken: userProcedure.input(TokenId).mutation(async ({ ctx, input }) => {
    await revokeToken(ctx, input.id);
    return { message: "The token is revoked." };
  }),

  exportData: userProcedure.query(({ ctx }) => exportOwnData(ctx)),

  secondFactor: userProcedure.query(({ ctx }) => secondFactorState(ctx)),

  startSecondFactor: userProcedure
    .input(OwnPassword)
    .mutation(({ ctx, input }) => startSecondFactor(ctx, input.password)),

  confirmSecondFactor: userProcedure
    .input(SecondFactorCode)
    .mutation(({ ctx, input }) => confirmWithCode(ctx, input.code)),

  renewRecoveryCodes: userProcedure
    .input(DisableSecondFactor)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),

  disableSecondFactor: userProcedure.input(DisableSecondFactor).mutation(async ({ ctx, input }) => {
    await disableSecondFactor(ctx, input);
    return { message: "Two-step sign-in is off." };
  }),

  deleteAccount: userProcedure.input(OwnPassword).mutation(async ({ ctx, input }) => {
    await deleteAccount(ctx, input.password);
    return { message: "Your account and everything in it is deleted." };
  }),

  quickStats: userProcedure.query(({ ctx }) => countForHome(ctx.db, ctx.user.id)),
});
