import { to } from "~/i18n/paths";
import type { ChatAnswer, ChatHistory, ChatRow } from "./chat";
import type { SharedPage } from "./shared-pages";

export const CHAT_MESSAGES_PATH = to("/app/chat/messages");
const SHARED_PAGES_PATH = to("/app/chat/shared-pages");
const HAS_NEW_PATH = to("/app/chat/has-new-messages");
const MAX_DELAY_MS = 15_000;
const LONGEST_UPLOAD_MS = 60_000;

export type HistoryRequest = ChatHistory & { chat: ChatRow | null };

const isOurs = (answer: Response) => answer.headers.get("content-type")?.includes("json") ?? false;

export async function askHistory(partner: string, skip: number): Promise<HistoryRequest | null> {
  const query = new URLSearchParams({ with: partner, skip: String(skip) });
  const signal = AbortSignal.timeout(MAX_DELAY_MS);
  try {
    const answer = await fetch(`${CHAT_MESSAGES_PATH}?${query}`, { signal });
    return answer.ok && isOurs(answer) ? ((await answer.json()) as HistoryRequest) : null;
  } catch {
    return null;
  }
}

export async function askSharedPages(paths: readonly string[]): Promise<SharedPage[] | null> {
  const query = new URLSearchParams(paths.map((path) => ["path", path]));
  const signal = AbortSignal.timeout(MAX_DELAY_MS);
  const answer = await fetch(`${SHARED_PAGES_PATH}?${query}`, { signal }).catch(() => null);
  return answer?.ok && isOurs(answer) ? ((await answer.json()) as SharedPage[]) : null;
}

/** Ignores requests and muted conversations. */
export async function askHasNew(): Promise<boolean | null> {
  const signal = AbortSignal.timeout(MAX_DELAY_MS);
  const answer = await fetch(HAS_NEW_PATH, { signal }).catch(() => null);
  return answer?.ok && isOurs(answer) ? ((await answer.json()) as boolean) : null;
}

/** Without a response the problem is `unavailable` and the form may be sent again. */
export async function sendChat(fields: Record<string, string> | FormData): Promise<ChatAnswer> {
  const hasFile =
    fields instanceof FormData && [...fields.values()].some((each) => each instanceof File);
  const unavailable: ChatAnswer = { problem: "unavailable", message: null };
  try {
    const answer = await fetch(CHAT_MESSAGES_PATH, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: hasFile ? fields : urlEncoded(fields),
      redirect: "manual",
      signal: AbortSignal.timeout(hasFile ? LONGEST_UPLOAD_MS : MAX_DELAY_MS),
    });
    return isOurs(answer) ? ((await answer.json()) as ChatAnswer) : unavailable;
  } catch {
    return unavailable;
  }
}

function urlEncoded(fields: Record<string, string> | FormData): URLSearchParams {
  const texts = fields instanceof FormData ? [...fields] : Object.entries(fields);
  return new URLSearchParams(texts.map(([name, value]) => [name, String(value)]));
}
