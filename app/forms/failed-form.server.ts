import { LOCALE } from "~/i18n/paths";
import { escapeText } from "~/http/escape-text";
import { isTooLong } from "../../contract/shared/text-length.ts";
import { tooLongText } from "./text-length";
import { failedForm as words } from "./words";

/**
 * The page for a failed form that the browser sent without scripts; otherwise the page's scripts show the
 * error.
 * @param page the link back
 * @param typed the form's text: shown on the page, with its length if over the limit
 */
export function showFailedForm(
  page: string,
  status: number,
  typed: { text: string; limit: number } | null = null,
): Response {
  const html =
    `<!doctype html><html lang="${LOCALE}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><title>${words.title}</title>` +
    `<main><h1>${words.title}</h1><p>${words.text}</p>${typed ? drawTyped(typed) : ""}` +
    `<p><a href="${escapeText(page)}">${words.back}</a></p></main></html>`;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(html, { status, headers });
}

function drawTyped({ text, limit }: { text: string; limit: number }): string {
  if (text === "") return "";
  const problem = isTooLong(text, limit) ? `<p>${escapeText(tooLongText(text, limit))}</p>` : "";
  return (
    `${problem}<p><label>${words.typed}<br>` +
    `<textarea readonly rows="12" cols="60">\n${escapeText(text)}</textarea></label></p>`
  );
}
