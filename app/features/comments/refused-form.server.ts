import { z } from "zod";
import type { CommentProblem, RefusedForm } from "./comment";

const typed = z.string().catch("");
const refused = z.object({
  id: z.uuid().nullable().catch(null),
  ...{ body: typed, quote: typed, proposal: typed, reason: typed },
});

/** What a form held, so that its page can be drawn with it once more. Pure. */
export function refusedForm(form: FormData, code: CommentProblem): RefusedForm {
  const { id, body, ...correction } = refused.parse(Object.fromEntries(form));
  const isCorrection = form.get("intent") === "propose";
  return { code, id, body, correction: isCorrection ? correction : null };
}
