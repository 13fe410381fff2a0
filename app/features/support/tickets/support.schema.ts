import * as z from "~/forms/zod";
import { translator } from "~/i18n/translator";
import { emailAddress } from "~/session/email-address";
import {
  ATTACHMENT_MAX_BYTES,
  CONTEXT_MAX_LENGTH,
  MAX_ATTACHMENTS,
  MESSAGE_LENGTH,
  REPLY_LENGTH,
  SUBJECT_LENGTH,
  TICKET_TOPICS,
} from "../../../../contract/account/support.ts";
import { countCharacters } from "../../../../contract/shared/text-length.ts";
import { atMost } from "~/forms/text-length";
import { support } from "./words";

const t = translator("support", support);

export const FILE_TYPES = "image/jpeg,image/png,image/webp,application/pdf";

const typed = z.pipe(
  z.optional(z.string()),
  z.transform((text) => (text ?? "").replaceAll("\r\n", "\n").trim()),
);

const text = ({ min, max }: { min: number; max: number }, problem: string) =>
  z.pipe(
    typed,
    z.string().check(
      z.refine((value) => countCharacters(value) >= min, problem),
      atMost(max),
    ),
  );

const isFile = (value: unknown): value is File => value instanceof File && value.size > 0;

/** An empty file input submits one file without a name. */
const files = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isFile)),
  z.array(z.custom<File>(isFile)).check(
    z.maxLength(MAX_ATTACHMENTS, t("errors.tooMany")),
    z.refine(
      (list) => list.every(({ size }) => size <= ATTACHMENT_MAX_BYTES),
      t("errors.tooLarge"),
    ),
  ),
);

const ticket = {
  topic: z.enum(TICKET_TOPICS, t("errors.topic")),
  subject: text(SUBJECT_LENGTH, t("errors.subject")),
  message: text(MESSAGE_LENGTH, t("errors.message")),
};

/** Browsers omit the fields of unchecked boxes. */
const context = {
  page: z.optional(z.string().check(z.maxLength(CONTEXT_MAX_LENGTH))),
  browser: z.optional(z.string().check(z.maxLength(CONTEXT_MAX_LENGTH))),
  requestId: z.optional(z.string().check(z.maxLength(100))),
};

export const ticketSchema = z.object({ ...ticket, ...context, files });

export const replySchema = z.object({ message: text(REPLY_LENGTH, t("errors.reply")), files });

export const guestSchema = z.object({
  email: emailAddress({ missing: t("errors.email"), invalid: t("errors.email") }),
  ...ticket,
  ...context,
});
