import { LockedPage } from "~/content/locked/locked-page";
import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import type { Tool } from "./tool-list";
import { ToolPage } from "./tool-page";

const t = translator("tools", words);

export function LockedTool({ name }: { name: Tool["name"] }) {
  return (
    <LockedPage
      title={t(`list.${name}.title`)}
      points={[t("locked.points.tables"), t("locked.points.all"), t("locked.points.saved")]}
      sample={{ to: "/app/tools/budget", label: t("locked.sample") }}
    />
  );
}

export function ToolUnavailable({ name }: { name: Tool["name"] }) {
  return (
    <ToolPage name={name}>
      <Alert kind="warning">{t("result.missing")}</Alert>
    </ToolPage>
  );
}
