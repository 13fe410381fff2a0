import { z } from "zod";

/** Date and time in the service's answers: ISO 8601, UTC. */
export const moment = z.iso.datetime();

export const linkState = z.enum(["valid", "expired", "used", "replaced", "unknown"]);
export type LinkState = z.output<typeof linkState>;
