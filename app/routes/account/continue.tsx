import { redirect } from "@remix-run/node";
import { escapeText } from "~/http/escape-text";
import { findNextPath } from "~/session/next-path.server";
import { LOCALE, to } from "~/i18n/paths";
import { bounce } from "~/features/account/auth/bounce.words";
import { publicLoader } from "~/guards/guards.server";
import { SITE_NAME } from "../../../contract/shared/areas.ts";

/**
 * The same-site redirect (decision 0003): a link from another site arrives without the strict cookie; this
 * page's own navigation carries it. Works without JavaScript and never loops, because the next request is
 * same-site.
 */
export const loader = publicLoader(({ request }) => {
  const requested = findNextPath(new URL(request.url).searchParams.get("redirect")) ?? to("/app");
  if (request.headers.get("sec-fetch-site") === "same-origin") return redirect(requested);
  const address = escapeText(requested);
  const html = `<!doctype html><html lang="${LOCALE}"><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${address}"><title>${SITE_NAME}</title><a href="${address}">${bounce.go}</a>`;
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
});
