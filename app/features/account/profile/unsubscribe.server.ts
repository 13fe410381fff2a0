import type { ErrorResult } from "~/http/json-client.server";
import type { EmailFrequencyApi } from "~/service/notifications-api.server";
import type { MailList } from "../../../../contract/notifications/mail-lists.ts";

export type Unsubscribe =
  | { step: "ask" | "already" | "undone"; lists: MailList[] }
  | { step: "done"; lists: MailList[]; undoToken: string }
  | { step: "unknown" }
  | { step: "unavailable"; isLimited: boolean };

function failed({ statusCode }: ErrorResult): Unsubscribe {
  if (statusCode === 404 || statusCode === 400) return { step: "unknown" };
  return { step: "unavailable", isLimited: statusCode === 429 };
}

/** Opening the link must not change anything, because mail scanners open links too. */
export async function findUnsubscribe(
  api: EmailFrequencyApi,
  token: string,
  clientAddress: string,
): Promise<Unsubscribe> {
  const result = await api.findSubscription(token, clientAddress);
  if (result.isError) return failed(result);
  const { choices } = result.data;
  const isOver = choices.every(({ frequency }) => frequency === "never");
  return { step: isOver ? "already" : "ask", lists: choices.map(({ list }) => list) };
}

/** Handles the button, its undo, and a mail program's one-click request (RFC 8058). */
export async function answerUnsubscribe(
  api: EmailFrequencyApi,
  token: string,
  form: FormData,
  clientAddress: string,
): Promise<Unsubscribe> {
  const undoToken = form.get("undo");
  if (typeof undoToken === "string") {
    const undone = await api.undo(undoToken, clientAddress);
    return undone.isError ? failed(undone) : { step: "undone", lists: undone.data.lists };
  }
  const result = await api.unsubscribe(token, clientAddress);
  return result.isError ? failed(result) : { step: "done", ...result.data };
}

export function unsubscribeStatus(state: Unsubscribe): number {
  if (state.step === "unavailable") return state.isLimited ? 429 : 503;
  return state.step === "unknown" ? 404 : 200;
}
