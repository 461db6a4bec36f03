import { countForHome } from "@resume-picker/db/queries/shortlist";
import { hasUsers } from "@resume-picker/db/queries/users";
import { SignIn, SignUp } from "@resume-picker/domain/accounts/credentials";
import { publicProcedure, router, userProcedure } from "../trpc.ts";
import { signIn, signOut } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

export const accountsRouter = router({
  currentUser: userProcedure.query(({ ctx }) => ctx.user),

  session: publicProcedure.query(async ({ ctx }) => {
    const hasAccounts = ctx.user !== null || (await hasUsers(ctx.db));
    const registrationOpen = ctx.registration === "open" || !hasAccounts;
    return { user: ctx.user, hasAccounts, registrationOpen };
  }),

  signUp: publicProcedure.input(SignUp).mutation(({ ctx, input }) => signUp(ctx, input)),

  signIn: publicProcedure.input(SignIn).mutation(({ ctx, input }) => signIn(ctx, input)),

  signOut: publicProcedure.mutation(async ({ ctx }) => {
    await signOut(ctx);
    return { message: "Logged out" };
  }),

  quickStats: userProcedure.query(({ ctx }) => countForHome(ctx.db, ctx.user.id)),
});
