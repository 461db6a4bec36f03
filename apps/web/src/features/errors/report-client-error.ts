type ClientError = { error: Error; componentStack?: string | undefined };

const reported = new WeakSet<Error>();

/** Tells the server once about an error that a screen died of; its own failing stays silent. */
export async function reportClientError({ error, componentStack }: ClientError): Promise<void> {
  if (reported.has(error)) return;
  reported.add(error);
  const report = {
    message: error.message,
    stack: error.stack,
    componentStack,
    timestamp: new Date().toISOString(),
    // Without the query: a reset token may stand in it.
    url: window.location.origin + window.location.pathname,
    userAgent: navigator.userAgent,
  };
  try {
    await fetch("/api/logs/client-error", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(report),
    });
  } catch {
    // Anybody who reads the screen has the message already.
  }
}
