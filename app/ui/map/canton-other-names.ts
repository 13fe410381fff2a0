/**
 * Further names of the cantons besides the Portuguese one, by code: in their own languages, in English, and
 * without umlauts as typed abroad. Spellings that differ only in accents are not needed.
 */
export const cantonOtherNames: Readonly<Record<string, readonly string[]>> = {
  AG: ["Aargau", "Argovie", "Argovia"],
  AI: ["Appenzell Innerrhoden", "Appenzell Rhodes-Intérieures", "Appenzello Interno"],
  AR: ["Appenzell Ausserrhoden", "Appenzell Rhodes-Extérieures", "Appenzello Esterno"],
  BE: ["Bern", "Berne"],
  BL: ["Basel-Landschaft", "Baselland", "Bâle-Campagne", "Basilea Campagna", "Basle Country"],
  BS: ["Basel-Stadt", "Bâle-Ville", "Basilea Città", "Basle City"],
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
