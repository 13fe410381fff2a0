import { jobAdDecisions } from "../../../../contract/classifieds/job-ads.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import {
  EDIT_REASON_MAX_LENGTH,
  findText,
  MODERATION_REFUSALS,
  PIN_DAYS,
  REASON_MIN_LENGTH,
  sanctionDays,
  sanctionKinds,
  structureDecisions,
  textDecisions,
  topicDecisions,
  moderatedTexts,
} from "../../../../contract/community/moderation.ts";
import { slowModeMinutes } from "../../../../contract/community/forum-limits.ts";
import { ruleRefusal } from "../../shared/refusal.ts";
import { type Change, type Deciding, requireId, requireIdIn, requireOneOf } from "./deciding";
import { editText } from "./edit-text";
import { mergeTopics } from "./merge-topics";
import { splitTopic } from "./split-topic";

type TextDecision = (typeof textDecisions)[number];

const MAX_REPORTS = 500;
const reportStates = { claim: "claimed", dismiss: "rejected", hide: "upheld", show: "rejected" };

/**
 * Decides about a text and its reports. The text is changed first: if that fails, its reports stay open.
 * For a text that its author deleted, only the reports are decided.
 * @throws `MODERATION_REFUSALS.target` if the text does not exist, `.text` if it is hidden without a reason
 */
async function decideText(
  what: TextDecision,
  input: Change,
  { itemsOf, findShownStatus }: Deciding,
): Promise<void> {
  const targetType = requireOneOf(moderatedTexts, input["targetType"]);
  const target = requireId(input["target"]);
  const texts = itemsOf(targetType === "forum" ? "forum_posts" : "comments");
  const filter = { id: { _eq: target } };
  const [found] = await texts.readByQuery({ filter, fields: ["status"], limit: 1 });
  if (!found) throw ruleRefusal(MODERATION_REFUSALS.target);
  const { status } = found;
  if (what === "hide" && !gone.includes(status)) {
    const hiddenReason = findText(input["reason"], REASON_MIN_LENGTH, EDIT_REASON_MAX_LENGTH);
    if (!hiddenReason) throw ruleRefusal(MODERATION_REFUSALS.text);
    await texts.updateMany([target], { status: "hidden", hiddenReason });
  }
  if (isBack(what, status)) {
    const shown = targetType === "forum" ? await findShownStatus(target) : "published";
    await texts.updateMany([target], { status: shown, hiddenReason: null });
  }
  const reports = itemsOf("reports");
  const pending = await reports.readByQuery({
    filter: {
      ...{ targetType: { _eq: targetType }, target: { _eq: target } },
      state: { _in: ["open", "claimed"] },
    },
    fields: ["id"],
    limit: MAX_REPORTS,
  });
  const ids = pending.map(({ id }) => String(id));
  if (ids.length > 0) await reports.updateMany(ids, { state: reportStates[what] });
}

const gone: readonly unknown[] = ["hidden", "deleted", "merged"];

const isBack = (what: TextDecision, status: unknown): boolean =>
  (what === "show" && (status === "hidden" || status === "pending")) ||
  (what === "dismiss" && status === "pending");

/**
 * Executes a decision of the team with the requesting editor's rights. Nothing is erased: every decision
 * can be reverted by another one, a merge by a split.
 * @param input `decision` and its target (`contract/community/moderation.ts`)
 * @throws one of `MODERATION_REFUSALS`
 */
export async function decide(input: Change, deciding: Deciding): Promise<void> {
  const { itemsOf, now } = deciding;
  const { decision } = input;
  if (decision === "sanction") {
    const days = requireOneOf(sanctionDays, input["days"]);
    await itemsOf("sanctions").createOne({
      member: requireId(input["member"]),
      kind: requireOneOf(sanctionKinds, input["kind"]),
      reason: input["reason"],
      until: new Date(now.getTime() + days * DAY_MS).toISOString(),
    });
    return;
  }
  if (decision === "lift") {
    const change = { liftedAt: now.toISOString() };
    await itemsOf("sanctions").updateMany([requireId(input["sanction"])], change);
    return;
  }
  if (decision === "answer") {
    const { state, answer } = input;
    await itemsOf("appeals").updateMany([requireId(input["appeal"])], { state, answer });
    return;
  }
  const ofStructure = structureDecisions.find((each) => each === decision);
  if (ofStructure) return decideStructure(ofStructure, input, deciding);
  const ofAd = jobAdDecisions.find((each) => each === decision);
  if (ofAd) return decideAd(ofAd, input, deciding);
  const ofTopic = topicDecisions.find((each) => each === decision);
  if (ofTopic) return decideTopic(ofTopic, input, deciding);
  return decideText(requireOneOf(textDecisions, decision), input, deciding);
}

/**
 * Releases or refuses a member's waiting job ad; `job-ads-hook` notifies the author.
 * @throws `MODERATION_REFUSALS.target` unless it waits, `.text` for a refusal without a reason
 */
async function decideAd(
  what: (typeof jobAdDecisions)[number],
  input: Change,
  { itemsOf }: Deciding,
): Promise<void> {
  const jobs = itemsOf("jobs");
  const id = requireId(input["target"]);
  const filter = { id: { _eq: id }, status: { _eq: "in_review" }, author: { _nnull: true } };
  const [found] = await jobs.readByQuery({ filter, fields: ["id"], limit: 1 });
  if (!found) throw ruleRefusal(MODERATION_REFUSALS.target);
  if (what === "release-ad") {
    await jobs.updateMany([id], { status: "published" });
    return;
  }
  const refusalReason = findText(input["reason"], REASON_MIN_LENGTH, EDIT_REASON_MAX_LENGTH);
  if (!refusalReason) throw ruleRefusal(MODERATION_REFUSALS.text);
  await jobs.updateMany([id], { status: "archived", refusalReason });
}

async function decideStructure(
  what: (typeof structureDecisions)[number],
  input: Change,
  deciding: Deciding,
): Promise<void> {
  if (what === "split") return splitTopic(input, deciding);
  if (what === "edit") return editText(input, deciding);
  const { target, into } = input;
  return mergeTopics({ from: requireId(target), into: requireIdIn(into) }, deciding);
}

async function decideTopic(
  what: (typeof topicDecisions)[number],
  { target, to, minutes }: Change,
  { itemsOf, now }: Deciding,
): Promise<void> {
  const changes: Record<typeof what, () => Change> = {
    close: () => ({ status: "closed" }),
    reopen: () => ({ status: "open" }),
    pin: () => ({ pinnedUntil: new Date(now.getTime() + PIN_DAYS * DAY_MS).toISOString() }),
    unpin: () => ({ pinnedUntil: null }),
    move: () => ({ category: requireId(to) }),
    slow: () => ({ slowModeMinutes: requireOneOf(slowModeMinutes, minutes) }),
  };
  const topics = itemsOf("forum_posts");
  const id = requireId(target);
  const filter = { id: { _eq: id }, status: { _in: ["open", "closed"] } };
  const [found] = await topics.readByQuery({ filter, fields: ["id"], limit: 1 });
  if (!found) throw ruleRefusal(MODERATION_REFUSALS.target);
  await topics.updateMany([id], changes[what]());
}
