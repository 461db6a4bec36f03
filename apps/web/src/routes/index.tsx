import { createFileRoute, Navigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { LandingScreen } from "../features/landing/landing-screen.tsx";
import { useSession, useSignOut } from "../lib/session/session.ts";
import { toast } from "../lib/toast.tsx";
import { whenIdle } from "../lib/connection/when-idle.ts";
import { lazyPart } from "../ui/parts/lazy-part.tsx";
import type { User } from "@resume-picker/domain/accounts/user";

// Visitors never load code for signed-in users. The landing page is shown until the home screen is
// loaded.
const HomeScreen = lazyPart({
  name: "The home screen",
  load: async () => (await import("../features/home/home-screen.tsx")).HomeScreen,
  fallback: <LandingScreen />,
});
const PastePosting = lazyPart({
  name: "The posting field",
  load: async () => (await import("../features/jobs/paste-posting.tsx")).PastePosting,
});
const SampleOffer = lazyPart({
  name: "The sample data",
  load: async () => (await import("../features/jobs/sample-offer.tsx")).SampleOffer,
});
const ContactSupportDialog = lazyPart({
  name: "The support form",
  load: async () =>
    (await import("../features/support/contact-support-dialog.tsx")).ContactSupportDialog,
  isDialog: true,
});

type Search = { notice?: "account-deleted" };

export const Route = createFileRoute("/")({
  validateSearch: ({ notice }): Search =>
    notice === "account-deleted" ? { notice: "account-deleted" } : {},
  component: IndexPage,
});

function IndexPage() {
  const { user, site } = useSession();
  const { notice } = Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => {
    if (notice === undefined) return;
    toast({
      title: "Account deleted",
      description: "Your account and everything in it is deleted.",
      tone: "success",
    });
    void navigate({ search: {}, replace: true });
  }, [notice, navigate]);
  if (!user && !site.hasLandingPage) return <Navigate to="/auth" replace />;
  if (!user) return <LandingScreen />;
  return <HomePage user={user} />;
}

function HomePage({ user }: { user: User }) {
  const { signOut, isSigningOut } = useSignOut();
  const navigate = Route.useNavigate();
  const params = (id: number) => ({ id: String(id) });
  const [isSupportOpen, setSupportOpen] = useState(false);
  const [wasSupportOpened, setSupportOpened] = useState(false);
  useEffect(() => whenIdle([ContactSupportDialog.preload]), []);
  return (
    <>
      <HomeScreen
        user={user}
        onSignOut={signOut}
        isSigningOut={isSigningOut}
        start={
          <div className="grid gap-4 lg:grid-cols-[1.25fr_1fr]">
            <PastePosting
              onCreated={(id) => void navigate({ to: "/jobs/$id/editor", params: params(id) })}
            />
            <SampleOffer onOpen={(id) => void navigate({ to: "/jobs/$id", params: params(id) })} />
          </div>
        }
        onContactSupport={() => {
          setSupportOpened(true);
          setSupportOpen(true);
        }}
      />
      {wasSupportOpened && (
        <ContactSupportDialog open={isSupportOpen} onClose={() => setSupportOpen(false)} />
      )}
    </>
  );
}
