import { sql } from "drizzle-orm";
import type { RateSourceId } from "../../../../../contract/calculators/exchange.ts";
import type { Database } from "../../../../db/database.ts";
import { importedRates } from "../../../../db/tables/exchange-rates.ts";
import type { PublishedRate } from "../../exchange-rates/sources/rate-source.ts";
import type { HealthPremium } from "../extracts/premiums-extract.ts";
import type { WithholdingTariff } from "../extracts/withholding-extract.ts";

export type PremiumRegion = {
  postcode: string;
  locality: string;
  canton: string;
  region: number;
};

export type InsurerName = { number: number; name: string };

/** Small enough that a statement stays far below the statement timeout. */
const ROWS_AT_ONCE = 5_000;
const TARIFFS_AT_ONCE = 200;

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
const numbers = (values: readonly number[]) => sql`${sql.param([...values])}::integer[]`;
const listText = (values: readonly number[]) => `{${values.join(",")}}`;

function* batches<T>(rows: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

export async function insertWithholdingTariffs(
  within: Database,
  importId: number,
  canton: string,
  tariffs: readonly WithholdingTariff[],
): Promise<void> {
  for (const batch of batches(tariffs, TARIFFS_AT_ONCE)) {
    await within.execute(sql`
      insert into withholding_tariffs
        (import_id, canton, code, from_cents, rate_hundredths, minimum_cents)
      select ${importId}::bigint, ${canton}, code, begins::integer[], rates::integer[], least::integer[]
      from unnest(
        ${texts(batch.map(({ code }) => code))},
        ${texts(batch.map(({ fromCents }) => listText(fromCents)))},
        ${texts(batch.map(({ rateHundredths }) => listText(rateHundredths)))},
        ${texts(batch.map(({ minimumCents }) => listText(minimumCents)))}
      ) as given(code, begins, rates, least)`);
  }
}

export async function insertHealthPremiums(
  within: Database,
  importId: number,
  premiums: readonly HealthPremium[],
): Promise<void> {
  for (const batch of batches(premiums, ROWS_AT_ONCE)) {
    await within.execute(sql`
      insert into health_premiums
        (import_id, canton, region, age_class, has_accident, insurer, model, tariff, deductibles_chf, premium_cents)
      select ${importId}::bigint, canton, region, age_class, has_accident = 1, insurer, model, tariff,
        deductibles::integer[], premiums::integer[]
      from unnest(
        ${texts(batch.map(({ canton }) => canton))},
        ${numbers(batch.map(({ region }) => region))},
        ${texts(batch.map(({ ageClass }) => ageClass))},
        ${numbers(batch.map(({ hasAccident }) => Number(hasAccident)))},
        ${numbers(batch.map(({ insurer }) => insurer))},
        ${texts(batch.map(({ model }) => model))},
        ${texts(batch.map(({ tariff }) => tariff))},
        ${texts(batch.map(({ deductiblesChf }) => listText(deductiblesChf)))},
        ${texts(batch.map(({ premiumCents }) => listText(premiumCents)))}
      ) as given(canton, region, age_class, has_accident, insurer, model, tariff, deductibles, premiums)`);
  }
}

export async function insertPremiumRegions(
  within: Database,
  importId: number,
  regions: readonly PremiumRegion[],
): Promise<void> {
  for (const batch of batches(regions, ROWS_AT_ONCE)) {
    await within.execute(sql`
      insert into premium_regions (import_id, postcode, locality, canton, region)
      select ${importId}::bigint, postcode, locality, canton, region
      from unnest(
        ${texts(batch.map(({ postcode }) => postcode))},
        ${texts(batch.map(({ locality }) => locality))},
        ${texts(batch.map(({ canton }) => canton))},
        ${numbers(batch.map(({ region }) => region))}
      ) as given(postcode, locality, canton, region)`);
  }
}

export async function insertInsurerNames(
  within: Database,
  importId: number,
  insurers: readonly InsurerName[],
): Promise<void> {
  await within.execute(sql`
    insert into insurer_names (import_id, number, name)
    select ${importId}::bigint, number, name
    from unnest(
      ${numbers(insurers.map(({ number }) => number))},
      ${texts(insurers.map(({ name }) => name))}
    ) as given(number, name)`);
}

export async function insertImportedRates(
  within: Database,
  importId: number,
  source: RateSourceId,
  rates: readonly PublishedRate[],
): Promise<void> {
  await within.insert(importedRates).values(rates.map((rate) => ({ ...rate, importId, source })));
}
