import { later } from "~/ui/later";
// Styles of server-rendered parts load with the page, before their lazy scripts.
import "./kind-groups.module.css";

/** Lazy `KindGroups`, for pages whose main subject is something else. */
export const LaterKindGroups = later(() => import("./kind-groups").then((part) => part.KindGroups));
