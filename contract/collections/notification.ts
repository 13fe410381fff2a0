import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const notification: Collection = {
  name: "Notification",
  owner: "owner",
  portalPaths: ["url"],
  dataMap: { name: "Notificações", why: "Avisar você", until: UNTIL_DELETED },
};
