import { redirect } from "@remix-run/node";
import { openShortLink } from "~/content/item/open-short-link.server";
import { AppError, notFound } from "~/http/app-error";
import { publicLoader } from "~/guards/guards.server";
import { findUnlessGuessing } from "~/session/rate-limits.server";

export const loader = publicLoader(async ({ params, request, cms }): Promise<Response> => {
  const open = () => openShortLink(cms, params["code"] ?? "").catch(AppError.throwCmsUnavailable);
  const requested = await findUnlessGuessing(request, open);
  if (!requested) throw notFound(request);
  return redirect(requested, { headers: { "Cache-Control": "no-store" } });
});
