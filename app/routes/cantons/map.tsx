import { redirect } from "@remix-run/node";
import { z } from "zod";
import { CmsError } from "~/cms/cms.server";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { saveMapCanton } from "~/features/cantons/map-canton.server";
import { AppError } from "~/http/app-error";
import { requireForm } from "~/forms/form";
import { to } from "~/i18n/paths";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { readAct } from "~/forms/read-act.server";

const choice = z.object({ canton: z.string().regex(/^([A-Z]{2})?$/) });

const isForReading = ({ headers }: Request) => headers.get("sec-fetch-mode") === "navigate";

export const loader = memberLoader(async ({ request, cms }) => {
  if (isForReading(request)) throw redirect(to("/app/cantons"));
  const cantons = await listCantonSummaries(cms).catch(AppError.throwCmsUnavailable);
  return Response.json({ cantons }, { headers: { "Cache-Control": "private, no-store" } });
});

export const action = memberAction(async ({ request, own }) => {
  const input = readAct(choice, await requireForm(request));
  if (!input) return Response.json({ code: "validation_failed" }, { status: 400 });
  try {
    await saveMapCanton(own, input.canton || null);
    return Response.json({ code: null });
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return Response.json({ code: "cms_unavailable" }, { status: error.isOutage ? 503 : 400 });
  }
});
