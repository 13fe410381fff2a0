/** Content codings, smallest first. If a client has no preference, the first one is used. */
export const CODINGS = ["br", "zstd", "gzip"] as const;
export type Coding = (typeof CODINGS)[number];

function readQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    if (name) qualities.set(name === "x-gzip" ? "gzip" : name, quality >= 0 ? quality : 0);
  }
  return qualities;
}

/**
 * The best available coding for `Accept-Encoding` (RFC 9110 §12.5.3); `identity` for the plain body, or
 * null if the client refuses all of them and the plain body.
 */
export function chooseCoding(
  header: string | undefined,
  available: readonly Coding[],
): Coding | "identity" | null {
  if (header === undefined) return "identity";
  const qualities = readQualities(header);
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get("*") ?? 0;
  let best: Coding | null = null;
  for (const coding of available) {
    if (qualityOf(coding) > (best === null ? 0 : qualityOf(best))) best = coding;
  }
  const plain = qualities.get("identity");
  if (best !== null) return plain !== undefined && plain > qualityOf(best) ? "identity" : best;
  return (plain ?? qualities.get("*") ?? 1) > 0 ? "identity" : null;
}
