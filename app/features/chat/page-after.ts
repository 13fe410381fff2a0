import type { ChatAnswer } from "./chat";
import { carryReportChoices } from "./report-choices";

/** What a page was asked to do with a message; once it is done it is asked no more. */
const askedByAddress = ["on", "reply", "edit", "report", "share"];
/** Of the form that was sent last. */
const saidByAddress = ["problem", "reported", "chosen", "reason"];

/** Where a form that the browser sent itself goes back to. */
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
