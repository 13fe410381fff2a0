import { accountCollections } from "./account.ts";
import { classifiedsCollections } from "./classifieds.ts";
import type { Collection } from "./collection.ts";
import { communityCollections } from "./community.ts";
import { contentCollections } from "./content.ts";
import { courseCollections } from "./courses.ts";
import { directusOwn } from "./directus-own.ts";
import { switzerlandCollections } from "./switzerland.ts";

/** Collections with settings. All others have only their permissions. */
export const allCollections: readonly Collection[] = [
  ...contentCollections,
  ...courseCollections,
  ...communityCollections,
  ...accountCollections,
  ...switzerlandCollections,
  ...classifiedsCollections,
  ...directusOwn,
];

const byName = new Map(allCollections.map((collection) => [collection.name, collection]));

/** Settings of a collection; undefined if it has none. */
export const collectionOf = (name: string): Collection | undefined => byName.get(name);

/** Names of the collections that have a setting. */
export const collectionsWith = (holds: (collection: Collection) => unknown): string[] =>
  allCollections.filter(holds).map(({ name }) => name);
