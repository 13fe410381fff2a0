import { read, type Permission } from "./permission.ts";

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
