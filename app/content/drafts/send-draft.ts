import { to } from "~/i18n/paths";
import type { DraftAnswer, DraftPlace, DraftText } from "./draft";

const LONGEST_WAIT_MS = 10_000;

/** Saves a draft on the server. Null if the server does not answer; the text then stays in its field. */
export async function sendDraft(
  { kind, target }: DraftPlace,
  draft: DraftText,
  seenAt: string | null,
): Promise<DraftAnswer | null> {
  try {
    const answer = await fetch(to("/app/drafts"), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({
        ...{ kind, target, title: draft.title, body: draft.body },
        fields: JSON.stringify(draft.fields),
        ...(seenAt && { seenAt }),
      }),
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    const isOurs = answer.ok && answer.headers.get("content-type")?.includes("json");
    return isOurs ? ((await answer.json()) as DraftAnswer) : null;
  } catch {
    return null;
  }
}
