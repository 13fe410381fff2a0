/**
 * What mail servers call an address that nobody has (RFC 3463, RFC 7505): no such mailbox, no such domain, a
 * domain that takes no mail.
 */
const nobody = new Set(["5.1.1", "5.1.2", "5.1.10"]);

/** How the reason of a mail begins whose address was refused for good. */
export const ADDRESS_REFUSED = "address refused";

/** Full, or too small for the mail: somebody has it. */
const somebody = new Set(["5.2.2", "5.2.3"]);

/** The code a status begins with, without what is said behind it, which may name the address; empty for none. */
export const codeOf = (status: string): string =>
  /^\d\.\d{1,3}\.\d{1,3}(?=\s|$)/.exec(status.trim())?.[0] ?? "";

/** Whether an enhanced status code, whatever is said behind it, means that nobody has the address. */
export function saysNobody(status: string): boolean {
  return nobody.has(codeOf(status));
}

/**
 * Whether a refusal of an address may mean so: it has no enhanced code, or one that says nothing closer than
 * that the address or its mailbox is wrong or closed (Exchange says 5.4.1; some say 5.2.1 where much mail comes at once). Others are about the mail, or about us.
 */
export function mayMeanNobody(status: string): boolean {
  const code = codeOf(status);
  if (code === "") return true;
  return code === "5.4.1" || (/^5\.[012]\./.test(code) && !somebody.has(code));
}
