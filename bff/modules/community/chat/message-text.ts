import { z } from "zod";
import { CHAT_MESSAGE_MAX_LENGTH } from "../../../../contract/community/chat.ts";
import { fits } from "../../../../contract/shared/text-length.ts";
import { cleanText } from "../../../../contract/shared/visible-text.ts";

export const messageText = z
  .string()
  .transform((text) => cleanText(text).trim())
  .refine(fits(CHAT_MESSAGE_MAX_LENGTH));
