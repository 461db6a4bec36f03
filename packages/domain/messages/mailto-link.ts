/** Opens a mail program with this message. All parts are escaped as text (RFC 6068). */
export function mailtoLink(message: { recipient: string; subject: string; text: string }): string {
  const { recipient, subject, text } = message;
  const body = text.replaceAll(/\r?\n/g, "\r\n");
  return `mailto:${encodeURIComponent(recipient)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
