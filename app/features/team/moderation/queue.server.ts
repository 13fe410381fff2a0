import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { askEndpoint } from "~/cms/read";
import { readAct } from "~/forms/read-act.server";
import { formatDate, formatDateLabel, formatDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { adText } from "../../../../contract/classifieds/job-ads.ts";
import { EDIT_CONFLICT, SEEN_VERSION } from "../../../../contract/collections/edit-version.ts";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import {
  appealTargets,
  decidedCollections,
  moderatedTexts,
  MODERATION_REFUSALS,
  sanctionKinds,
  type AppealTarget,
  type DecidedCollection,
  type ModeratedText,
} from "../../../../contract/community/moderation.ts";

const person = z.nullable(z.object({ id: z.string(), name: z.string() }));
/** An editor may empty a field: one such ad must not hide the rest of the queue. */
const maybeEmpty = z.nullable(z.string()).transform((text) => text ?? "");
const path = z.nullable(z.string()).transform((below) => below && to(below as `/${string}`));

const queueShape = z.object({
  reported: z.array(
    z.object({
      targetType: z.enum(moderatedTexts),
      target: z.string(),
      count: z.number(),
      reasons: z.array(z.string()),
      notes: z.nullable(z.array(z.string())).transform((notes) => notes ?? []),
      claimedBy: z.nullable(z.string()),
      since: z.string(),
      title: z.nullable(z.string()),
      body: z.string(),
      status: z.string(),
      path,
      author: person,
    }),
  ),
  ads: z.array(
    z.object({
      ...{ id: z.string(), title: maybeEmpty, company: maybeEmpty },
      ...{ city: z.nullable(z.string()), canton: z.nullable(z.string()) },
      contractType: maybeEmpty,
      ...{ workloadMin: z.number().catch(0), workloadMax: z.number().catch(0) },
      ...{ salaryMinCents: z.nullable(z.number()), salaryMaxCents: z.nullable(z.number()) },
      ...{ salaryPeriod: maybeEmpty, permitPolicy: z.nullable(z.string()) },
      languages: z.array(z.object({ code: z.string(), level: z.string() })).catch([]),
      description: z.nullable(z.string()),
      ...{ applyUrl: z.nullable(z.string()), applyEmail: z.nullable(z.string()) },
      ...{ lastDay: z.nullable(z.string()), since: z.string(), author: person },
    }),
  ),
  appeals: z.array(
    z.object({
      id: z.string(),
      targetType: z.enum(appealTargets),
      body: z.string(),
      since: z.string(),
      decision: z.object({ title: z.nullable(z.string()), body: z.string(), path }),
      decidedBy: z.nullable(z.string()),
      member: person,
      mayAnswer: z.boolean(),
    }),
  ),
  sanctions: z.array(
    z.object({
      id: z.string(),
      // A comment ban also bars the member from writing.
      kind: z.enum(sanctionKinds).catch("silence"),
      reason: z.nullable(z.string()),
      until: z.nullable(z.string()),
      member: person,
    }),
  ),
  decisions: z.array(
    z.object({
      collection: z.enum(decidedCollections),
      at: z.string(),
      by: z.nullable(z.string()),
      changed: z.record(z.string(), z.string()),
      text: z.nullable(
        z.object({
          targetType: z.enum(moderatedTexts),
          target: z.string(),
          excerpt: z.string(),
          path,
          isHidden: z.boolean(),
        }),
      ),
    }),
  ),
});

type Person = { id: string; name: string } | null;

export type ReportedText = {
  targetType: ModeratedText;
  target: string;
  count: number;
  reasons: string[];
  notes: string[];
  claimedBy: string | null;
  sinceLabel: string;
  title: string | null;
  body: string;
  status: string;
  path: string | null;
  author: Person;
};

export type OpenAppeal = {
  id: string;
  targetType: AppealTarget;
  body: string;
  sinceLabel: string;
  decision: { title: string | null; body: string; path: string | null };
  decidedBy: string | null;
  member: Person;
  mayAnswer: boolean;
};

export type WaitingAd = {
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
  permitPolicy: string | null;
  languages: readonly { code: string; level: string }[];
  text: string;
  applyTo: string;
  lastDayLabel: string;
  sinceLabel: string;
  author: Person;
};

const decisionChanges = [
  ...(["open", "published", "closed", "pending", "hidden", "deleted"] as const),
  ...(["granted", "refused", "kept", "silence", "suspend", "comment_ban"] as const),
  ...(["pinned", "unpinned", "lifted", "moved"] as const),
  ...(["merged", "split", "edited", "slowed", "unslowed"] as const),
] as const;
type DecisionChange = (typeof decisionChanges)[number];

export type Queue = {
  reported: ReportedText[];
  ads: WaitingAd[];
  appeals: OpenAppeal[];
  sanctions: ActiveSanction[];
  decisions: Decision[];
};

type ActiveSanction = {
  id: string;
  kind: (typeof sanctionKinds)[number];
  reason: string | null;
  untilLabel: string | null;
  member: Person;
};

export type Decision = {
  collection: DecidedCollection;
  atLabel: string;
  by: string | null;
  changed: DecisionChange[];
  reason: string | null;
  text: {
    targetType: ModeratedText;
    target: string;
    excerpt: string;
    path: string | null;
    isHidden: boolean;
  } | null;
};

type DecisionProblem =
  | ("target" | "text" | "sameHand" | "settled" | "team" | "repeated" | "many" | "title" | "body")
  | ("conflict" | "shape" | "refused" | "unavailable");

export type DecisionAnswer = {
  problem: DecisionProblem | null;
  typed: Readonly<Record<string, string>> | null;
};

/**
 * Null unless the reader is on the team.
 * @throws {CmsError}
 */
export async function findQueue(own: OwnCms, now: Date): Promise<Queue | null> {
  const pending = own.ask(askEndpoint("/portal-moderation/queue", {}, queueShape));
  const found = await pending.catch((error: unknown) => {
    if (error instanceof CmsError && error.statusCode === 403) return null;
    throw error;
  });
  if (!found) return null;
  const since = <Row extends { since: string }>(row: Row) => ({
    ...row,
    sinceLabel: formatDateLabel(row.since, now),
  });
  return {
    reported: found.reported.map(since),
    ads: found.ads.map(({ description, applyUrl, applyEmail, lastDay, since: sentAt, ...ad }) => ({
      ...ad,
      text: adText(description ?? ""),
      applyTo: applyUrl ?? applyEmail ?? "",
      lastDayLabel: lastDay ? formatDate(`${lastDay}T12:00:00Z`) : "",
      sinceLabel: formatDateLabel(sentAt, now),
    })),
    appeals: found.appeals.map(since),
    sanctions: found.sanctions.map(({ until, ...row }) => ({
      ...row,
      untilLabel: until && formatDateTime(until),
    })),
    decisions: found.decisions.map(({ at, changed, ...row }) => ({
      ...row,
      atLabel: formatDateTime(at),
      reason: changed["teamEditReason"] ?? null,
      changed: Object.entries(changed).flatMap(([field, value]) => changeOf(field, value) ?? []),
    })),
  };
}

function changeOf(field: string, value: string): DecisionChange | null {
  if (field === "pinnedUntil") return value === "null" ? "unpinned" : "pinned";
  if (field === "liftedAt") return value === "null" ? null : "lifted";
  if (field === "category") return "moved";
  if (field === "slowModeMinutes") return value === "0" ? "unslowed" : "slowed";
  if (field === "splitInto") return "split";
  if (field === "teamEditReason") return "edited";
  if (value === "rejected") return "kept";
  return decisionChanges.find((known) => known === value) ?? null;
}

const done = z.object({ isDone: z.boolean() });
const problems: Readonly<Record<string, DecisionProblem>> = {
  [MODERATION_REFUSALS.target]: "target",
  [MODERATION_REFUSALS.text]: "text",
  [MODERATION_REFUSALS.sameHand]: "sameHand",
  [MODERATION_REFUSALS.settled]: "settled",
  [MODERATION_REFUSALS.team]: "team",
  [MODERATION_REFUSALS.repeated]: "repeated",
  [MODERATION_REFUSALS.many]: "many",
  [EDIT_CONFLICT]: "conflict",
  [FORUM_REFUSALS.title]: "title",
  [FORUM_REFUSALS.body]: "body",
  [FORUM_REFUSALS.shape]: "shape",
};

const word = z.string().optional();
/** Directus checks which fields a decision requires. */
const input = z.object({
  ...{ decision: z.string(), replies: z.array(z.string()) },
  ...{ targetType: word, target: word, member: word, sanction: word, appeal: word },
  ...{ kind: word, days: word, state: word, answer: word, reason: word },
  ...{ title: word, body: word, into: word, to: word, minutes: word },
  [SEEN_VERSION]: word,
});

/**
 * Directus checks the permission.
 * @returns null after success
 */
export async function sendDecision(own: OwnCms, form: FormData): Promise<DecisionProblem | null> {
  const values = readAct(input, form, ["replies"]);
  if (!values) return "refused";
  try {
    await own.ask({ ...askEndpoint("/portal-moderation/decisions", values, done), isWrite: true });
    return null;
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.isOutage) return "unavailable";
    return problems[error.code ?? ""] ?? "refused";
  }
}

export function answerOf(form: FormData, problem: DecisionProblem | null): DecisionAnswer {
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return { problem, typed: problem && Object.fromEntries(typed) };
}
