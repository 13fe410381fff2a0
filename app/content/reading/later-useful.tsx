import { later } from "~/ui/later";

/** The question stands at the end of a text: what it is made of comes after the page. */
export const LaterUseful = later(() => import("./useful").then((part) => part.Useful));
