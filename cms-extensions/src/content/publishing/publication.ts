type Payload = Record<string, unknown>;

export function publishedAtToSet(
  payload: Payload,
  before: { publishedAt: unknown } | null,
  now: Date,
): string | null {
  if (payload["status"] !== "published") return null;
  const input = "publishedAt" in payload ? payload["publishedAt"] : before?.publishedAt;
  return input ? null : now.toISOString();
}

export type Times = { status: unknown; publishedAt: unknown; unpublishAt: unknown };

const isLive = (status: unknown) => status === "published" || status === "scheduled";
const timeOf = (value: unknown) => (value ? new Date(value as string | Date).getTime() : null);

export function endProblem(payload: Payload, before: Times | null, now: Date): string | null {
  if (before && isShownAgain(payload, before, now)) return null;
  const { status, publishedAt, unpublishAt } = { ...before, ...payload } as Times;
  const end = timeOf(unpublishAt);
  if (end === null) return null;
  const begin = timeOf(publishedAt);
  if (begin !== null && end <= begin) return "“Sai do ar em” precisa vir depois de “Publicado em”.";
  if (isLive(status) && end <= now.getTime()) {
    return "Essa hora já passou: escolha uma que ainda vem, ou deixe “Sai do ar em” vazio.";
  }
  return null;
}

/** True if a write publishes an item again after its end: it would end again at once. */
export function isShownAgain(payload: Payload, before: Times, now: Date): boolean {
  const end = timeOf(before.unpublishAt);
  const isRequested = "unpublishAt" in payload;
  return isLive(payload["status"]) && !isRequested && end !== null && end <= now.getTime();
}

/** Tolerance for an editor's clock that is ahead. */
const CLOCKS_APART_MS = 60_000;

export function aheadProblem(
  payload: Payload,
  before: Pick<Times, "status" | "publishedAt"> | null,
  now: Date,
): string | null {
  if (!("status" in payload) && !("publishedAt" in payload)) return null;
  const { status, publishedAt } = { ...before, ...payload };
  const begin = timeOf(publishedAt);
  const isAhead = begin !== null && begin > now.getTime() + CLOCKS_APART_MS;
  if (status !== "published" || !isAhead) return null;
  return "“Publicado em” ainda não chegou. Para publicar mais tarde, escolha “Agendado”; para publicar agora, esvazie a data.";
}

const BACKDATED_FROM_MS = 24 * 3_600_000;

/** Why an editor cannot set this publication date: readers would take it for old content; or null. */
export function backdatedProblem(
  payload: Payload,
  before: { publishedAt: unknown } | null,
  now: Date,
): string | null {
  const date = timeOf(payload["publishedAt"]);
  if (date === null || date === timeOf(before?.publishedAt)) return null;
  if (date >= now.getTime() - BACKDATED_FROM_MS) return null;
  return "“Publicado em” não pode ser uma data que já passou. Para publicar agora, esvazie a data.";
}

export function scheduleProblem(
  payload: Payload,
  before: { publishedAt: unknown } | null,
): string | null {
  if (payload["status"] !== "scheduled") return null;
  const input = "publishedAt" in payload ? payload["publishedAt"] : before?.publishedAt;
  return input ? null : "Para agendar, escolha a data em “Publicado em”.";
}
