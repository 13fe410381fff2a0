import { later } from "~/ui/later";
// Styles of server-rendered parts load with the page, before their lazy scripts.
import "./kind-groups.module.css";

export const LaterKindGroups = later(() => import("./kind-groups").then((part) => part.KindGroups));
