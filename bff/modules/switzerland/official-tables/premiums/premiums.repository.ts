import { and, asc, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type {
  AgeClass,
  InsuranceModel,
} from "../../../../../contract/switzerland/health-insurance.ts";
import type { Database } from "../../../../db/database.ts";
import {
  healthPremiums,
  insurerNames,
  premiumRegions,
} from "../../../../db/tables/official-tables.ts";
import type { InsurerName, PremiumRegion } from "../rows/official-rows.repository.ts";

export type StoredPremium = {
  insurer: number;
  model: InsuranceModel;
  tariff: string;
  deductiblesChf: number[];
  premiumCents: number[];
};

export type PremiumGroup = {
  canton: string;
  region: number;
  ageClass: AgeClass;
  hasAccident: boolean;
};

const asJson = (column: AnyPgColumn) => sql<number[]>`to_json(${column})`;

export async function listPremiums(
  db: Database,
  importId: number,
  group: PremiumGroup,
): Promise<StoredPremium[]> {
  return db
    .select({
      insurer: healthPremiums.insurer,
      model: healthPremiums.model,
      tariff: healthPremiums.tariff,
      deductiblesChf: asJson(healthPremiums.deductiblesChf),
      premiumCents: asJson(healthPremiums.premiumCents),
    })
    .from(healthPremiums)
    .where(
      and(
        eq(healthPremiums.importId, importId),
        eq(healthPremiums.canton, group.canton),
        eq(healthPremiums.region, group.region),
        eq(healthPremiums.ageClass, group.ageClass),
        eq(healthPremiums.hasAccident, group.hasAccident),
      ),
    );
}

export async function listPlaces(
  db: Database,
  importId: number,
  postcode: string,
): Promise<PremiumRegion[]> {
  const { locality, canton, region } = premiumRegions;
  return db
    .select({ postcode: premiumRegions.postcode, locality, canton, region })
    .from(premiumRegions)
    .where(and(eq(premiumRegions.importId, importId), eq(premiumRegions.postcode, postcode)))
    .orderBy(asc(locality), asc(canton), asc(region));
}

export async function listRegions(
  db: Database,
  importId: number,
  canton: string,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ region: premiumRegions.region })
    .from(premiumRegions)
    .where(and(eq(premiumRegions.importId, importId), eq(premiumRegions.canton, canton)))
    .orderBy(asc(premiumRegions.region));
  return rows.map(({ region }) => region);
}

export async function listInsurerNames(db: Database, importId: number): Promise<InsurerName[]> {
  const { number, name } = insurerNames;
  return db
    .select({ number, name })
    .from(insurerNames)
    .where(eq(insurerNames.importId, importId))
    .orderBy(asc(number));
}
