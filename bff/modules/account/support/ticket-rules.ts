import { z } from "zod";
import {
  CONTEXT_MAX_LENGTH,
  MESSAGE_LENGTH,
  REPLY_LENGTH,
  SUBJECT_LENGTH,
  TICKET_TOPICS,
  type TicketPriority,
  type TicketTopic,
} from "../../../../contract/account/support.ts";
import { countCharacters, fits } from "../../../../contract/shared/text-length.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";

const tidy = (text: string) => text.normalize("NFC").replaceAll("\r\n", "\n").trim();
const text = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .refine(fits(max))
    .transform(tidy)
    .refine((value) => countCharacters(value) >= min);

const shortText = z.string().max(CONTEXT_MAX_LENGTH).transform(tidy);

export const messageShape = z.object({ message: text(MESSAGE_LENGTH) });

/** A new ticket. `page`, `browser` and `requestId` are present unless the person removed them. */
export const newTicketShape = z.object({
  topic: z.enum(TICKET_TOPICS),
  subject: text(SUBJECT_LENGTH).refine((value) => !/[\p{Cc}]/u.test(value)),
  message: messageShape.shape.message,
  page: shortText.optional(),
  browser: shortText.optional(),
  requestId: shortText.optional(),
});
export type NewTicketInput = z.output<typeof newTicketShape>;

export const replyShape = z.object({ message: text(REPLY_LENGTH) });

export const priorityOf = (topic: TicketTopic): TicketPriority =>
  topic === "fraud" ? "urgent" : "normal";
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "Europe/Zurich" });

/** Promised time of the answer: one working day for urgent tickets, otherwise two. */
export function promisedBy(topic: TicketTopic, now: Date): Date {
  let left = priorityOf(topic) === "urgent" ? 1 : 2;
  let due = now;
  while (left > 0) {
    due = new Date(due.getTime() + DAY_MS);
    if (!["Sat", "Sun"].includes(weekday.format(due))) left -= 1;
  }
  return due;
}

export function contextOf({ page, browser, requestId }: NewTicketInput): Record<string, string> {
  const details = { page, browser, requestId };
  return Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
