import { WITH_ACCOUNT, type Collection } from "./collection.ts";

export const sanctions: Collection = {
  name: "sanctions",
  dataMap: { name: "Medidas de moderação", why: "Proteger os membros", until: WITH_ACCOUNT },
};
