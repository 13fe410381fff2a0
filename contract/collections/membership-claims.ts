import { WITH_ACCOUNT, type Collection } from "./collection.ts";

export const membershipClaims: Collection = {
  name: "membership_claims",
  webAddresses: ["channelUrl"],
  about: "user_created",
  list: {
    fields: ["user_created", "channelUrl", "code", "state", "date_created"],
    sort: "-date_created",
  },
  bookmarks: [
    {
      name: "Pedidos do YouTube abertos",
      icon: "smart_display",
      filter: { state: { _eq: "open" } },
    },
  ],
  dataMap: {
    name: "Pedidos de acesso pelo YouTube",
    why: "Conferir a participação no canal",
    until: WITH_ACCOUNT,
  },
};
