import { z } from "zod";

export const areaParams = z.object({ area: z.string() });
export const areaWaitInput = z.object({ isWaiting: z.boolean() });

/** Whether the member is told when an area opens; `count` of all who are, null while they are few. */
export const areaWait = z.object({ isWaiting: z.boolean(), count: z.number().nullable() });
export type AreaWait = z.output<typeof areaWait>;
