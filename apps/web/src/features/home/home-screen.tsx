import { isWriter } from "@resume-picker/domain/accounts/roles";
import type { User } from "@resume-picker/domain/accounts/user";
import { BookOpen, LayoutDashboard, Newspaper, Settings2 } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { findLastJob } from "../../lib/kept/last-job.ts";
import { pageTitle } from "../../lib/session/site.ts";
import { TwoStepNeeded } from "../../ui/page/two-step-needed.tsx";
import { HomeCard } from "./home-card.tsx";
import { HomeHeader } from "./home-header.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { QuickStats } from "./quick-stats.tsx";
import { useVerifyReminder } from "./use-verify-reminder.ts";
import { api } from "../../lib/api.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

type Props = {
  user: User;
  onContactSupport: () => void;
  onSignOut: () => void;
  isSigningOut: boolean;
  /** Options to create the first job. */
  start: ReactNode;
};

export function HomeScreen(props: Props) {
  const { user, onContactSupport, onSignOut, isSigningOut, start } = props;
  useVerifyReminder(user);
  const isAdmin = user.role === "admin";
  const [lastJob] = useState(() => findLastJob(user.id));
  const stats = api.accounts.quickStats.useQuery();
  // Users who have opened a job before get a link to it. Others see the options at once, before the
  // statistics are loaded.
  const isNew = lastJob === null && (stats.data === undefined || stats.data.jobsCreated === 0);
  return (
    <div className="mx-auto max-w-260 px-5 pb-16 sm:px-8">
      <title>{pageTitle("Home")}</title>
      <HomeHeader {...{ user, onContactSupport, onSignOut, isSigningOut }} />
      <main className="pt-10">
        <h1 className="text-34 font-semibold tracking-tight">
          Welcome, {user.firstName ?? user.username}
        </h1>
        <TwoStepNeeded />
        {isNew && (
          <>
            <p className="mt-1 text-16 text-ink-2">
              Start with a posting you already have, or look around with sample data.
            </p>
            <div className="mt-6">
              {stats.isPending ? <Skeleton className="h-72 w-full rounded-panel" /> : start}
            </div>
          </>
        )}
        <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_17rem]">
          <div className="grid content-start gap-10">
            <nav aria-label="Pages" className="grid gap-3 sm:grid-cols-2">
              <HomeCard
                to={lastJob === null ? "/dashboard" : "/jobs/$id"}
                params={lastJob === null ? undefined : { id: String(lastJob) }}
                icon={LayoutDashboard}
                title="Open Dashboard"
                text="Your jobs, their candidates and both rankings."
                isMain={!isNew}
              />
              <HomeCard
                to="/blog"
                icon={BookOpen}
                title="Blog"
                text="Articles on hiring and on reading CVs."
              />
              {isWriter(user) && (
                <HomeCard
                  to="/blog-management"
                  icon={Newspaper}
                  title="Blog Management"
                  text="Write, publish and sort articles."
                />
              )}
              {isAdmin && (
                <HomeCard
                  to="/admin"
                  icon={Settings2}
                  title="Admin Dashboard"
                  text="Users, access and usage."
                />
              )}
            </nav>
            <HowItWorks />
          </div>
          <QuickStats />
        </div>
      </main>
    </div>
  );
}
