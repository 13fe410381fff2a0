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

export const kindOfError = (status: number): ErrorKind =>
  KINDS[status] ?? (status < 500 ? "badRequest" : "internal");

/** What a status means here, for the head of the page and above its heading: "Erro 404: página não encontrada". */
export const errorTitle = (status: number): string =>
  t("status", { status, name: t(`names.${kindOfError(status)}`) });
