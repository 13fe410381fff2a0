export type ByteRange = { start: number; end: number };

/**
 * The single byte range of a `Range` header, both ends included. "unsatisfiable" if it starts after the
 * end. Null if the whole body must be sent: no range, several, or an invalid one (RFC 9110 §14.2).
 */
export function readByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | "unsatisfiable" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const count = Math.min(Number(last), sizeBytes);
    return count === 0 ? "unsatisfiable" : { start: sizeBytes - count, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= sizeBytes ? "unsatisfiable" : { start, end };
}
