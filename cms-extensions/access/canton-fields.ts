import { read, type Permission } from "./permission.ts";

/** The map without figures: names of the cantons, for visitors and free members. */
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
