import { z } from "zod";
import { SetUserEmailFrequencyDocument } from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import { kinds, reducibleKinds } from "../../../contract/notifications/kinds.ts";
import type { MarkAnswer } from "./mark.server";
import { readAct } from "~/forms/read-act.server";

const input = z.object({ type: z.enum(reducibleKinds) });

/** Turns off the channels of one kind that its button names. */
export async function answerLower(query: GraphqlQuery, form: FormData): Promise<MarkAnswer> {
  const given = readAct(input, form);
  if (!given) return { code: "validation_failed", ids: [] };
  const { type: kind } = given;
  const notificationChoices = kinds[kind].lessOf.map((channel) => ({ kind, channel, isOn: false }));
  const { failure } = await query(SetUserEmailFrequencyDocument, { notificationChoices });
  return { code: failure ? "cms_unavailable" : null, ids: [] };
}
