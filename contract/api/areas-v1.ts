import { z } from "zod";

export const areaParams = z.object({ area: z.string() });
export const areaWaitInput = z.object({ isWaiting: z.boolean() });

/**
 * `isWaiting`: the member is notified when the area opens. `count`: all waiting members, null while they
 * are few.
 */
export const areaWait = z.object({ isWaiting: z.boolean(), count: z.number().nullable() });
export type AreaWait = z.output<typeof areaWait>;
