/**
 * What mail servers call an address that nobody has (RFC 3463, RFC 7505): no such mailbox, no such domain, a
 * domain that takes no mail. Every other refusal may be about the mail, or about us.
 */
const codes = new Set(["5.1.1", "5.1.2", "5.1.10"]);

/** Whether an enhanced status code, whatever is said behind it, means that nobody has the address. Pure. */
export function saysNobody(status: string): boolean {
  return codes.has(status.trim().split(/\s/, 1)[0] ?? "");
}
