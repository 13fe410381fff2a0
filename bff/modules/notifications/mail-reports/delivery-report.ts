import PostalMime from "postal-mime";
import type { MailStopReason } from "../../../../contract/notifications/email.ts";
import { codeOf, mayMeanNobody, saysNobody } from "../../../mail/unknown-address.ts";

export type DeliveryReport = {
  reason: MailStopReason;
  /** Status of a rejection that does not prove that the address does not exist. Null if it does. */
  unclear: string | null;
  /** Without brackets. */
  messageId: string;
  recipient: string | null;
};

const partTypes = {
  status: "message/delivery-status",
  feedback: "message/feedback-report",
  headers: ["text/rfc822-headers", "message/rfc822-headers", "message/rfc822"],
};

/**
 * Parses a mail from a mail server: a delivery status (RFC 3464) or a complaint (RFC 5965).
 * @returns null for every other mail, for delays, successes and other rejections, and for reports that name
 * no mail of ours
 */
export async function readDeliveryReport(raw: Uint8Array): Promise<DeliveryReport | null> {
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: "utf8",
    forceRfc822Attachments: true,
  }).catch(() => null);
  const textOf = (types: string | readonly string[]) => {
    const part = mail?.attachments.find(({ mimeType }) => types.includes(mimeType));
    return typeof part?.content === "string" ? part.content : "";
  };
  const messageId = fieldOf(textOf(partTypes.headers), "message-id")?.replaceAll(/[<>]/g, "");
  if (!messageId) return null;

  const report = textOf(partTypes.status);
  if (fieldOf(report, "action")?.toLowerCase() === "failed") {
    const status = fieldOf(report, "status") ?? "";
    const bounce = { reason: "bounce", messageId, recipient: recipientOf(report) } as const;
    if (saysNobody(status)) return { ...bounce, unclear: null };
    if (mayMeanNobody(status)) return { ...bounce, unclear: codeOf(status) };
  }

  const feedback = textOf(partTypes.feedback);
  const isComplaint = fieldOf(feedback, "feedback-type")?.toLowerCase() === "abuse";
  return isComplaint ? { reason: "complaint", unclear: null, messageId, recipient: null } : null;
}

/** `Final-Recipient: rfc822; ana@example.com` */
function recipientOf(status: string): string | null {
  const field = fieldOf(status, "original-recipient") ?? fieldOf(status, "final-recipient") ?? "";
  return field.slice(field.indexOf(";") + 1).trim() || null;
}

function fieldOf(text: string, name: string): string | null {
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}:`));
  if (start < 0) return null;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith(" ") && !line.startsWith("\t"));
  const folded = rest.slice(0, end < 0 ? rest.length : end);
  const first = (lines[start] ?? "").slice(name.length + 1);
  return [first, ...folded]
    .map((line) => line.trim())
    .join(" ")
    .trim();
}
