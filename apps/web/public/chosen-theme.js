// Runs before the first paint, which prevents a flash of the wrong theme. It is a separate file
// because the Content-Security-Policy allows no inline script. See src/lib/theme.ts.
try {
  const theme = localStorage.getItem("resume-picker:theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be blocked, and then the system's theme applies.
}
