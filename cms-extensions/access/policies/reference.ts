import { policyIds } from "../../../contract/account/roles.ts";
import { published, read, type Policy } from "../permission.ts";

const open = [
  "categories",
  "tags",
  "languages",
  "currencies",
  "currency_rates",
  "search_synonyms",
  "old_addresses",
  "offices",
];
const openWhenPublished = [
  "legal_documents",
  "changelog_entries",
  "glossary_terms",
  "parameter_sets",
  "plan_steps",
  "letters",
  "signup_texts",
];

export const reference: Policy = {
  id: policyIds.reference,
  name: "Dados de referência",
  icon: "menu_book",
  description: "Leitura do que é igual para todos",
  app_access: false,
  permissions: [
    ...open.map((collection) => read(collection)),
    ...openWhenPublished.map((collection) => read(collection, published)),
    read("shelves", {}, ["id", "name", "isOpen"]),
    read("changelog_entries_ideas", { changelog_entries_id: published }),
    read("short_links", { isActive: { _eq: true } }, [
      "id",
      "code",
      "targetPath",
      "expiresAt",
      "maxClicks",
      "clicks",
      "isActive",
    ]),
  ],
};
