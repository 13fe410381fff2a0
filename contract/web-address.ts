/** True for a web address that readers can open. */
export function isWebAddress(value: unknown): boolean {
  if (typeof value !== "string") return false;
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "";
}
