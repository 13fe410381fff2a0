import { later } from "~/ui/later";
// What the server draws has its looks with the page, however late its script comes.
import "./placed/footnotes.css";
import "./plain/plain-switch.css";
import "./reading/change-box.css";

/** What few texts have above and below them. */
export const BeforeText = later(() => import("./before-text").then((part) => part.BeforeText));
export const AfterText = later(() => import("./after-text").then((part) => part.AfterText));
