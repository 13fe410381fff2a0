import { WITH_ACCOUNT, type Collection } from "./collection.ts";

export const reports: Collection = {
  name: "reports",
  unique: { per: "member", fields: ["targetType", "target"] },
  list: { fields: ["reason", "targetType", "state", "date_created"], sort: "-date_created" },
  bookmarks: [{ name: "Denúncias abertas", icon: "flag", filter: { state: { _eq: "open" } } }],
  dataMap: {
    name: "Denúncias feitas, com cópia das mensagens que você escolheu",
    why: "Proteger os membros",
    until: WITH_ACCOUNT,
  },
};
