/**
 * Codes of mail servers for an unknown address (RFC 3463, RFC 7505): no such mailbox, no such domain, or a
 * domain that accepts no mail.
 */
const nobody = new Set(["5.1.1", "5.1.2", "5.1.10"]);

export const ADDRESS_REFUSED = "address refused";

/** The mailbox is full, or too small for the mail: the address exists. */
const somebody = new Set(["5.2.2", "5.2.3"]);

/**
 * The enhanced code at the start of a status, without the text after it, which may name the address; empty
 * if there is none.
 */
export const codeOf = (status: string): string =>
  /^\d\.\d{1,3}\.\d{1,3}(?=\s|$)/.exec(status.trim())?.[0] ?? "";

export function saysNobody(status: string): boolean {
  return nobody.has(codeOf(status));
}

/**
 * True if a refusal may mean an unknown address: it has no enhanced code, or a general one for a wrong or
 * closed address or mailbox. Exchange sends 5.4.1; some servers send 5.2.1 for too much mail at once. Other
 * codes concern the mail or the portal.
 */
export function mayMeanNobody(status: string): boolean {
  const code = codeOf(status);
  if (code === "") return true;
  return code === "5.4.1" || (/^5\.[012]\./.test(code) && !somebody.has(code));
}
