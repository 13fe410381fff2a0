import type { Knex } from "knex";
import { listTexts } from "./described";
import { decidedCollections } from "../../../../contract/community/moderation.ts";

type About = { targetType: string; target: string };
type Entry = {
  collection: string;
  item: string;
  at: Date;
  by: string | null;
  actor: string;
  delta: unknown;
  targetType: string | null;
  target: string | null;
};

const MAX_SHOWN = 50;
/** Maximum number of log entries to read: one decision about many reports creates as many entries. */
const MAX_ENTRIES = 200;
const EXCERPT_LENGTH = 80;
const shownFields = [
  ...["status", "state", "kind", "pinnedUntil", "liftedAt", "category"],
  ...["slowModeMinutes", "splitInto", "teamEditReason"],
];

/**
 * The team's recent decisions with their authors, from Directus' activity log. Editors' own texts are no
 * decisions. `isHidden` is true if the text of the latest decision is still hidden.
 */
export async function listDecisions(database: Knex, rolesOfOthers: ReadonlySet<string>) {
  const rows: Entry[] = await database("directus_activity as activity")
    .join("directus_revisions as revision", "revision.activity", "activity.id")
    .join("directus_users as person", "person.id", "activity.user")
    .joinRaw(
      "left join reports as report on activity.collection = 'reports' and report.id::text = activity.item",
    )
    .whereIn("activity.collection", decidedCollections)
    .where(
      (row) =>
        void row.where("activity.action", "update").orWhere("activity.collection", "sanctions"),
    )
    .whereNotNull("person.role")
    .whereNotIn("person.role", [...rolesOfOthers])
    .whereRaw("revision.delta::text ~ ?", [shownFields.join("|")])
    .orderBy("activity.timestamp", "desc")
    .orderBy("activity.id", "desc")
    .limit(MAX_ENTRIES)
    .select(
      { collection: "activity.collection", item: "activity.item", at: "activity.timestamp" },
      { by: "person.first_name", actor: "person.id", delta: "revision.delta" },
      { targetType: "report.targetType", target: "report.target" },
    );
  const texts = await listTexts(database, rows.flatMap(aboutOf));
  const seen = new Set<string>();
  const decisions = rows.flatMap((row) => {
    const { collection, at, by, actor, delta } = row;
    const about = aboutOf(row)[0];
    const text = about && texts.find(({ id }) => id === about.target);
    const changed = changedFields(delta, text?.author === actor);
    if (Object.keys(changed).length === 0) return [];
    if (
      collection === "reports" &&
      !isFirstStored(changed, `${at.getTime()} ${row.target}`, seen)
    ) {
      return [];
    }
    const isLatest = text !== undefined && !seen.has(text.id);
    if (text) seen.add(text.id);
    return {
      ...{ collection, at, by, changed },
      text: text && {
        ...about,
        path: text.path,
        excerpt: (text.title ?? text.body ?? "").slice(0, EXCERPT_LENGTH),
        isHidden: isLatest && text.status === "hidden",
      },
    };
  });
  return decisions.slice(0, MAX_SHOWN).map(({ text = null, ...row }) => ({ ...row, text }));
}

function aboutOf({ collection, item, targetType, target }: Entry): About[] {
  if (collection === "forum_posts") return [{ targetType: "forum", target: item }];
  if (collection === "comments") return [{ targetType: "comments", target: item }];
  return targetType && target ? [{ targetType, target }] : [];
}

/** Of decided reports only "text kept" is shown, once for all reports of the text. */
function isFirstStored(changed: Record<string, string>, decision: string, seen: Set<string>) {
  if (changed["state"] !== "rejected" || seen.has(decision)) return false;
  seen.add(decision);
  return true;
}

/**
 * Fields that a change decided. Directus returns JSON as an object or as text. Authors in the team may also
 * move and delete their own texts: that is no decision.
 */
function changedFields(delta: unknown, isAuthor: boolean): Record<string, string> {
  const input: unknown = typeof delta === "string" ? JSON.parse(delta) : delta;
  const fields = Object.entries((input ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.flatMap(([name, value]) => {
      const isOwn = isAuthor && (name === "category" || value === "deleted");
      return shownFields.includes(name) && !isOwn ? [[name, String(value)]] : [];
    }),
  );
}
