import type { SeedTravelOffer } from "../../classifieds-types.ts";
import type { TravelClass } from "../../../../contract/classifieds/travel.ts";

/** Prices of the tariff in force until the timetable changes on 13 December 2026. */
const TARIFF = {
  retrievedAt: "2026-11-21",
  validFrom: "2023-12-10",
  validTo: "2026-12-12",
};
const HALF_FARE = {
  ...TARIFF,
  source: "De segunda mão: Wikiwand (cópia da Wikipédia), Halbtax, conferido com outra fonte",
  sourceUrl: "https://wikiwand.com/de/Halbtax",
};
const GA = {
  ...TARIFF,
  source:
    "De segunda mão: tarifa desde dezembro de 2023, sem aumento em 2025 (SRF) e 2026 (Schwarzwälder Bote)",
  sourceUrl: null,
};
const SAVER = {
  source: "De segunda mão: MySwissAlps, preços do Saver Day Pass",
  sourceUrl: "https://www.myswissalps.com/saverdaypass/price",
  retrievedAt: "2026-11-21",
  validFrom: "2024-01-01",
  validTo: "2026-12-12",
};
const COMMUNE = {
  source: "Comunas de Kreuzlingen, Speicher e Sarmenstorf (Spartageskarte Gemeinde)",
  sourceUrl: "https://www.kreuzlingen.ch",
  retrievedAt: "2026-11-21",
  validFrom: "2024-01-01",
  validTo: "2026-12-12",
};
const VISITORS = {
  source: "De segunda mão: MySwissAlps, Swiss Travel Pass 2026",
  sourceUrl: "https://www.myswissalps.com/travel-ticket/swiss-travel-pass",
  retrievedAt: "2026-11-21",
  validFrom: "2026-01-01",
  validTo: "2026-12-31",
};

const SECOND_HAND = "Preço de segunda mão: confira na SBB antes de comprar.";

const year = (cents: number) => [{ cents, per: "year" as const }];
const SECOND = "second" as const;
const FIRST = "first" as const;

const ga = (title: string, audience: SeedTravelOffer["audience"], cents: [number, number]) =>
  ([SECOND, FIRST] as const).map((travelClass, place): SeedTravelOffer => ({
    ...GA,
    title: `${title}, ${travelClass === SECOND ? "2ª" : "1ª"} classe`,
    kind: "ga",
    audience,
    travelClass,
    halfFare: "any",
    priceTiers: year(cents[place] ?? 0),
    conditions: `Viagens livres na rede do GA por um ano. ${SECOND_HAND}`,
    url: "https://www.sbb.ch",
  }));

const commune = (
  travelClass: TravelClass,
  halfFare: "with" | "without",
  cents: [number, number],
): SeedTravelOffer => ({
  ...COMMUNE,
  title: `Spartageskarte Gemeinde, ${travelClass === SECOND ? "2ª" : "1ª"} classe, ${
    halfFare === "with" ? "com" : "sem"
  } meia-tarifa`,
  kind: "commune_day",
  audience: "any",
  travelClass,
  halfFare,
  priceTiers: [
    { cents: cents[0], per: "day", untilDaysBefore: 10 },
    { cents: cents[1], per: "day", untilDaysBefore: 1 },
  ],
  conditions:
    "Só no balcão das comunas, para um dia escolhido, até seis meses antes e enquanto houver. Algumas cobram uma taxa de balcão.",
  url: "https://www.kreuzlingen.ch",
});

export const travelOffers: SeedTravelOffer[] = [
  {
    ...HALF_FARE,
    title: "Meia-tarifa (Halbtax), adulto, primeiro ano",
    kind: "half_fare",
    audience: "adult",
    travelClass: null,
    halfFare: "any",
    priceTiers: year(19_000),
    conditions: `Bilhetes pela metade do preço por um ano. A renovação custa CHF 170. ${SECOND_HAND}`,
    url: "https://www.sbb.ch",
  },
  {
    ...HALF_FARE,
    title: "Meia-tarifa jovem (16 a 24 anos), primeiro ano",
    kind: "half_fare",
    audience: "young",
    travelClass: null,
    halfFare: "any",
    priceTiers: year(12_000),
    conditions: `Bilhetes pela metade do preço por um ano. A renovação custa CHF 100. ${SECOND_HAND}`,
    url: "https://www.sbb.ch",
  },
  ...ga("GA adulto", "adult", [399_500, 652_000]),
  ...ga("GA 25 anos", "age25", [349_500, 567_000]),
  ...ga("GA jovem (16 a 24 anos)", "young", [278_000, 445_000]),
  ...ga("GA criança (6 a 15 anos)", "child", [172_000, 285_000]),
  ...ga("GA sênior", "senior", [304_000, 495_000]),
  ...ga("GA pessoa com deficiência", "disabled", [260_000, 412_000]),
  ...ga("GA Duo (parceiro na mesma casa)", "partner", [286_000, 445_000]),
  {
    ...SAVER,
    title: "Saver Day Pass (Spartageskarte), 2ª classe, sem meia-tarifa",
    kind: "saver_day",
    audience: "any",
    travelClass: SECOND,
    halfFare: "without",
    priceTiers: [{ cents: 5_200, per: "day", isFrom: true }],
    conditions: `A partir deste preço: quem compra mais cedo paga menos. O bilhete vale um dia. ${SECOND_HAND}`,
    url: "https://www.sbb.ch",
  },
  {
    ...SAVER,
    title: "Saver Day Pass (Spartageskarte), 2ª classe, com meia-tarifa",
    kind: "saver_day",
    audience: "any",
    travelClass: SECOND,
    halfFare: "with",
    priceTiers: [{ cents: 2_900, per: "day", isFrom: true }],
    conditions: `A partir deste preço: quem compra mais cedo paga menos. O bilhete vale um dia. ${SECOND_HAND}`,
    url: "https://www.sbb.ch",
  },
  commune(SECOND, "with", [3_900, 5_900]),
  commune(SECOND, "without", [5_200, 8_800]),
  commune(FIRST, "with", [6_600, 9_900]),
  commune(FIRST, "without", [8_800, 14_800]),
  ...[3, 4, 6, 8, 15].map((days, place): SeedTravelOffer => ({
    ...VISITORS,
    title: `Swiss Travel Pass, ${days} dias, 2ª classe (turistas)`,
    kind: "other",
    audience: "visitor",
    travelClass: SECOND,
    halfFare: "any",
    priceTiers: [{ cents: [25_400, 30_900, 39_900, 43_900, 49_900][place] ?? 0, per: "pass" }],
    conditions: `Para quem não mora na Suíça. ${SECOND_HAND}`,
    url: "https://www.sbb.ch",
  })),
];
