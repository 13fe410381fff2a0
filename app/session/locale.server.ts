import { RemixI18Next } from "remix-i18next/server";
import { hasLocaleCookie, localeCookie } from "./cookies.server";
import { LOCALE } from "~/i18n/paths";

/** One language today; the next one is added here and in the map of routes. */
const locales = new RemixI18Next({
  detection: {
    supportedLanguages: [LOCALE],
    fallbackLanguage: LOCALE,
    order: ["custom", "header"],
    findLocale: async (request) => new URL(request.url).pathname.split("/")[1] ?? null,
  },
});

/** Sets the 365-day locale cookie at the first visit. */
export async function rememberLocale(request: Request, headers: Headers): Promise<void> {
  if (hasLocaleCookie(request)) return;
  headers.append("Set-Cookie", localeCookie(await locales.getLocale(request)));
}
