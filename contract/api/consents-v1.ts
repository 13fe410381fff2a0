import { z } from "zod";
import { consentChoices } from "../own-data.ts";

const choice = z.enum(consentChoices);

/** Cookie choices of one browser at one time, per purpose. */
export const consentInput = z.object({
  visitorId: z.guid(),
  version: z.string().regex(/^[\w.-]{1,32}$/),
  givenAt: z.iso.datetime(),
  choices: z.object({ analytics: choice, analytics_identity: choice }),
});
export type ConsentInput = z.input<typeof consentInput>;
