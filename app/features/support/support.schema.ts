import * as z from "zod/mini";
import { support } from "~/i18n/pt-BR/support";
import { translator } from "~/i18n/translator";

// Zod otherwise probes for `new Function`, which the page's CSP refuses and reports.
z.config({ jitless: true });

const t = translator("support", support);

export const TOPICS = [
  "account",
  "payment",
  "content",
  "technical",
  "privacy",
  "fraud",
  "other",
] as const;
export type Topic = (typeof TOPICS)[number];

export const MAX_FILES = 3;
export const FILE_TYPES = "image/jpeg,image/png,image/webp,application/pdf";
const MAX_FILE_BYTES = 5 * 1024 * 1024;

const typed = z.pipe(
  z.optional(z.string()),
  z.transform((text) => (text ?? "").replaceAll("\r\n", "\n").trim()),
);

const text = (shortest: number, longest: number, problem: string) =>
  z.pipe(
    typed,
    z
      .string()
      .check(
        z.refine((value) => [...value].length >= shortest && [...value].length <= longest, problem),
      ),
  );

const isFile = (value: unknown): value is File => value instanceof File && value.size > 0;

/** An empty chooser sends one file without a name. */
const files = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isFile)),
  z.array(z.custom<File>(isFile)).check(
    z.maxLength(MAX_FILES, t("errors.tooMany")),
    z.refine((list) => list.every(({ size }) => size <= MAX_FILE_BYTES), t("errors.tooLarge")),
  ),
);

const wish = {
  topic: z.enum(TOPICS, t("errors.topic")),
  subject: text(5, 120, t("errors.subject")),
  message: text(20, 5_000, t("errors.message")),
};

/** Context travels only while its box is ticked: an unticked one sends nothing. */
const context = {
  page: z.optional(z.string().check(z.maxLength(300))),
  browser: z.optional(z.string().check(z.maxLength(300))),
  requestId: z.optional(z.string().check(z.maxLength(100))),
};

export const ticketSchema = z.object({ ...wish, ...context, files });
export type TicketWish = z.infer<typeof ticketSchema>;

export const replySchema = z.object({ message: text(1, 5_000, t("errors.reply")), files });
export type Reply = z.infer<typeof replySchema>;

export const guestSchema = z.object({
  ...wish,
  ...context,
  email: z.pipe(
    typed,
    z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, t("errors.email"))),
  ),
});
export type GuestWish = z.infer<typeof guestSchema>;
