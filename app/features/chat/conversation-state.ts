import type { ChatHistory, ChatMessage, ChatProblem } from "./chat";

/** `url` is an object URL of this page. */
export type PickedImage = { file: File; url: string; alt: string };

export type Outgoing = Pick<PendingMessage, "message" | "replyTo" | "image">;

export type PendingMessage = {
  /** Stays the same for each retry, so that the message is stored once. */
  id: string;
  message: string;
  replyTo?: ChatMessage["replyTo"];
  /** Lost on reload: the browser does not save files. The text is saved with the problem `image_lost`. */
  image?: PickedImage;
  /** Null while the message is being sent. `unavailable` is retried automatically. */
  problem: ChatProblem | null;
  /** Of a limit: the rule, and when the member may go on. */
  text?: string;
};

/** A newer copy wins, because its read state is newer. */
export function withMessages(
  known: readonly ChatMessage[],
  came: readonly ChatMessage[],
): ChatMessage[] {
  const byId = new Map([...known, ...came].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.sequence - other.sequence);
}

export const takenBack = (message: ChatMessage): ChatMessage => ({
  ...message,
  ...{ message: "", image: null, reactions: [], isDeleted: true },
});

export function hasGap(
  known: readonly ChatMessage[],
  { messages, hasOlder }: ChatHistory,
): boolean {
  const last = known.at(-1);
  const first = messages[0];
  return Boolean(last && first && hasOlder && first.sequence > last.sequence + 1);
}

export function stillPending(
  pending: readonly PendingMessage[],
  saved: readonly ChatMessage[],
): PendingMessage[] {
  const ids = new Set(saved.map(({ clientMessageId }) => clientMessageId));
  return pending.filter(({ id }) => !ids.has(id));
}

export function byDay<Message extends { sentAt: string }>(
  messages: readonly Message[],
  dayOf: (moment: Date) => string,
): { day: string; messages: Message[] }[] {
  const days: { day: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const day = dayOf(new Date(message.sentAt));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
