import type { ChatAnswer } from "../chat";
import { carryReportChoices } from "../thread/report-choices";

const askedByAddress = ["on", "reply", "edit", "report", "share"];
const saidByAddress = ["problem", "reported", "chosen", "reason"];

export function pageAfter(page: URL, form: FormData, { problem }: ChatAnswer): string {
  const to = new URL(page);
  const intent = form.get("intent");
  for (const name of saidByAddress) to.searchParams.delete(name);
  if (problem) {
    to.searchParams.set("problem", problem);
    if (intent === "report") carryReportChoices(to.searchParams, form);
  } else {
    for (const name of askedByAddress) to.searchParams.delete(name);
    if (intent === "report") to.searchParams.set("reported", "");
  }
  return to.pathname + to.search;
}
