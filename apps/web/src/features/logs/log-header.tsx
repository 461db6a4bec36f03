import { Link } from "@tanstack/react-router";
import { ArrowLeft, RefreshCw } from "lucide-react";
import { Badge } from "../../ui/badges/badge.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { ThemeToggle } from "../../ui/page/theme-toggle.tsx";

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

type Props = { isAdmin: boolean; isConnected: boolean; onRefresh: () => void };

export function LogHeader({ isAdmin, isConnected, onRefresh }: Props) {
  return (
    <header className="flex flex-wrap items-center gap-x-1 gap-y-2 py-2">
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
        <h1 className="text-24 font-semibold tracking-tight">Live Logs</h1>
        <span role="status">
          <Badge tone={isConnected ? "good" : "danger"}>
            {isConnected ? "Connected" : "Disconnected"}
          </Badge>
        </span>
        {!isAdmin && <p className="w-full text-13 text-ink-3">Your requests.</p>}
      </div>
      <Link to="/" className={buttonStyle({ variant: "quiet", className: "max-sm:-ml-3.5" })}>
        <ArrowLeft {...icon} />
        Back to Main App
      </Link>
      <IconButton label="Refresh" icon={<RefreshCw {...icon} />} onClick={onRefresh} />
      <ThemeToggle className="-mr-2.5 max-sm:ml-auto" />
    </header>
  );
}
