import { UNTIL_DELETED, type Collection, type EditorBookmark } from "./collection.ts";

const unconfirmed = (name: string): EditorBookmark => ({
  name,
  icon: "fact_check",
  filter: { toConfirm: { _nnull: true } },
});

/** Cantons, official figures, insurers and members' plans. */
export const switzerlandCollections: readonly Collection[] = [
  {
    name: "Cantons",
    webAddresses: ["officialUrl", "migrationOfficeUrl"],
    isPublic: true,
    list: {
      fields: ["cantonCode", "name", "populationInThousands", "averageRentPrice"],
      sort: "cantonCode",
    },
  },
  { name: "Cantons_translations", isPublic: true },
  {
    name: "canton_figures",
    webAddresses: ["sourceUrl"],
    unique: { per: "portal", fields: ["key", "year"] },
    list: { fields: ["key", "year", "status", "publisher", "reviewedAt", "reviewer"], sort: "key" },
  },
  {
    name: "parameter_sets",
    webAddresses: ["sourceUrl"],
    unique: { per: "portal", fields: ["key", "year", "canton", "version"] },
    isPublic: true,
    list: { fields: ["key", "year", "status", "reviewedAt"], sort: "-year" },
    bookmarks: [
      {
        name: "Números não conferidos na fonte",
        icon: "fact_check",
        filter: { _and: [{ status: { _eq: "published" } }, { reviewedAt: { _null: true } }] },
      },
    ],
  },
  {
    name: "scenarios",
    dataMap: {
      name: "Cálculos salvos",
      why: "Abrir de novo os seus cálculos",
      until: UNTIL_DELETED,
    },
  },
  { name: "insurers", webAddresses: ["url", "sourceUrl"] },
  { name: "health_premiums", webAddresses: ["sourceUrl"] },
  { name: "currency_rates", webAddresses: ["sourceUrl"] },
  {
    name: "plan_steps",
    webAddresses: ["sourceUrl"],
    portalPaths: ["guidePath", "toolPath"],
    list: { fields: ["title", "phase", "status", "legalSource", "checkedOn"], sort: "sort" },
    bookmarks: [unconfirmed("Passos a confirmar na fonte")],
  },
  {
    name: "offices",
    webAddresses: ["url"],
    unique: { per: "portal", fields: ["canton", "kind"] },
    list: { fields: ["canton", "kind", "name", "address", "checkedOn"], sort: "kind" },
    bookmarks: [unconfirmed("Repartições a confirmar")],
  },
  {
    name: "letters",
    webAddresses: ["sourceUrl"],
    list: { fields: ["title", "status", "legalSource", "checkedOn"], sort: "sort" },
    bookmarks: [unconfirmed("Cartas a confirmar na fonte")],
  },
  {
    name: "member_plan_steps",
    unique: { per: "member", fields: ["step", "familyMember"] },
    dataMap: { name: "Meu plano Suíça", why: "Lembrar prazos e passos", until: UNTIL_DELETED },
  },
];
