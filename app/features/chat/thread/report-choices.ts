import { isUuid } from "../../../../contract/shared/uuid.ts";

export type ReportChoices = { messages: string[]; reason: string | null };

/** Limits the length of the address. One report accepts fewer messages. */
const MAX_CARRIED = 40;

export function readReportChoices(search: URLSearchParams): ReportChoices | null {
  const first = search.get("report");
  if (first === null) return null;
  const carried = search.getAll("chosen");
  const messages = (carried.length > 0 ? carried : [first]).filter(isUuid);
  return { messages, reason: search.get("reason") };
}

export function carryReportChoices(search: URLSearchParams, form: FormData): void {
  for (const id of form.getAll("chosen").slice(0, MAX_CARRIED)) search.append("chosen", String(id));
  search.set("reason", String(form.get("reason") ?? ""));
}

export const REPORT_FORM = "chat-report";
