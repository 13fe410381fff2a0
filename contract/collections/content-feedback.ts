import { WITH_ACCOUNT, type Collection } from "./collection.ts";

export const contentFeedback: Collection = {
  name: "content_feedback",
  unique: { per: "member", fields: ["targetType", "target"] },
  list: {
    fields: ["title", "targetType", "isUseful", "reason", "note", "date_created"],
    sort: "-date_created",
  },
  bookmarks: [
    {
      name: "Opiniões negativas novas",
      icon: "thumb_down",
      filter: { _and: [{ isUseful: { _eq: false } }, { state: { _eq: "new" } }] },
    },
  ],
  dataMap: { name: "“Isto foi útil?”", why: "Melhorar os textos", until: WITH_ACCOUNT },
};
