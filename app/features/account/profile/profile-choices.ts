import { profile as words } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import {
  LANGUAGES,
  VISIBILITIES,
  type LanguageCode,
} from "../../../../contract/account/profile.ts";

const t = translator("profile", words);

export const visibilityOptions = VISIBILITIES.map((value) => ({
  value,
  label: t(`visibility.${value}`),
}));

export function languageName(code: string): string {
  return LANGUAGES.some((known) => known === code) ? t(`languages.${code as LanguageCode}`) : code;
}
