import { later } from "~/ui/later";

export const LaterUseful = later(() => import("./useful").then((part) => part.Useful));
