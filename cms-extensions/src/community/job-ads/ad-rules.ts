import type { Knex } from "knex";
import {
  adHtml,
  jobAdFrom,
  JOB_AD_REFUSALS,
  listWrongFields,
  MOST_JOB_ADS_A_DAY,
  MOST_LISTED_JOB_ADS,
  MOST_WAITING_JOB_ADS,
  readApplyAddress,
} from "../../../../contract/classifieds/job-ads.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { ruleRefusal } from "../../shared/refusal.ts";
import { zurichDayOf } from "../../shared/zurich-day.ts";
import { isBanned } from "../comments/requester";

export type Author = { database: Knex; member: string; now: Date };
type Row = Record<string, unknown>;

/**
 * The row of a member's new ad, which waits for the team. Null if this ad was sent before. Call it within
 * the transaction that writes the row: it serializes parallel ads of one member.
 * @param body `JobAd` with `id` and `isEmployer`
 * @throws `JOB_AD_REFUSALS.invalid`, `.banned`, `.waiting` or `.often`
 */
export async function prepareAd(body: Row, { database, member, now }: Author): Promise<Row | null> {
  const { id, isEmployer } = body;
  const ad = jobAdFrom(body);
  const address = readApplyAddress(ad.applyTo);
  const isWhole = listWrongFields(ad, zurichDayOf(now)).length === 0 && isEmployer === true;
  if (!isWhole || !address || typeof id !== "string" || !isUuid(id))
    throw ruleRefusal(JOB_AD_REFUSALS.invalid);
  if (await isBanned(database, member, now)) throw ruleRefusal(JOB_AD_REFUSALS.banned);
  await database.raw(`select pg_advisory_xact_lock(hashtext('job-ads-of:' || ?))`, [member]);
  if (await database("jobs").where({ id, author: member }).first("id")) return null;
  const waiting = await database("jobs")
    .where({ author: member, status: "in_review" })
    .limit(MOST_WAITING_JOB_ADS)
    .select("id");
  if (waiting.length >= MOST_WAITING_JOB_ADS) throw ruleRefusal(JOB_AD_REFUSALS.waiting);
  const ofDay = await database("jobs")
    .where({ author: member })
    .where("date_created", ">", new Date(now.getTime() - DAY_MS))
    .limit(MOST_JOB_ADS_A_DAY)
    .select("id");
  if (ofDay.length >= MOST_JOB_ADS_A_DAY) throw ruleRefusal(JOB_AD_REFUSALS.often);
  const canton = await database("Cantons").where({ cantonCode: ad.canton }).first("id");
  const { text, applyTo: _applyTo, lastDay, canton: _code, ...stored } = ad;
  return {
    ...{ id, ...stored, ...address },
    languages: [...ad.languages],
    ...{ canton: canton?.id ?? null, remote: "none", description: adHtml(text), validTo: lastDay },
    ...{ status: "in_review", author: member, statedAt: now.toISOString() },
  };
}

/** The member's own ads, the newest first. */
export async function listOwnAds({ database, member }: Omit<Author, "now">) {
  return database("jobs")
    .where({ author: member })
    .orderBy("date_created", "desc")
    .limit(MOST_LISTED_JOB_ADS)
    .select("id", "slug", "title", "company", "status", "refusalReason", "postedAt")
    .select({ sentAt: "date_created" })
    .select(database.raw(`to_char("validTo", 'YYYY-MM-DD') as "lastDay"`));
}

/** @throws `JOB_AD_REFUSALS.target` unless the ad is the member's and waits or is online */
export async function requireWithdrawable(
  id: unknown,
  { database, member }: Omit<Author, "now">,
): Promise<string> {
  const found =
    typeof id === "string" && isUuid(id)
      ? await database("jobs")
          .where({ id, author: member })
          .whereIn("status", ["in_review", "published"])
          .first("id")
      : undefined;
  if (!found) throw ruleRefusal(JOB_AD_REFUSALS.target);
  return String(found.id);
}
