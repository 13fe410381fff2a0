import type { Knex } from "knex";
import { listPeople, listTexts } from "./described";
import { moderatedTexts } from "../../../../contract/community/moderation.ts";

type Reported = {
  targetType: string;
  target: string;
  count: number;
  reasons: string[];
  notes: string[] | null;
  claimedBy: string | null;
  since: Date;
};

const MAX_SHOWN = 50;

export async function listReported(database: Knex) {
  const rows: Reported[] = await database("reports")
    .whereIn("state", ["open", "claimed"])
    .whereIn("targetType", moderatedTexts)
    .groupBy("targetType", "target")
    .orderByRaw("min(date_created)")
    .limit(MAX_SHOWN)
    .select(
      "targetType",
      "target",
      database.raw("count(*)::int as count"),
      database.raw("array_agg(distinct reason) as reasons"),
      database.raw("array_agg(note order by date_created) filter (where note <> '') as notes"),
      database.raw(`min("handledBy"::text) filter (where state = 'claimed') as "claimedBy"`),
      database.raw("min(date_created) as since"),
    );
  const texts = await listTexts(database, rows);
  const claimers = rows.map(({ claimedBy }) => claimedBy);
  const names = await listPeople(database, [...texts.map(({ author }) => author), ...claimers]);
  return rows.flatMap((row) => {
    const text = texts.find(({ id }) => id === row.target);
    if (!text) return [];
    const { title, body, status, author, path } = text;
    return {
      ...row,
      ...{ title, status, path, body: body ?? "" },
      author: names.get(author ?? "") ?? null,
      claimedBy: names.get(row.claimedBy ?? "")?.name ?? null,
    };
  });
}

type WaitingAd = {
  id: string;
  title: string;
  company: string;
  city: string | null;
  canton: string | null;
  contractType: string;
  workloadMin: number;
  workloadMax: number;
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  salaryPeriod: string;
  languages: unknown;
  permitPolicy: string | null;
  description: string | null;
  applyUrl: string | null;
  applyEmail: string | null;
  lastDay: string | null;
  since: Date;
  author: string;
};

/** Members' job ads that wait for the team, oldest first. */
export async function listWaitingAds(database: Knex) {
  const rows: WaitingAd[] = await database("jobs as job")
    .leftJoin("Cantons as canton", "canton.id", "job.canton")
    .where({ "job.status": "in_review" })
    .whereNotNull("job.author")
    .orderBy("job.date_created")
    .limit(MAX_SHOWN)
    .select("job.id", "job.title", "job.company", "job.city", "job.contractType", "job.languages")
    .select("job.workloadMin", "job.workloadMax", "job.salaryMinCents", "job.salaryMaxCents")
    .select("job.salaryPeriod", "job.permitPolicy", "job.description", "job.author")
    .select("job.applyUrl", "job.applyEmail")
    .select({ since: "job.date_created", canton: "canton.cantonCode" })
    .select(database.raw(`to_char(job."validTo", 'YYYY-MM-DD') as "lastDay"`));
  const names = await listPeople(
    database,
    rows.map(({ author }) => author),
  );
  return rows.map((row) => ({ ...row, author: names.get(row.author) ?? null }));
}

type Appeal = {
  id: string;
  targetType: string;
  target: string;
  body: string;
  decidedBy: string | null;
  since: Date;
  member: string | null;
};

/** Open appeals, oldest first, without those against the requester's own decisions. */
export async function listOpenAppeals(database: Knex, requester: string) {
  const rows: Appeal[] = await database("appeals")
    .where({ state: "open" })
    .orderBy("date_created")
    .limit(MAX_SHOWN)
    .select("id", "targetType", "target", "body", "decidedBy", { since: "date_created" })
    .select({ member: "user_created" });
  const people = rows.flatMap(({ member, decidedBy }) => [member, decidedBy]);
  const names = await listPeople(database, people);
  const decisions = await describeDecisions(database, rows);
  return rows.map(({ member, decidedBy, ...row }) => ({
    ...row,
    decision: decisions.get(row.target) ?? { title: null, body: "", path: null },
    decidedBy: names.get(decidedBy ?? "")?.name ?? null,
    member: names.get(member ?? "") ?? null,
    mayAnswer: decidedBy !== requester,
  }));
}

type About = { targetType: string; target: string };
type Decided = { title: string | null; body: string; path: string | null };

async function describeDecisions(
  database: Knex,
  rows: readonly About[],
): Promise<Map<string, Decided>> {
  const texts = await listTexts(database, rows);
  const ids = rows.flatMap((row) => (row.targetType === "sanctions" ? row.target : []));
  const reasons: { id: string; reason: string | null }[] = await database("sanctions")
    .whereRaw("id::text = any(?)", [ids])
    .select("id", "reason");
  return new Map([
    ...texts.map(({ id, title, body, path }) => [id, { title, body: body ?? "", path }] as const),
    ...reasons.map(
      ({ id, reason }) => [id, { title: null, body: reason ?? "", path: null }] as const,
    ),
  ]);
}

type Sanction = {
  id: string;
  member: string;
  kind: string;
  reason: string | null;
  until: Date | null;
};

export async function listSanctions(database: Knex, now: Date) {
  const rows: Sanction[] = await database("sanctions")
    .whereNull("liftedAt")
    .whereNotNull("member")
    .where((row) => void row.whereNull("until").orWhere("until", ">", now))
    .orderBy("until")
    .limit(MAX_SHOWN)
    .select("id", "member", "kind", "reason", "until");
  const names = await listPeople(
    database,
    rows.map(({ member }) => member),
  );
  return rows.map((row) => ({ ...row, member: names.get(row.member) ?? null }));
}
