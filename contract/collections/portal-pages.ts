import { contentKinds, itemPathOf } from "../content/kinds.ts";
import { ideaPath } from "../community/ideas.ts";
import { offerKindNames, offerKinds, offerPathOf } from "../classifieds/offers.ts";

/** Portal page for the rows of a Directus collection. */
export type PortalPage = {
  /** Field whose value is passed to `path`. */
  by: string;
  /** True if unpublished rows have a page too. */
  isAlways?: true;
  /** Rows have a numeric id; all others have a UUID. */
  isNumbered?: true;
  /** Path without locale; null for content of a closed area. */
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
 * Portal pages that the admin links to from a row. Classes are not listed, because their path also needs the course and the module.
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
