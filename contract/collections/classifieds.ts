import { UNTIL_DELETED, type Collection } from "./collection.ts";

/** Bookmark filter: members' ads that the team has not decided about. */
const waitingAd = { _and: [{ status: { _eq: "in_review" } }, { statedAt: { _nnull: true } }] };

/** Classified ads, and what members save about them. */
export const classifiedsCollections: readonly Collection[] = [
  {
    name: "jobs",
    hasSlug: true,
    webAddresses: ["applyUrl", "sourceUrl"],
    list: { fields: ["title", "company", "canton", "status", "validTo"], sort: "-postedAt" },
    bookmarks: [{ name: "Anúncios à espera", icon: "campaign", filter: waitingAd }],
    dataMap: {
      name: "Anúncios de vagas que você enviou",
      why: "Conferir o anúncio e mostrar a vaga, sem o seu nome; você lê a resposta da equipe",
      until: "até a conta ser excluída; fora do ar quando você retira ou o prazo acaba",
    },
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
