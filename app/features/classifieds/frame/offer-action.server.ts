import { createItem } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { requireForm } from "~/forms/form";
import type { ServiceClients } from "~/service/clients.server";
import { SetUserEmailFrequencyDocument } from "~/service/generated/graphql";
import {
  SEARCH_NAME_MAX_LENGTH,
  SEARCH_QUERY_MAX_LENGTH,
  alertFrequencies,
  type AlertFrequency,
} from "../../../../contract/classifieds/saved-searches.ts";
import { REPORT_NOTE_MAX_LENGTH } from "../../../../contract/community/comments.ts";
import { type OfferKind, offerReportReasons } from "../../../../contract/classifieds/offers.ts";
import { refuse, finish } from "./offer-answer.server";
import { readAct } from "~/forms/read-act.server";
import { fits } from "../../../../contract/shared/text-length.ts";
import { changeAlert, removeSearch, saveSearch } from "./saved-searches.server";

const report = z.object({
  intent: z.literal("report"),
  item: z.guid(),
  reason: z.enum(offerReportReasons),
  note: z.string().trim().refine(fits(REPORT_NOTE_MAX_LENGTH)).default(""),
});

export type SearchCaller = { own: OwnCms; service: Pick<ServiceClients, "query"> };

const frequency = z.enum(alertFrequencies);
const item = z.guid();
const newSearch = z.object({
  name: z.string().trim().min(1).refine(fits(SEARCH_NAME_MAX_LENGTH)),
  query: z.string().max(SEARCH_QUERY_MAX_LENGTH).default(""),
  frequency: frequency.default("never"),
});
const change = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("change-search"), item, frequency }),
  z.object({ intent: z.literal("remove-search"), item }),
]);

/**
 * Requesting e-mails revokes an earlier unsubscribe; while the service is unavailable, only the frequency
 * is saved.
 */
async function wantMail(
  { query }: SearchCaller["service"],
  requested: AlertFrequency,
): Promise<void> {
  if (requested === "never") return;
  await query(SetUserEmailFrequencyDocument, {
    notificationChoices: [{ kind: "offer", channel: "mail", isOn: true }],
  });
}

function answerNewSearch(kind: OfferKind, { own, service }: SearchCaller, form: FormData) {
  const intent = "save-search";
  const input = readAct(newSearch, form);
  if (!input) return refuse(intent, "invalid");
  return finish(intent, async () => {
    await saveSearch(own, { kind, ...input });
    await wantMail(service, input.frequency);
  });
}

function answerSearch({ own, service }: SearchCaller, form: FormData) {
  const intent = String(form.get("intent") ?? "");
  const input = readAct(change, form);
  if (!input) return refuse(intent, "invalid");
  return finish(intent, async () => {
    if (input.intent === "remove-search") return removeSearch(own, input.item);
    // Only a search that was muted before revokes an unsubscribe.
    const wasSilent = await changeAlert(own, input);
    if (wasSilent) await wantMail(service, input.frequency);
  });
}

export const answerSearches = async (requester: SearchCaller, request: Request) =>
  answerSearch(requester, await requireForm(request));

export async function answerOffers(kind: OfferKind, requester: SearchCaller, request: Request) {
  return answerForm(kind, requester, await requireForm(request));
}

export function answerForm(kind: OfferKind, requester: SearchCaller, form: FormData) {
  const intent = String(form.get("intent") ?? "");
  if (intent === "save-search") return answerNewSearch(kind, requester, form);
  if (intent.endsWith("-search")) return answerSearch(requester, form);
  const input = readAct(report, form);
  if (!input) return refuse(intent, "invalid");
  const { item: target, reason, note } = input;
  const targetType = kind === "jobs" ? ("jobs" as const) : ("offers" as const);
  const values = { targetType, target, reason, note: note || null };
  // Rules: cms-extensions/src/community/comments/hook.ts.
  return finish(intent, () =>
    requester.own.write(createItem("reports", values, { fields: ["id"] })),
  );
}
