import { lazyPart } from "~/ui/later";
// Styles of server-rendered parts load with the page, before their lazy scripts.
import "../embeds/footnotes.css";
import "../plain/plain-switch.css";
import "../reading/change-box.css";

export const BeforeText = lazyPart(() => import("./before-text").then((part) => part.BeforeText));
export const AfterText = lazyPart(() => import("./after-text").then((part) => part.AfterText));
