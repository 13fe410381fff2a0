import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const productPrices: Collection = {
  name: "product_prices",
  webAddresses: ["sourceUrl"],
  unique: { per: "member", fields: ["product", "chain"] },
  dataMap: {
    name: "Preços que você conferiu",
    why: "Mostrar a todos quanto custa um produto, sem o seu nome",
    until: UNTIL_DELETED,
  },
};
