import { contentKinds, itemPathOf } from "./content-kinds.ts";
import { ideaPath } from "./ideas.ts";
import { offerKindNames, offerKinds, offerPathOf } from "./classifieds/offer-kinds.ts";

/** Where the portal shows the rows of a collection of Directus. */
export type PortalPage = {
  /** The field that the address is made of. */
  by: string;
  /** Rows are shown from the first on; without it, once they are published. */
  isAlways?: true;
  /** Its rows are numbered; all others have a UUID. */
  isNumbered?: true;
  /** The path without locale; of contents null while their area is closed. */
  path: (value: string) => `/${string}` | null;
};

const content = contentKinds.map((kind): [string, PortalPage] => [
  kind,
  { by: "slug", path: (slug) => itemPathOf(kind, slug) },
]);

const offers = offerKindNames.map((kind): [string, PortalPage] => [
  offerKinds[kind].collection,
  { by: "slug", path: (slug) => offerPathOf(kind, slug) },
]);

/**
 * The pages that editors are led to from a row in the admin. A class of a course is not among them: its
 * address names its module and course too.
 */
export const portalPages: ReadonlyMap<string, PortalPage> = new Map<string, PortalPage>([
  ...content,
  ...offers,
  ["glossary_terms", { by: "slug", path: (slug) => `/app/glossary/${encodeURIComponent(slug)}` }],
  ["legal_documents", { by: "slug", path: (slug) => `/${encodeURIComponent(slug)}` }],
  ["ideas", { by: "id", isAlways: true, path: ideaPath }],
  ["forum_posts", { by: "id", isAlways: true, path: (id) => `/app/forum/${id}` }],
  ["plan_steps", { by: "id", path: () => "/app/plan" }],
  [
    "Cantons",
    {
      by: "cantonCode",
      isAlways: true,
      isNumbered: true,
      path: (code) => `/app/cantons/${encodeURIComponent(code)}`,
    },
  ],
]);
