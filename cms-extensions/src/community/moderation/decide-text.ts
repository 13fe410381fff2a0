import {
  moderatedTexts,
  MODERATION_REFUSALS,
  type textDecisions,
} from "../../../../contract/community/moderation.ts";
import { ruleRefusal } from "../../shared/rule-refusal";
import { requireId, requireOneOf } from "./read-request";
import type { Change, Deciding } from "./deciding";

type TextDecision = (typeof textDecisions)[number];

const MAX_REPORTS = 500;
const reportStates = { claim: "claimed", dismiss: "rejected", hide: "upheld", show: "rejected" };

/**
 * Decides about a text and its reports. The text is changed first: if that fails, its reports stay open.
 * For a text that its author deleted, only the reports are decided.
 * @throws `MODERATION_REFUSALS.target` if the text does not exist
 */
export async function decideText(
  what: TextDecision,
  given: Change,
  { itemsOf, findShownStatus }: Deciding,
): Promise<void> {
  const targetType = requireOneOf(moderatedTexts, given["targetType"]);
  const target = requireId(given["target"]);
  const texts = itemsOf(targetType === "forum" ? "forum_posts" : "comments");
  const filter = { id: { _eq: target } };
  const [found] = await texts.readByQuery({ filter, fields: ["status"], limit: 1 });
  if (!found) throw ruleRefusal(MODERATION_REFUSALS.target);
  const { status } = found;
  if (what === "hide" && !gone.includes(status)) {
    await texts.updateMany([target], { status: "hidden" });
  }
  if (isBack(what, status)) {
    const shown = targetType === "forum" ? await findShownStatus(target) : "published";
    await texts.updateMany([target], { status: shown });
  }
  const reports = itemsOf("reports");
  const waiting = await reports.readByQuery({
    filter: {
      ...{ targetType: { _eq: targetType }, target: { _eq: target } },
      state: { _in: ["open", "claimed"] },
    },
    fields: ["id"],
    limit: MAX_REPORTS,
  });
  const ids = waiting.map(({ id }) => String(id));
  if (ids.length > 0) await reports.updateMany(ids, { state: reportStates[what] });
}

const gone: readonly unknown[] = ["hidden", "deleted", "merged"];

const isBack = (what: TextDecision, status: unknown): boolean =>
  (what === "show" && (status === "hidden" || status === "pending")) ||
  (what === "dismiss" && status === "pending");
