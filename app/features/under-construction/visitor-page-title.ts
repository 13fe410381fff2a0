import { underConstruction } from "~/i18n/pt-BR/under-construction";
import { translator } from "~/i18n/translator";

const t = translator("under-construction", underConstruction);

/** The name of a visitor's page that does not exist yet, by its address. */
export function visitorPageTitle(url: string): string {
  const { pathname } = new URL(url);
  if (pathname.includes("/signup")) return t("pages.signup");
  return pathname.includes("/confirm-email") ? t("pages.confirmEmail") : t("pages.forgotPassword");
}
