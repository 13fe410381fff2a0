import { z } from "zod";

/** A moment as the service answers it: ISO 8601, UTC. */
export const moment = z.iso.datetime();

/** What a link of a mail is worth. */
export const linkState = z.enum(["valid", "expired", "used", "replaced", "unknown"]);
export type LinkState = z.output<typeof linkState>;
