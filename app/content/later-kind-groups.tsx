import { later } from "~/ui/later";
// What the server draws has its looks with the page, however late its script comes.
import "./kind-groups.module.css";

/** `KindGroups` below a page that is about something else first; its code comes after the page. */
export const LaterKindGroups = later(() => import("./kind-groups").then((part) => part.KindGroups));
