import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const videoProgress: Collection = {
  name: "video_progress",
  unique: { per: "member", fields: ["video"] },
  isSilent: true,
  dataMap: { name: "Progresso em vídeos", why: "Continuar de onde parou", until: UNTIL_DELETED },
};
