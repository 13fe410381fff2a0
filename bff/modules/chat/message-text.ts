import { z } from "zod";
import { CHAT_MESSAGE_MAX_LENGTH } from "../../../contract/chat.ts";
import { fits } from "../../../contract/text-length.ts";
import { cleanText } from "../../../contract/visible-text.ts";

export const messageText = z
  .string()
  .transform((text) => cleanText(text).trim())
  .refine(fits(CHAT_MESSAGE_MAX_LENGTH));
