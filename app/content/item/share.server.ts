import type { LoaderFunctionArgs } from "@remix-run/node";
import { CmsError } from "~/cms/cms.server";
import type { ContentKind } from "~/content/schema";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";
import { shareItem } from "./short-link.server";

/** For an address that accepts only POST. */
export const refuseToShow = memberLoader(({ request }: LoaderFunctionArgs): never => {
  throw notFound(request);
});

export function contentShare({ name }: ContentKind) {
  return memberAction(async ({ request, own }) => {
    const slug = String((await requireForm(request)).get("slug") ?? "");
    try {
      const path = await shareItem(own, { kind: name, slug });
      if (!path) return Response.json({ code: "not_found" }, { status: 404 });
      return Response.json({ code: null, path });
    } catch (error) {
      if (!(error instanceof CmsError)) throw error;
      return Response.json({ code: "cms_unavailable" }, { status: 503 });
    }
  });
}
