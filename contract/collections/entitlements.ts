import { WITH_ACCOUNT, type Collection } from "./collection.ts";

export const entitlements: Collection = {
  name: "entitlements",
  about: "user",
  list: { fields: ["user", "source", "plan", "status", "validUntil"], sort: "-validFrom" },
  dataMap: { name: "Acessos pagos", why: "Saber até quando seu plano vale", until: WITH_ACCOUNT },
};
