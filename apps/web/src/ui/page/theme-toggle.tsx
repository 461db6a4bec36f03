import { Monitor, Moon, Sun } from "lucide-react";
import { chooseTheme, themes, useTheme } from "../../lib/theme.ts";
import { IconButton } from "../icon-button.tsx";

const icons = { system: Monitor, light: Sun, dark: Moon };
const labels = {
  system: "Use the system theme",
  light: "Use the light theme",
  dark: "Use the dark theme",
};

/**
 * Cycles through system, light and dark. The icon shows the current theme, and the label names the
 * next one.
 */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  const Icon = icons[theme];
  return (
    <IconButton
      label={labels[next]}
      icon={<Icon size={16} strokeWidth={1.6} aria-hidden />}
      className={className}
      onClick={() => chooseTheme(next)}
    />
  );
}
