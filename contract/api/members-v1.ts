import { z } from "zod";

export const memberCount = z.object({ count: z.number().int() });
