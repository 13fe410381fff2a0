import { redirect } from "@remix-run/node";
import { z } from "zod";
import { CmsError } from "~/cms/cms.server";
import { FAVOURITE_TYPES, setFavourite } from "~/features/favourites/favourites.server";
import { notFound } from "~/http/app-error";
import { requireForm } from "~/http/form";
import { findSafePath } from "~/http/safe-path";
import { to } from "~/i18n/paths";
import { runtime } from "~/runtime.server";
import { memberAction, memberLoader } from "~/session/guards.server";
import type { Session } from "~/session/sessions.server";

const wish = z.object({
  type: z.enum(FAVOURITE_TYPES),
  item: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  isFavourite: z.enum(["true", "false"]).transform((value) => value === "true"),
});

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

/** Where a form goes back to that the browser sent itself, the page's scripts not being there yet. */
function findPageOf({ headers }: Request): string | null {
  if (!headers.get("accept")?.includes("text/html")) return null;
  const from = URL.parse(headers.get("referer") ?? "");
  return findSafePath(from && from.pathname + from.search) ?? to("/app/news/favorites");
}

async function fulfil(request: Request, session: Session): Promise<Response> {
  const parsed = wish.safeParse(Object.fromEntries(await requireForm(request)));
  if (!parsed.success) return Response.json({ code: "validation_failed" }, { status: 400 });
  const { directusToken } = session;
  if (!directusToken) return Response.json({ code: "cms_unavailable" }, { status: 503 });
  try {
    await setFavourite(runtime.cms, { ...session, directusToken }, parsed.data);
    return Response.json({ code: null, isFavourite: parsed.data.isFavourite });
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return Response.json({ code: "cms_unavailable" }, { status: error.isOutage ? 503 : 400 });
  }
}

/** Adds or removes one favourite of the member who asks. */
export const action = memberAction(async ({ request, session }) => {
  const answer = await fulfil(request, session);
  const page = findPageOf(request);
  return page ? redirect(page) : answer;
});
