import { z } from "zod";
import { CHAT_MESSAGE_MAX_LENGTH } from "../../../contract/chat.ts";
import { fits } from "../../../contract/text-length.ts";

/** What somebody writes, as it is kept: without blank ends; it may be empty. */
export const messageText = z
  .string()
  .transform((text) => text.trim().normalize("NFC"))
  .refine(fits(CHAT_MESSAGE_MAX_LENGTH));
