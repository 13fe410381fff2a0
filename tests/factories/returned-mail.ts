type Returned = {
  messageId: string;
  recipient: string;
  action?: "failed" | "delayed";
  status?: string;
};

const BOUNDARY = "part-of-a-report";

function report(type: string, parts: readonly (readonly [type: string, text: string])[]): string {
  const head = [
    "From: MAILER-DAEMON@mx.example.com",
    "To: volta@portal.example",
    "Subject: Undelivered Mail Returned to Sender",
    "MIME-Version: 1.0",
    `Content-Type: multipart/report; report-type=${type}; boundary="${BOUNDARY}"`,
    "",
  ];
  const body = parts.map(([partType, text]) =>
    [`--${BOUNDARY}`, `Content-Type: ${partType}`, "", text, ""].join("\r\n"),
  );
  return [...head, ...body, `--${BOUNDARY}--`, ""].join("\r\n");
}

/** A delivery status notification of a mail server (RFC 3464). */
export function returnedMail({
  messageId,
  recipient,
  action = "failed",
  status = "5.1.1",
}: Returned): string {
  const perMessage = ["Reporting-MTA: dns; mx.example.com", ""];
  const perRecipient = [
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    "Diagnostic-Code: smtp; 550 5.1.1 <someone>: Recipient address rejected:",
    "    User unknown",
  ];
  return report("delivery-status", [
    ["text/plain; charset=utf-8", "Não foi possível entregar a mensagem."],
    ["message/delivery-status", [...perMessage, ...perRecipient].join("\r\n")],
    ["text/rfc822-headers", `Subject: Olá\r\nMessage-ID:\r\n <${messageId}>\r\n`],
  ]);
}

/** A complaint as large providers forward it (RFC 5965), without the address. */
export function complaintMail(messageId: string, text = "O texto."): string {
  const original = [`Message-ID: <${messageId}>`, "Subject: Olá", "", text].join("\r\n");
  return report("feedback-report", [
    ["text/plain", "This is an email abuse report."],
    ["message/feedback-report", "Feedback-Type: abuse\r\nUser-Agent: Some/1.0\r\nVersion: 1"],
    ["message/rfc822", original],
  ]);
}
