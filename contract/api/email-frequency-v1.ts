import { z } from "zod";
import { mailLists } from "../notifications/mail-lists.ts";

const lists = z.array(z.enum(mailLists));

export const unsubscribeInput = z.object({ token: z.string().min(1).max(2_000) });
export const subscription = z.object({
  choices: z.array(z.object({ list: z.enum(mailLists), frequency: z.string() })),
});
export const unsubscribed = z.object({ lists, undoToken: z.string() });
export const subscribedAgain = z.object({ lists });
