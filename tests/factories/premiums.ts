import type {
  FoundHealth,
  FoundPerson,
  FoundTariff,
} from "~/features/classifieds/health/health-answer";

export function makeTariff(
  premiumCents: number,
  insurer: FoundTariff["insurer"] = { number: 8, name: "CSS" },
): FoundTariff {
  return {
    ...{ insurer, model: "standard", tariff: "Grundversicherung", premiumCents },
    ...{ deductiblesChf: [300], premiumsCents: [premiumCents] },
    ...{ totalCents: null, worstCents: null, differenceCents: null },
  };
}

export function makeFoundPerson(overrides: Partial<FoundPerson> = {}): FoundPerson {
  return {
    ...{ ageClass: "adult", deductibleChf: 300, hasAccident: true, total: 1 },
    ...{ tariffs: [], current: null, previous: null, paidCents: null },
    ...{ curve: null, coinsuranceMaxChf: null },
    ...overrides,
  };
}

export function makeFoundHealth(year: number, people: FoundPerson[]): FoundHealth {
  return {
    ...{ people, families: [], isCut: false, treatmentChf: 2_000 },
    ...{ rules: null, areRulesUnavailable: false, coming: null },
    source: {
      ...{
        year,
        publisher: "BAG",
        title: "Prêmios aprovados",
        url: "https://www.priminfo.admin.ch/",
      },
      ...{ publishedOn: null, importedAt: "2026-10-01T00:00:00.000Z" },
    },
  };
}
