import { openPlanFeed } from "~/features/plan/plan-feed.server";
import { AppError } from "~/http/app-error";
import { publicLoader } from "~/guards/guards.server";
import { findUnlessGuessing } from "~/session/rate-limits.server";

/** The plan as a calendar subscription, at a secret address. */
export const loader = publicLoader(async ({ request, params, cms, service }) => {
  const open = () => openPlanFeed({ cms, plan: service.plan }, params["token"] ?? "");
  const file = await findUnlessGuessing(request, open);
  // The address is a secret: answers must not repeat it.
  if (file === null) throw new AppError("not_found").toResponse();
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "private, max-age=900",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
    },
  });
});
