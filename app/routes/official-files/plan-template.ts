import { memberLoader, requireTeam } from "~/guards/guards.server";
import { PLAN_FILE_TEMPLATE } from "../../../contract/classifieds/plan-file.ts";

/** An empty file of mobile plans with its header. */
export const loader = memberLoader(({ request, ...team }) => {
  requireTeam(team, request);
  return new Response(PLAN_FILE_TEMPLATE, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="planos.csv"',
      "Cache-Control": "private, no-store",
    },
  });
});
