import { errorPage } from "~/i18n/pt-BR/error-page";
import { translator } from "~/i18n/translator";

const t = translator("error-page", errorPage);

type ErrorKind = keyof (typeof errorPage)["names"];

const KINDS: Readonly<Record<number, ErrorKind>> = {
  401: "forbidden",
  403: "forbidden",
  404: "notFound",
  410: "gone",
  429: "tooMany",
  503: "unavailable",
};

/** The CMS refused a query of the portal: a retry would fail too. */
const REFUSED = "cms_refused";

/** @param code the stable code of the error (`app/http/app-error.ts`) */
export const kindOfError = (status: number, code?: string): ErrorKind =>
  code === REFUSED ? "refused" : (KINDS[status] ?? (status < 500 ? "badRequest" : "internal"));

export const errorTitle = (status: number, code?: string): string =>
  t("status", { status, name: t(`names.${kindOfError(status, code)}`, { code: code ?? "" }) });
