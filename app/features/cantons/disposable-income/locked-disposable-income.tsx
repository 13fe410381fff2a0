import { LockedPage } from "~/content/locked/locked-page";
import { leftInCanton } from "~/i18n/pt-BR/switzerland/left-in-canton";
import { translator } from "~/i18n/translator";

const t = translator("left-in-canton", leftInCanton);

export function LockedLeft() {
  return (
    <LockedPage
      title={t("title")}
      points={[t("locked.all"), t("locked.best"), t("locked.official")]}
      sample={null}
    />
  );
}
