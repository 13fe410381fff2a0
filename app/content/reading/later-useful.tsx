import { later } from "~/ui/later";

/** Lazy: the question is at the end of a text. */
export const LaterUseful = later(() => import("./useful").then((part) => part.Useful));
