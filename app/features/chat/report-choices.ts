import { isUuid } from "../../../contract/uuid.ts";

/** What was chosen for a report: ids of messages, and the reason where one was given. */
export type ReportChoices = { messages: string[]; reason: string | null };

/** An address carries no more of them; one report takes fewer. */
const MAX_CARRIED = 40;

/** What a report begins with, as the address says; null while none is made. */
export function readReportChoices(search: URLSearchParams): ReportChoices | null {
  const first = search.get("report");
  if (first === null) return null;
  const carried = search.getAll("chosen");
  const messages = (carried.length > 0 ? carried : [first]).filter(isUuid);
  return { messages, reason: search.get("reason") };
}

/** Leaves in the address what a form had chosen, for the page that says why it was not taken. */
export function carryReportChoices(search: URLSearchParams, form: FormData): void {
  for (const id of form.getAll("chosen").slice(0, MAX_CARRIED)) search.append("chosen", String(id));
  search.set("reason", String(form.get("reason") ?? ""));
}

/** The boxes beside the messages belong to the form of this id. */
export const REPORT_FORM = "chat-report";
