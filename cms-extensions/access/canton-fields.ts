import { read, type Permission } from "./permission.ts";

/** The map without figures: cantons by name, for everybody who does not pay. */
export const readCantonNames: readonly Permission[] = [
  read("Cantons", {}, [
    "id",
    "cantonCode",
    "name",
    "coatOfArms",
    "languages",
    "isSample",
    "translations",
  ]),
  read("Cantons_translations", {}, ["id", "Cantons_id", "languages_code", "name"]),
];

export const readCantons: readonly Permission[] = [read("Cantons"), read("Cantons_translations")];
