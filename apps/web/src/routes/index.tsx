import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { LandingScreen } from "../features/landing/landing-screen.tsx";
import { useSession, useSignOut } from "../lib/session/session.ts";
import type { User } from "@resume-picker/domain/accounts/user";

// Visitors never load what only the signed-in see.
const HomeScreen = lazy(() =>
  import("../features/home/home-screen.tsx").then((file) => ({ default: file.HomeScreen })),
);
const ContactSupportDialog = lazy(() =>
  import("../features/support/contact-support-dialog.tsx").then((file) => ({
    default: file.ContactSupportDialog,
  })),
);

export const Route = createFileRoute("/")({ component: IndexPage });

function IndexPage() {
  const { user } = useSession();
  if (!user) return <LandingScreen />;
  return (
    // The landing page stays until home has arrived.
    <Suspense fallback={<LandingScreen />}>
      <HomePage user={user} />
    </Suspense>
  );
}

function HomePage({ user }: { user: User }) {
  const { signOut, isSigningOut } = useSignOut();
  const [isSupportOpen, setSupportOpen] = useState(false);
  const [wasSupportOpened, setSupportOpened] = useState(false);
  return (
    <>
      <HomeScreen
        user={user}
        onSignOut={signOut}
        isSigningOut={isSigningOut}
        onContactSupport={() => {
          setSupportOpened(true);
          setSupportOpen(true);
        }}
      />
      {wasSupportOpened && (
        <Suspense>
          <ContactSupportDialog open={isSupportOpen} onClose={() => setSupportOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
