import type { Collection } from "./collection.ts";

export const shortLinks: Collection = { name: "short_links", portalPaths: ["targetPath"] };
