import { toast as sonner } from "sonner";

export type Toast = {
  title: string;
  description?: string;
  tone?: "default" | "destructive" | "success";
  action?: { label: string; onClick: () => void };
  /** Milliseconds. The default is 5000. */
  duration?: number;
};

const methods = { default: "message", destructive: "error", success: "success" } as const;

/** The one way to say that something happened. One toast at a time: a new one replaces the old. */
export function toast({ title, tone = "default", ...options }: Toast): void {
  sonner.dismiss();
  sonner[methods[tone]](title, options);
}
