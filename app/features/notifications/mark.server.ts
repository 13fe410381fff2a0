import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { SetUserEmailFrequencyDocument } from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import { kinds, reducibleKinds } from "../../../contract/notifications/kinds.ts";
import { markAllRead, markNotifications } from "./notifications.server";
import { readAct } from "~/forms/read-act.server";

const MAX_MARKED = 1_000;

const inputSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("all") }),
  z.object({
    intent: z.enum(["read", "unread"]),
    ids: z
      .string()
      .transform((ids) => ids.split(","))
      .pipe(z.array(z.uuid()).max(MAX_MARKED)),
  }),
]);

export type MarkAnswer = {
  code: null | "validation_failed" | "cms_unavailable";
  ids: string[];
};

export async function answerMark(own: OwnCms, form: FormData): Promise<MarkAnswer> {
  const values = readAct(inputSchema, form);
  if (!values) return { code: "validation_failed", ids: [] };
  try {
    if (values.intent === "all") return { code: null, ids: await markAllRead(own) };
    const { intent, ids } = values;
    await markNotifications(own, ids, intent === "read");
    return { code: null, ids };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return { code: "cms_unavailable", ids: [] };
  }
}

const statuses = { validation_failed: 400, cms_unavailable: 503 } as const;

export const markStatus = ({ code }: MarkAnswer): number => (code ? statuses[code] : 200);

const lowerInput = z.object({ type: z.enum(reducibleKinds) });

/** Turns off the channels of one kind that its button names. */
export async function answerMute(query: GraphqlQuery, form: FormData): Promise<MarkAnswer> {
  const input = readAct(lowerInput, form);
  if (!input) return { code: "validation_failed", ids: [] };
  const { type: kind } = input;
  const notificationChoices = kinds[kind].lessOf.map((channel) => ({ kind, channel, isOn: false }));
  const { failure } = await query(SetUserEmailFrequencyDocument, { notificationChoices });
  return { code: failure ? "cms_unavailable" : null, ids: [] };
}
