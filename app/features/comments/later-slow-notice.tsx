import { later } from "~/ui/later";

/** Few topics are slowed down. */
export const LaterSlowNotice = later(() => import("./slow-notice").then((part) => part.SlowNotice));
