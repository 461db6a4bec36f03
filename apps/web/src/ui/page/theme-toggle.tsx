import { Monitor, Moon, Sun } from "lucide-react";
import { chooseTheme, themes, useTheme } from "../../lib/theme.ts";
import { IconButton } from "../icon-button.tsx";

const icons = { system: Monitor, light: Sun, dark: Moon };
const labels = {
  system: "Use the system theme",
  light: "Use the light theme",
  dark: "Use the dark theme",
};

/** Goes round: as the device, light, dark. The icon shows what is, the name what comes. */
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
