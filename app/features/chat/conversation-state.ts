import type { ChatHistory, ChatMessage, ChatProblem } from "./chat";

/** A picture somebody chose, under an address of this page. */
export type PickedImage = { file: File; url: string; alt: string };

/** What somebody sends. */
export type Outgoing = Pick<WaitingMessage, "message" | "replyTo" | "image">;

/** A message that the service has not kept yet. */
export type WaitingMessage = {
  /** The same when it is sent again. */
  id: string;
  message: string;
  replyTo?: ChatMessage["replyTo"];
  /** Only while the page is open: a browser keeps no files. Its words are kept, as `image_lost`. */
  image?: PickedImage;
  /** Why it was not taken; null while it is on its way. `unavailable` goes out again by itself. */
  problem: ChatProblem | null;
};

/** Each message once, in the order of the chat; what came later knows better who read it. */
export function withMessages(
  known: readonly ChatMessage[],
  came: readonly ChatMessage[],
): ChatMessage[] {
  const byId = new Map([...known, ...came].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.sequence - other.sequence);
}

/** A message that its writer took back: nothing of it is left but its place. */
export const takenBack = (message: ChatMessage): ChatMessage => ({
  ...message,
  ...{ message: "", image: null, reactions: [], isDeleted: true },
});

/** Whether there may be messages between the known ones and a newest page. */
export function hasGap(
  known: readonly ChatMessage[],
  { messages, hasOlder }: ChatHistory,
): boolean {
  const last = known.at(-1);
  const first = messages[0];
  return Boolean(last && first && hasOlder && first.sequence > last.sequence + 1);
}

/** What is not kept yet: what the service answered meanwhile waits no more. */
export function stillWaiting(
  waiting: readonly WaitingMessage[],
  kept: readonly ChatMessage[],
): WaitingMessage[] {
  const ids = new Set(kept.map(({ clientMessageId }) => clientMessageId));
  return waiting.filter(({ id }) => !ids.has(id));
}

/** Messages by the day they were sent, in the order they came. */
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
