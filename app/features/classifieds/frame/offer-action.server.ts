import { createItem } from "@directus/sdk";
import { z } from "zod";
import { requireForm } from "~/forms/form";
import { REPORT_NOTE_MAX_LENGTH } from "../../../../contract/community/comments.ts";
import { type OfferKind, offerReportReasons } from "../../../../contract/classifieds/offers.ts";
import { refuse, settle } from "./offer-answer.server";
import { answerNewSearch, answerSearch, type SearchAsker } from "./search-action.server";
import { readAct } from "~/forms/read-act.server";
import { fits } from "../../../../contract/shared/text-length.ts";

const report = z.object({
  intent: z.literal("report"),
  item: z.guid(),
  reason: z.enum(offerReportReasons),
  note: z.string().trim().refine(fits(REPORT_NOTE_MAX_LENGTH)).default(""),
});

export async function answerOffers(kind: OfferKind, asker: SearchAsker, request: Request) {
  return answerForm(kind, asker, await requireForm(request));
}

export function answerForm(kind: OfferKind, asker: SearchAsker, form: FormData) {
  const intent = String(form.get("intent") ?? "");
  if (intent === "save-search") return answerNewSearch(kind, asker, form);
  if (intent.endsWith("-search")) return answerSearch(asker, form);
  const given = readAct(report, form);
  if (!given) return refuse(intent, "invalid");
  const { item: target, reason, note } = given;
  const targetType = kind === "jobs" ? ("jobs" as const) : ("offers" as const);
  const values = { targetType, target, reason, note: note || null };
  return settle(intent, () => asker.own.write(createItem("reports", values, { fields: ["id"] })));
}
