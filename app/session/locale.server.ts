import { localeOf } from "~/i18n/server-words.server";
import { hasLocaleCookie, localeCookie } from "./cookies.server";

export async function rememberLocale(request: Request, headers: Headers): Promise<void> {
  if (hasLocaleCookie(request)) return;
  headers.append("Set-Cookie", localeCookie(await localeOf(request)));
}
