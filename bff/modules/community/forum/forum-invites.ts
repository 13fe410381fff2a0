import { createHash } from "node:crypto";
import {
  ASK_AFTER_MS,
  ASK_UNTIL_MS,
  INVITES_PER_TOPIC,
  INVITES_PER_WEEK,
  INVITE_WEEK_MS,
} from "../../../../contract/community/forum-limits.ts";
import { topicPath } from "../../../../contract/community/forum.ts";
import { fold } from "../../../../contract/shared/text.ts";
import type { CmsProfiles } from "../../../cms/cms-profiles.ts";
import type { CmsTopics, OpenQuestion } from "../../../cms/cms-topics.ts";
import type { Notify } from "../../../cms/notify.ts";
import type { Database } from "../../../db/database.ts";
import type { Sealer } from "../../../db/seal.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { afterQuietHours } from "../../../quiet-hours.ts";
import { isBetweenBlocked } from "../../relations/connections/blocked-notifications.ts";
import type { SanctionsService } from "../../relations/moderation/sanctions.service.ts";
import { openProgress } from "../../account/signup/member-progress.ts";
import {
  countInvitesSince,
  insertInvites,
  listInvited,
  listStillWilling,
  listWilling,
  lockInvites,
} from "./forum-invites.repository.ts";

type LivedCase = {
  topicId: string;
  /** Ids of the cantons' rows in Directus. */
  cantonIds: readonly number[];
  permit: string | null;
  words: ReadonlySet<string>;
};

export type Witness = {
  userId: string;
  cantonId: number | null;
  permit: string | null;
  profession: string | null;
};

/** Shorter words occur in too many texts. */
const SHORTEST_WORD = 5;

/** Without the last letter, feminine and masculine forms are equal. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (word.length >= SHORTEST_WORD ? word.slice(0, -1) : []));

export function livedCaseOf(
  { id, title, body, contextCard, cantons }: OpenQuestion,
  cantonIds: ReadonlyMap<string, number>,
): LivedCase {
  const own = contextCard.canton === undefined ? undefined : cantonIds.get(contextCard.canton);
  return {
    topicId: id,
    cantonIds: own === undefined ? cantons : [...cantons, own],
    permit: contextCard.permit ?? null,
    words: new Set(wordsOf(`${title} ${body}`)),
  };
}

export function likenessOf({ cantonIds, permit, words }: LivedCase, witness: Witness): number {
  const isThere = witness.cantonId !== null && cantonIds.includes(witness.cantonId);
  const hasPermit = permit !== null && permit === witness.permit;
  const hasJob = wordsOf(witness.profession ?? "").some((word) => words.has(word));
  return [isThere, hasPermit, hasJob].filter(Boolean).length;
}

/**
 * Ranks members by similarity. The order of equal ones depends on the question, but stays the same for it.
 */
export function rankWitnesses<Each extends Witness>(
  requested: LivedCase,
  witnesses: readonly Each[],
): Each[] {
  const turnOf = ({ userId }: Witness) =>
    createHash("sha256").update(`${requested.topicId}:${userId}`).digest("hex");
  return witnesses
    .map((witness) => ({
      witness,
      likeness: likenessOf(requested, witness),
      turn: turnOf(witness),
    }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness || (one.turn < other.turn ? -1 : 1))
    .map(({ witness }) => witness);
}

type Willing = Witness & { directusUserId: string };

export type ForumInvitesDeps = {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  cmsTopics: CmsTopics;
  cmsProfiles: Pick<CmsProfiles, "list">;
  notify: Notify;
  measures: Pick<SanctionsService, "mayWrite">;
  now: () => Date;
};

const FIND = "find-who-lived-it";
const NOTIFY = "notify-who-lived-it";
const MEMBERS_AT_ONCE = 100;

/**
 * Invites members with a similar case, who agreed to it, to answer questions that had no answer for a day.
 * At most five members per question and two questions a week per member, never the same one twice. Members
 * who may not write, and those in a block with the author, are left out. The invitation is saved together
 * with the job that sends it, so that neither a crash nor a second run invites again. The author is not
 * notified.
 */
export function createForumInvites(deps: ForumInvitesDeps): {
  jobKinds: readonly JobKind<never>[];
} {
  const { db, jobs, sealer, cmsTopics, cmsProfiles, measures: sanctions, now } = deps;

  async function readWilling(): Promise<Willing[]> {
    const willing: Willing[] = [];
    let after: string | null = null;
    for (;;) {
      const page: Awaited<ReturnType<typeof listWilling>> = await listWilling(db, {
        ...{ after, take: MEMBERS_AT_ONCE, now: now() },
      });
      const profiles = await cmsProfiles.list(page.map(({ directusUserId }) => directusUserId));
      const byId = new Map(profiles.map((profile) => [profile.id, profile]));
      for (const { userId, directusUserId, answers } of page) {
        const profile = byId.get(directusUserId);
        if (!profile) continue;
        const { canton: cantonId, profession } = profile;
        const permit = (answers && openProgress(sealer, answers).answers.permit) ?? null;
        willing.push({ userId, directusUserId, cantonId, profession, permit });
      }
      after = page.at(-1)?.userId ?? null;
      if (page.length < MEMBERS_AT_ONCE) return willing;
    }
  }

  async function choose(
    requested: LivedCase,
    author: string,
    { willing, room, isFree }: { willing: readonly Willing[]; room: number; isFree: IsFree },
  ): Promise<string[]> {
    const possible = willing.filter(
      (each) => each.directusUserId !== author && isFree(each.userId),
    );
    const chosen: string[] = [];
    for (const { userId, directusUserId } of rankWitnesses(requested, possible)) {
      if (chosen.length >= room) break;
      if (await isBetweenBlocked(db, author, directusUserId)) continue;
      if (await sanctions.mayWrite(userId)) chosen.push(userId);
    }
    return chosen;
  }

  async function ask(question: OpenQuestion, requested: LivedCase, willing: readonly Willing[]) {
    await db.transaction(async (within) => {
      await lockInvites(within);
      const known = await listInvited(within, question.id);
      const room = INVITES_PER_TOPIC - known.length;
      if (room <= 0) return;
      const counts = await countInvitesSince(within, new Date(now().getTime() - INVITE_WEEK_MS));
      const isFree = (userId: string) =>
        !known.includes(userId) && (counts.get(userId) ?? 0) < INVITES_PER_WEEK;
      const userIds = await choose(requested, question.user_created, { willing, room, isFree });
      if (userIds.length === 0) return;
      const { id: topicId } = question;
      await insertInvites(
        within,
        userIds.map((userId) => ({ topicId, userId, askedAt: now() })),
      );
      const startAfter = afterQuietHours(now());
      const key = `ask:${topicId}:${known.length}`;
      await jobs.send(NOTIFY, { topicId, userIds }, within, {
        key,
        ...(startAfter > now() && { startAfter }),
      });
    });
  }

  const find: JobKind<object> = {
    name: FIND,
    cron: "*/20 * * * *",
    retries: 3,
    async handle() {
      const before = (ms: number) => new Date(now().getTime() - ms);
      const between = { from: before(ASK_UNTIL_MS), until: before(ASK_AFTER_MS) };
      const questions = await cmsTopics.listUnanswered(between);
      if (questions.length === 0) return;
      const willing = await readWilling();
      if (willing.length === 0) return;
      const cantonIds = await cmsTopics.readCantonIds();
      for (const question of questions) {
        await ask(question, livedCaseOf(question, cantonIds), willing);
      }
    },
  };

  const notifyInvited: JobKind<{ topicId: string; userIds: string[] }> = {
    name: NOTIFY,
    retries: OUTLASTING_DIRECTUS,
    async handle({ topicId, userIds }) {
      const question = await cmsTopics.findUnanswered(topicId);
      if (!question) return;
      const groupKey = `ask:${topicId}`;
      const owners = await listStillWilling(db, userIds, now());
      const title = `Você já passou por isso? ${question.title}`;
      await deps.notify(
        { type: "ask", url: topicPath(topicId), targetType: "forum", target: topicId, groupKey },
        owners.map((owner) => ({ owner, title })),
      );
    },
  };

  return { jobKinds: [find, notifyInvited] };
}

type IsFree = (userId: string) => boolean;
