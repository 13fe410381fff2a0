import type { Knex } from "knex";
import { JOB_ADS_PATH } from "../../../../contract/classifieds/job-ads.ts";
import type { HookNotice } from "../../../../contract/notifications/kinds.ts";
import { Refusal } from "../../shared/refusal";
import { zurichDayOf } from "../../shared/zurich-day.ts";

type Payload = Record<string, unknown>;
type Stored = {
  id: string;
  author: string | null;
  postedAt: Date | null;
  refusalReason: string | null;
  isOver: boolean;
};

const SOURCE = "Anúncio do empregador, liberado pela equipe";

/**
 * Rules for the team's decision about members' ads. A released ad gets its dates and source, and counts as
 * checked by the editor who released it. Rows without an author are the editors' own and stay as they are.
 * @throws {Refusal} for a refusal without a reason, for the release of an ad whose last day is over, and
 * for a mass change of members' ads and others
 */
export async function requireAdDecision(
  payload: Payload,
  keys: readonly unknown[],
  { database, requester, now }: { database: Knex; requester: string; now: Date },
): Promise<Payload> {
  const { status } = payload;
  if (status !== "published" && status !== "archived") return payload;
  const rows: Stored[] = await database("jobs")
    .whereIn("id", [...keys] as string[])
    .select("id", "author", "postedAt", "refusalReason")
    .select(database.raw(`coalesce("validTo" < ?::date, false) as "isOver"`, [zurichDayOf(now)]));
  const ofMembers = rows.filter(({ author }) => author !== null);
  if (ofMembers.length === 0) return payload;
  if (ofMembers.length < rows.length)
    throw new Refusal({ field: "status", reason: "Decida os anúncios de membros à parte." });
  if (status === "archived") {
    const hasReason = ofMembers.every(({ refusalReason }) =>
      isText("refusalReason" in payload ? payload["refusalReason"] : refusalReason),
    );
    const reason = "Escreva o motivo: quem enviou o anúncio lê.";
    if (!hasReason) throw new Refusal({ field: "refusalReason", reason });
    return payload;
  }
  if (!("validTo" in payload) && ofMembers.some(({ isOver }) => isOver))
    throw new Refusal({ field: "validTo", reason: "O último dia deste anúncio já passou." });
  const at = now.toISOString();
  const isNew = ofMembers.every(({ postedAt }) => postedAt === null);
  return {
    ...payload,
    ...(isNew && { postedAt: at }),
    ...{ retrievedAt: at, source: SOURCE, verifiedBy: requester, refusalReason: null },
  };
}

const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

type Decided = {
  id: string;
  owner: string;
  title: string;
  status: string;
  postedAt: Date | null;
  refusalReason: string | null;
};

function headlineOf({ status, postedAt }: Decided): string {
  if (status === "published") return "O seu anúncio de vaga está no ar";
  return postedAt === null
    ? "A equipe não publicou o seu anúncio de vaga"
    : "A equipe tirou do ar o seu anúncio de vaga";
}

/** Notifies the authors of released and refused ads. */
export async function listAdNotifications(
  database: Knex,
  ids: readonly string[],
): Promise<HookNotice[]> {
  const rows: Decided[] = await database("jobs")
    .whereIn("id", [...ids])
    .whereIn("status", ["published", "archived"])
    .whereNotNull("author")
    .select("id", "title", "status", "postedAt", "refusalReason", { owner: "author" });
  return rows.map((row) => ({
    ...{ owner: row.owner, type: "moderation" as const, title: headlineOf(row) },
    body: row.status === "archived" ? `${row.title}. Motivo: ${row.refusalReason}` : row.title,
    url: JOB_ADS_PATH,
    ...{ targetType: "jobs", target: row.id, groupKey: `moderation:jobs:${row.id}` },
  }));
}
