import { z } from "zod";
import { SetUserEmailFrequencyDocument } from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import { lowerableTypes, type LowerableType } from "../../../contract/notifications/kinds.ts";
import type { MarkAnswer } from "./mark.server";
import { readAct } from "~/forms/read-act.server";

const input = z.object({ type: z.enum(lowerableTypes) });

const lowered: Record<LowerableType, Record<string, boolean>> = {
  content: { wantsContentNotice: false },
  idea: { wantsIdeaMail: false },
  plan: { wantsPlanMail: false },
  ask: { wantsForumAsks: false },
  reply: { wantsReplyMail: false, wantsReplyPush: false },
  mention: { wantsMentionMail: false, wantsMentionPush: false },
  solution: { wantsSolutionMail: false, wantsSolutionPush: false },
  comment: { wantsCommentMail: false, wantsCommentPush: false },
  topic: { wantsTopicMail: false, wantsTopicPush: false },
  like: { wantsLikePush: false },
  connection: { wantsConnectionMail: false, wantsConnectionPush: false },
  chat: { wantsChatMail: false, wantsChatPush: false },
  offer: { wantsOfferPush: false },
  rate: { wantsRatePush: false },
  scenario: { wantsScenarioPush: false },
};

export async function answerLower(query: GraphqlQuery, form: FormData): Promise<MarkAnswer> {
  const given = readAct(input, form);
  if (!given) return { code: "validation_failed", ids: [] };
  const { failure } = await query(SetUserEmailFrequencyDocument, lowered[given.type]);
  return { code: failure ? "cms_unavailable" : null, ids: [] };
}
