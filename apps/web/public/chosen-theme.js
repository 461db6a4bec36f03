// Runs before the first paint, so that a chosen theme never flashes the other one. A file of its
// own because the Content-Security-Policy allows no inline script. See src/lib/theme.ts.
try {
  const theme = localStorage.getItem("resume-picker:theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme then stands.
}
