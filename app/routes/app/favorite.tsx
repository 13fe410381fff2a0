import { data } from "@remix-run/node";
import { z } from "zod";
import { CmsError } from "~/cms/cms.server";
import { FAVOURITE_TYPES, setFavourite } from "~/features/favourites/favourites.server";
import { notFound } from "~/http/app-error";
import { requireForm } from "~/http/form";
import { runtime } from "~/runtime.server";
import { memberAction, memberLoader } from "~/session/guards.server";

const wish = z.object({
  type: z.enum(FAVOURITE_TYPES),
  item: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  isFavourite: z.enum(["true", "false"]).transform((value) => value === "true"),
});

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

/** Adds or removes one favourite of the member who asks. */
export const action = memberAction(async ({ request, session }) => {
  const parsed = wish.safeParse(Object.fromEntries(await requireForm(request)));
  if (!parsed.success) return data({ code: "validation_failed" as const }, { status: 400 });
  const { directusToken } = session;
  if (!directusToken) return data({ code: "cms_unavailable" as const }, { status: 503 });
  try {
    await setFavourite(runtime.cms, { ...session, directusToken }, parsed.data);
    return data({ code: null, isFavourite: parsed.data.isFavourite });
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return data({ code: "cms_unavailable" as const }, { status: error.isOutage ? 503 : 400 });
  }
});
