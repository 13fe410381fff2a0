import { WITH_ACCOUNT, type Collection } from "./collection.ts";

export const appeals: Collection = {
  name: "appeals",
  unique: { per: "member", fields: ["targetType", "target"] },
  list: { fields: ["targetType", "body", "state", "date_created"], sort: "-date_created" },
  bookmarks: [{ name: "Recursos abertos", icon: "balance", filter: { state: { _eq: "open" } } }],
  dataMap: {
    name: "Recursos contra decisões da equipe",
    why: "Rever o que a equipe decidiu",
    until: WITH_ACCOUNT,
  },
};
