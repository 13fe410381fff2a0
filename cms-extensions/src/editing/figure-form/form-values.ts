export function readAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === "object" && found !== null && Object.hasOwn(found, name)
        ? (found as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}

export function writeAt(value: unknown, path: readonly string[], next: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  const nothing = /^\d+$/.test(name) ? [] : {};
  const before = typeof value === "object" && value !== null ? value : nothing;
  const written = writeAt(readAt(before, [name]), rest, next);
  if (Array.isArray(before)) {
    const list = [...(before as unknown[])];
    list[Number(name)] = written;
    return list.filter((each) => each !== undefined);
  }
  const { [name]: _, ...others } = before as Record<string, unknown>;
  // Preserves the order of keys.
  return written === undefined
    ? others
    : Object.hasOwn(before, name)
      ? { ...before, [name]: written }
      : { ...others, [name]: written };
}

/**
 * Parses a number in local spelling, "5,3" or "148'200"; null for empty text, undefined for an invalid
 * number.
 */
export function readNumber(text: string): number | null | undefined {
  const plain = text.trim().replaceAll(/['’\s]/g, "");
  if (plain === "") return null;
  // A point before three digits is ambiguous (thousands or decimals): refuse it.
  if (/^\d{1,3}(?:\.\d{3})+$/.test(plain)) return undefined;
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(",", ".")) : undefined;
}

export const readCodes = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
