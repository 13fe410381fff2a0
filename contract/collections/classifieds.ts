import { UNTIL_DELETED, type Collection } from "./collection.ts";

/** Classified ads, and what members save about them. */
export const classifiedsCollections: readonly Collection[] = [
  {
    name: "jobs",
    hasSlug: true,
    webAddresses: ["applyUrl", "sourceUrl"],
    list: { fields: ["title", "company", "canton", "status", "expiresAt"], sort: "-postedAt" },
  },
  {
    name: "job_applications",
    unique: { per: "member", fields: ["job"] },
    dataMap: { name: "Candidaturas", why: "Acompanhar as suas candidaturas", until: UNTIL_DELETED },
  },
  {
    name: "mobile_plans",
    hasSlug: true,
    webAddresses: ["url", "sourceUrl"],
  },
  {
    name: "sbb_offers",
    hasSlug: true,
    webAddresses: ["url", "sourceUrl"],
  },
  {
    name: "alpine_offers",
    hasSlug: true,
    webAddresses: ["url", "sourceUrl"],
  },
  {
    name: "product_prices",
    webAddresses: ["sourceUrl"],
    unique: { per: "member", fields: ["product", "chain"] },
    dataMap: {
      name: "Preços que você conferiu",
      why: "Mostrar a todos quanto custa um produto, sem o seu nome",
      until: UNTIL_DELETED,
    },
  },
  {
    name: "saved_searches",
    dataMap: {
      name: "Buscas salvas",
      why: "Refazer as suas buscas nos classificados",
      until: UNTIL_DELETED,
    },
  },
];
