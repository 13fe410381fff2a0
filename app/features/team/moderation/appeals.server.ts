import { readAct } from "~/forms/read-act.server";
import { createItem } from "@directus/sdk";
import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { formatDateTime } from "~/i18n/format";
import {
  APPEAL_MAX_LENGTH,
  APPEAL_MIN_LENGTH,
  appealStates,
  appealTargets,
  findText,
  MODERATION_REFUSALS,
  type AppealState,
  type AppealTarget,
  type ModeratedText,
  type sanctionKinds,
} from "../../../../contract/community/moderation.ts";

const MAX_SHOWN = 50;
const EXCERPT_LENGTH = 400;

const maybe = z.nullable(z.string());
const sanction = shape("sanctions", {
  id: z.string(),
  kind: z.string().transform((name) => (name === "suspend" ? "suspend" : "silence")),
  reason: maybe,
  until: maybe,
  liftedAt: maybe,
});
const topic = shape("forum_posts", { id: z.string(), title: z.string(), hiddenReason: maybe });
const comment = shape("comments", { id: z.string(), body: maybe, hiddenReason: maybe });
const appeal = shape("appeals", {
  target: z.string(),
  body: maybe,
  state: z.string().transform((name) => appealStates.find((state) => state === name) ?? "open"),
  answer: maybe,
});

export type OwnDecision = {
  targetType: AppealTarget;
  kind: ModeratedText | (typeof sanctionKinds)[number];
  target: string;
  text: string;
  /** Why the team hid the text; null if only a sanction says why. */
  reason: string | null;
  untilLabel: string | null;
  /** The sanction has expired or was lifted. */
  isOver: boolean;
  mayAppeal: boolean;
  appeal: { body: string | null; state: AppealState; answer: string | null } | null;
};

export type AppealAnswer = {
  problem: "target" | "text" | "sent" | "unavailable" | null;
  target: string;
  typed: string;
};

export async function listOwnDecisions(own: OwnCms, now: Date): Promise<OwnDecision[]> {
  const hidden = { user_created: { _eq: own.userId }, status: { _eq: "hidden" as const } };
  const [sanctions, topics, comments, appeals] = await Promise.all([
    own.ask(readRows(sanction, { sort: ["-until"], limit: MAX_SHOWN })),
    own.ask(readRows(topic, { filter: hidden, sort: ["-date_created"], limit: MAX_SHOWN })),
    own.ask(readRows(comment, { filter: hidden, sort: ["-date_created"], limit: MAX_SHOWN })),
    own.ask(readRows(appeal, { sort: ["-date_created"], limit: MAX_SHOWN })),
  ]);
  const decisionOf = (decision: Omit<OwnDecision, "appeal" | "mayAppeal">, isOver = false) => {
    const sent = appeals.find(({ target }) => target === decision.target) ?? null;
    return { ...decision, appeal: sent, mayAppeal: !sent && !isOver };
  };
  const lasting = { untilLabel: null, isOver: false };
  return [
    ...sanctions.map(({ id, kind, reason, until, liftedAt }) => {
      const isOver = liftedAt !== null || (until !== null && Date.parse(until) < now.getTime());
      const untilLabel = until && formatDateTime(until);
      const about = {
        targetType: "sanctions",
        target: id,
        text: reason ?? "",
        reason: null,
      } as const;
      return decisionOf({ ...about, kind, untilLabel, isOver }, isOver);
    }),
    ...topics.map(({ id: target, title: text, hiddenReason: reason }) =>
      decisionOf({ ...lasting, targetType: "forum", kind: "forum", target, text, reason }),
    ),
    ...comments.map(({ id: target, body, hiddenReason: reason }) => {
      const about = { target, text: (body ?? "").slice(0, EXCERPT_LENGTH), reason };
      return decisionOf({ ...lasting, targetType: "comments", kind: "comments", ...about });
    }),
  ];
}

const input = z.object({
  targetType: z.enum(appealTargets),
  target: z.guid(),
  body: z.string(),
});

const problems: Readonly<Record<string, AppealAnswer["problem"]>> = {
  [MODERATION_REFUSALS.target]: "target",
  [MODERATION_REFUSALS.text]: "text",
  RECORD_NOT_UNIQUE: "sent",
};

/** Directus decides which decisions can be appealed. */
export async function sendAppeal(own: OwnCms, form: FormData): Promise<AppealAnswer> {
  const values = readAct(input, form);
  const target = String(form.get("target"));
  const typed = String(form.get("body") ?? "");
  if (!values) return { problem: "target", target, typed };
  const body = findText(typed, APPEAL_MIN_LENGTH, APPEAL_MAX_LENGTH);
  if (!body) return { problem: "text", target, typed };
  try {
    // Rules: cms-extensions/src/community/moderation/appeal-rules.ts.
    await own.write(createItem("appeals", { ...values, body }, { fields: ["id"] }));
    return { problem: null, target, typed: "" };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    const known = error.isOutage ? "unavailable" : problems[error.code ?? ""];
    return { problem: known ?? "target", target, typed };
  }
}
