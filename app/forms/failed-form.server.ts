import { LOCALE } from "~/i18n/paths";
import { failedForm as words } from "~/i18n/pt-BR/failed-form";
import { escapeText } from "~/http/escape-text";

/**
 * What is shown where a form was not kept that the browser sent itself: a page's scripts would have said it
 * in their place.
 * @param page the way back
 */
export function showFailedForm(page: string, status: number): Response {
  const html =
    `<!doctype html><html lang="${LOCALE}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><title>${words.title}</title>` +
    `<main><h1>${words.title}</h1><p>${words.text}</p>` +
    `<p><a href="${escapeText(page)}">${words.back}</a></p></main></html>`;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(html, { status, headers });
}
