type ClientError = { error: Error; componentStack?: string | undefined };

const reported = new WeakSet<Error>();

/** Reports the error of a crashed screen to the server once. Failures are ignored. */
export async function reportClientError({ error, componentStack }: ClientError): Promise<void> {
  if (reported.has(error)) return;
  reported.add(error);
  const report = {
    message: error.message,
    stack: error.stack,
    componentStack,
    timestamp: new Date().toISOString(),
    // The query is omitted, because it may contain a reset token.
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
    // The user already sees the error message.
  }
}
