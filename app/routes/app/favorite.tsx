import { redirect } from "@remix-run/node";
import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { setFavorite } from "~/content/favorites/favorites.server";
import { notFound } from "~/http/app-error";
import { requireForm } from "~/forms/form";
import { findPageOf } from "~/http/page-of";
import { to } from "~/i18n/paths";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { favoriteTypes } from "../../../contract/content/kinds.ts";
import { readAct } from "~/forms/read-act.server";

const favoriteInput = z.object({
  type: z.enum(favoriteTypes),
  item: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  isFavorite: z.enum(["true", "false"]).transform((value) => value === "true"),
});

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

async function fulfil(request: Request, own: OwnCms): Promise<Response> {
  const input = readAct(favoriteInput, await requireForm(request));
  if (!input) return Response.json({ code: "validation_failed" }, { status: 400 });
  try {
    await setFavorite(own, input);
    return Response.json({ code: null, isFavorite: input.isFavorite });
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return Response.json({ code: "cms_unavailable" }, { status: error.isOutage ? 503 : 400 });
  }
}

export const action = memberAction(async ({ request, own }) => {
  const answer = await fulfil(request, own);
  const page = findPageOf(request, to("/app/news/favorites"));
  return page ? redirect(page) : answer;
});
