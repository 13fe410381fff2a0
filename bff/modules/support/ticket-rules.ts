import { z } from "zod";

export const topics = [
  "account",
  "payment",
  "content",
  "technical",
  "privacy",
  "fraud",
  "other",
] as const;
export type Topic = (typeof topics)[number];

const tidy = (text: string) => text.normalize("NFC").replaceAll("\r\n", "\n").trim();
const text = (shortest: number, longest: number) =>
  z
    .string()
    .max(longest * 2)
    .transform(tidy)
    .refine((value) => [...value].length >= shortest && [...value].length <= longest);

const shortText = z.string().max(300).transform(tidy);

export const messageShape = z.object({ message: text(20, 5_000) });

/** What a person writes; `page`, `browser` and `requestId` are there unless they took them away. */
export const newTicketShape = z.object({
  topic: z.enum(topics),
  subject: text(5, 120).refine((value) => !/[\p{Cc}]/u.test(value)),
  message: messageShape.shape.message,
  page: shortText.optional(),
  browser: shortText.optional(),
  requestId: shortText.optional(),
});
export type NewTicketWish = z.output<typeof newTicketShape>;

export const replyShape = z.object({ message: text(1, 5_000) });

/** Fraud and stolen accounts go before everything else. */
export const priorityOf = (topic: Topic): "normal" | "urgent" =>
  topic === "fraud" ? "urgent" : "normal";

const dayMs = 24 * 3_600_000;
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "Europe/Zurich" });

/** By when an answer is promised: one working day for what is urgent, else two. Pure. */
export function promisedBy(topic: Topic, now: Date): Date {
  let left = priorityOf(topic) === "urgent" ? 1 : 2;
  let due = now;
  while (left > 0) {
    due = new Date(due.getTime() + dayMs);
    if (!["Sat", "Sun"].includes(weekday.format(due))) left -= 1;
  }
  return due;
}

/** What was told about the place where it happened, without what is missing. */
export function contextOf({ page, browser, requestId }: NewTicketWish): Record<string, string> {
  const told = { page, browser, requestId };
  return Object.fromEntries(
    Object.entries(told).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
