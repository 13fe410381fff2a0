import { later } from "~/ui/later";

export const LaterSlowNotice = later(() => import("./slow-notice").then((part) => part.SlowNotice));
