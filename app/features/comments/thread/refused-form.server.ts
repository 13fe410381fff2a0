import { z } from "zod";
import type { CommentProblem, RefusedForm } from "../comment";

const uuid = z.uuid().nullable().catch(null);

export function refusedForm(form: FormData, code: CommentProblem): RefusedForm {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const isCorrection = form.get("intent") === "propose";
  const correction = {
    quote: typed("quote"),
    proposal: typed("proposal"),
    reason: typed("reason"),
  };
  return {
    ...{ code, id: uuid.parse(form.get("id")), body: typed("body") },
    correction: isCorrection ? correction : null,
  };
}
