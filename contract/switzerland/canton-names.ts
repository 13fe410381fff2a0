/** The Portuguese names, by code, as pages show them. */
export const cantonNames = {
  AR: "Appenzell Exterior",
  AI: "Appenzell Interior",
  AG: "Argóvia",
  BL: "Basileia-Campo",
  BS: "Basileia-Cidade",
  BE: "Berna",
  FR: "Friburgo",
  GE: "Genebra",
  GL: "Glarus",
  GR: "Grisões",
  JU: "Jura",
  LU: "Lucerna",
  NE: "Neuchâtel",
  NW: "Nidwalden",
  OW: "Obwalden",
  SG: "São Galo",
  SH: "Schaffhausen",
  SZ: "Schwyz",
  SO: "Soleura",
  TI: "Ticino",
  TG: "Turgóvia",
  UR: "Uri",
  VS: "Valais",
  VD: "Vaud",
  ZG: "Zug",
  ZH: "Zurique",
};

/**
 * Further names of the cantons besides the Portuguese one, by code: in their own languages, in English, and
 * without umlauts as typed abroad. Spellings that differ only in accents are not needed.
 */
export const cantonOtherNames: Readonly<Partial<Record<string, readonly string[]>>> = {
  AG: ["Aargau", "Argovie", "Argovia"],
  AI: ["Appenzell Innerrhoden", "Appenzell Rhodes-Intérieures", "Appenzello Interno"],
  AR: ["Appenzell Ausserrhoden", "Appenzell Rhodes-Extérieures", "Appenzello Esterno"],
  BE: ["Bern", "Berne"],
  BL: ["Basel-Landschaft", "Baselland", "Bâle-Campagne", "Basilea Campagna", "Basle Country"],
  BS: [
    ...["Basel", "Basel-Stadt", "Bâle", "Bâle-Ville", "Basilea", "Basilea Città", "Basle"],
    ...["Basle City", "Basileia"],
  ],
  FR: ["Freiburg", "Fribourg"],
  GE: ["Genève", "Genf", "Geneva", "Ginevra"],
  GL: ["Glaris", "Glarona"],
  GR: ["Graubünden", "Graubuenden", "Grisons", "Grigioni", "Grischun"],
  JU: ["Giura"],
  LU: ["Luzern", "Lucerne"],
  NE: ["Neuenburg"],
  NW: ["Nidwald", "Nidvaldo"],
  OW: ["Obwald", "Obvaldo"],
  SG: ["St. Gallen", "Sankt Gallen", "Saint-Gall", "San Gallo"],
  SH: ["Schaffhouse", "Sciaffusa"],
  SO: ["Solothurn", "Soleure", "Soletta"],
  SZ: ["Schwytz", "Schwitz", "Svitto"],
  TG: ["Thurgau", "Thurgovie", "Turgovia"],
  TI: ["Tessin"],
  VD: ["Waadt"],
  VS: ["Wallis", "Vallese"],
  ZG: ["Zoug", "Zugo"],
  ZH: ["Zürich", "Zuerich", "Zurigo", "Turitg"],
};

const UMLAUTS: readonly (readonly [letter: string, typed: string])[] = [
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
];

/** Also with "ue" for "ü", as typed on a keyboard without umlauts. */
export function spellingsOf(name: string): string[] {
  const typed = UMLAUTS.reduce(
    (text, [letter, two]) => text.replaceAll(letter, two),
    name.normalize("NFC"),
  );
  return typed === name ? [name] : [name, typed];
}
