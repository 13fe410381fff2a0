import { LockedPage } from "~/content/locked/locked-page";
import { translator } from "~/i18n/translator";
import { scenarios as words } from "./words";

const t = translator("scenarios", words);

/** For non-paying members without saved scenarios. */
export function LockedScenarios() {
  return (
    <LockedPage
      title={t("list.title")}
      points={[t("locked.saved"), t("locked.compare"), t("locked.told")]}
      sample={{ to: "/app/tools/budget", label: t("locked.sample") }}
    />
  );
}
