import { later } from "~/ui/later";

/** Lazy-loaded: slow mode is rare. */
export const LaterSlowNotice = later(() => import("./slow-notice").then((part) => part.SlowNotice));
