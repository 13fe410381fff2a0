import { cantonOtherNames, spellingsOf } from "./canton-names.ts";

type ByCanton<Names> = Readonly<Partial<Record<string, readonly Names[]>>>;

const one = (...names: string[]) => names.map((name) => [name]);

/** The larger communes and best-known places, each with all its names. Capitals named like their canton are above. */
export const communesByCanton: ByCanton<readonly string[]> = {
  AG: [
    ...one("Aarau", "Baden", "Wettingen", "Wohlen", "Brugg", "Rheinfelden", "Zofingen"),
    ...one("Lenzburg", "Spreitenbach", "Oftringen", "Möhlin"),
  ],
  AI: one("Appenzell"),
  AR: one("Herisau", "Teufen"),
  BE: [
    ["Biel", "Bienne", "Biel/Bienne"],
    ["Thun", "Thoune"],
    ["Burgdorf", "Berthoud"],
    ...one("Köniz", "Langenthal", "Interlaken", "Ostermundigen", "Spiez", "Steffisburg"),
    ...one("Lyss", "Ittigen", "Grindelwald", "Gstaad", "Saint-Imier"),
  ],
  BL: one("Liestal", "Allschwil", "Reinach", "Muttenz", "Pratteln", "Binningen", "Münchenstein"),
  BS: one("Riehen"),
  FR: [
    ["Murten", "Morat"],
    ["Düdingen", "Guin"],
    ...one("Bulle", "Villars-sur-Glâne", "Marly", "Romont", "Châtel-Saint-Denis", "Estavayer"),
  ],
  GE: [
    ...one("Vernier", "Lancy", "Meyrin", "Carouge", "Onex", "Thônex", "Versoix"),
    ...one("Plan-les-Ouates", "Chêne-Bougeries", "Grand-Saconnex", "Veyrier", "Bernex"),
  ],
  GL: one("Näfels", "Glarus Nord"),
  GR: [
    ["Chur", "Coire", "Coira", "Cuira"],
    ["Davos", "Tavau"],
    ["St. Moritz", "Sankt Moritz", "Saint-Moritz", "San Murezzan"],
    ["Ilanz", "Glion"],
    ...one("Arosa", "Klosters", "Landquart", "Flims", "Laax", "Pontresina", "Scuol", "Poschiavo"),
  ],
  JU: [["Delémont", "Delsberg"], ["Porrentruy", "Pruntrut"], ...one("Moutier", "Saignelégier")],
  LU: one("Emmen", "Kriens", "Horw", "Ebikon", "Sursee", "Hochdorf"),
  NE: one("La Chaux-de-Fonds", "Le Locle", "Val-de-Travers", "Val-de-Ruz"),
  NW: one("Stans", "Hergiswil"),
  OW: one("Sarnen", "Engelberg"),
  SG: [
    ["Rapperswil", "Rapperswil-Jona"],
    ...one("Gossau", "Buchs", "Uzwil", "Altstätten", "Bad Ragaz", "Rorschach"),
  ],
  SH: one("Neuhausen"),
  SO: [["Grenchen", "Granges"], ...one("Olten")],
  SZ: one("Einsiedeln", "Freienbach", "Küssnacht am Rigi", "Lachen"),
  TG: one("Frauenfeld", "Kreuzlingen", "Arbon", "Amriswil", "Weinfelden", "Romanshorn"),
  TI: [
    ["Bellinzona", "Bellenz", "Bellinzone"],
    ...one("Lugano", "Locarno", "Mendrisio", "Chiasso", "Ascona", "Minusio"),
  ],
  UR: one("Altdorf", "Andermatt"),
  VD: [
    ["Lausanne", "Losanna", "Lausana"],
    ["Yverdon", "Yverdon-les-Bains"],
    ...one("Montreux", "Vevey", "Nyon", "Renens", "Pully", "Morges", "Gland", "Ecublens"),
    ...one("Prilly", "Aigle", "Rolle", "Payerne", "Crissier", "Lutry", "Leysin"),
  ],
  VS: [
    ["Sion", "Sitten"],
    ["Sierre", "Siders"],
    ["Brig", "Brigue", "Brig-Glis", "Briga"],
    ["Visp", "Viège"],
    ["Leukerbad", "Loèche-les-Bains"],
    ["Martigny", "Martinach"],
    ...one("Monthey", "Naters", "Zermatt", "Verbier", "Crans-Montana", "Saas-Fee", "Conthey"),
  ],
  ZG: one("Baar", "Cham", "Rotkreuz", "Steinhausen"),
  ZH: [
    ["Winterthur", "Winterthour"],
    ...one("Uster", "Dübendorf", "Dietikon", "Wetzikon", "Wädenswil", "Kloten", "Horgen"),
    ...one("Bülach", "Opfikon", "Schlieren", "Adliswil", "Thalwil", "Küsnacht", "Volketswil"),
    ...one("Regensdorf", "Effretikon", "Meilen", "Stäfa", "Zollikon", "Wallisellen"),
  ],
};

/** Offices that have this name only in one canton. Names of offices of all cantons are synonyms of the search. */
export const officesByCanton: ByCanton<string> = {
  BE: ["Migrationsdienst", "MIDI"],
  BS: ["Bevölkerungsdienste und Migration"],
  FR: ["SPoMi", "Service de la population et des migrants"],
  GE: [
    ...["OCPM", "Office cantonal de la population et des migrations", "Hospice général"],
    ...["OCV", "Office cantonal des véhicules"],
  ],
  LU: ["Amigra", "Amt für Migration"],
  NE: ["SMIG", "Service des migrations"],
  TI: ["Ufficio della migrazione", "Sezione della circolazione"],
  VD: ["SPOP", "Service de la population", "Service des automobiles et de la navigation"],
  VS: ["Service de la population et des migrations"],
  ZH: ["Kreisbüro", "Personenmeldeamt"],
};

/** Names of the canton besides the Portuguese one, and of its communes. */
export const placesOfCanton = (code: string): string[] =>
  [...(cantonOtherNames[code] ?? []), ...(communesByCanton[code] ?? []).flat()].flatMap(
    spellingsOf,
  );
