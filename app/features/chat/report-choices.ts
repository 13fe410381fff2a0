import { isUuid } from "../../../contract/shared/uuid.ts";

export type ReportChoices = { messages: string[]; reason: string | null };

/** Limits the length of the address. One report accepts fewer messages. */
const MAX_CARRIED = 40;

/** Reads the choices of a report from the address. Null if the member is not reporting. */
export function readReportChoices(search: URLSearchParams): ReportChoices | null {
  const first = search.get("report");
  if (first === null) return null;
  const carried = search.getAll("chosen");
  const messages = (carried.length > 0 ? carried : [first]).filter(isUuid);
  return { messages, reason: search.get("reason") };
}

/** Copies the form's choices into the address, for the page that shows the error. */
export function carryReportChoices(search: URLSearchParams, form: FormData): void {
  for (const id of form.getAll("chosen").slice(0, MAX_CARRIED)) search.append("chosen", String(id));
  search.set("reason", String(form.get("reason") ?? ""));
}

/** Form id that the checkboxes beside the messages refer to. */
export const REPORT_FORM = "chat-report";
