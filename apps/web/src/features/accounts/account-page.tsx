import type { ReactNode } from "react";
import { BrandLink } from "../../ui/page/brand.tsx";
import { ThemeToggle } from "../../ui/page/theme-toggle.tsx";

/** The frame of the small pages about one's account. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-110 flex-col px-6">
      <header className="flex items-center justify-between pt-5">
        <BrandLink />
        <ThemeToggle className="-mr-2.5" />
      </header>
      <main className="flex-1 pt-16 pb-10">
        <h1 className="mb-6 text-24 font-semibold tracking-tight">{title}</h1>
        {children}
      </main>
    </div>
  );
}
