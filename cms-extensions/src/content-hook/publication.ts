type Payload = Record<string, unknown>;

/**
 * The date to set when a write publishes an item that has none, or null. Pure.
 * @param before the stored row, null while it is being created
 */
export function publishedAtToSet(
  payload: Payload,
  before: { publishedAt: unknown } | null,
  now: Date,
): string | null {
  if (payload["status"] !== "published") return null;
  const given = "publishedAt" in payload ? payload["publishedAt"] : before?.publishedAt;
  return given ? null : now.toISOString();
}

/** Says why an item cannot be scheduled, or null. Pure. */
export function scheduleProblem(
  payload: Payload,
  before: { publishedAt: unknown } | null,
): string | null {
  if (payload["status"] !== "scheduled") return null;
  const given = "publishedAt" in payload ? payload["publishedAt"] : before?.publishedAt;
  return given ? null : "Para agendar, escolha a data em “Publicado em”.";
}
