import type { Collection } from "./collection.ts";

export const cantonsTranslations: Collection = { name: "Cantons_translations", isPublic: true };
