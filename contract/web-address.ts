/** Whether a text is an address of the web as readers can follow it. */
export function isWebAddress(value: unknown): boolean {
  if (typeof value !== "string") return false;
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "";
}
