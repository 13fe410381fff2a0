import { WITH_ACCOUNT, type Collection } from "./collection.ts";

export const certificates: Collection = {
  name: "certificates",
  unique: { per: "member", fields: ["course"] },
  isSilent: true,
  dataMap: { name: "Certificados", why: "Comprovar um curso concluído", until: WITH_ACCOUNT },
};
