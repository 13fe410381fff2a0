import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import type { Tool } from "./tool-list";
import { ToolPage } from "./tool-page";

const t = translator("tools", words);

export function ToolAway({ name }: { name: Tool["name"] }) {
  return (
    <ToolPage name={name}>
      <Notice kind="warning">{t("result.missing")}</Notice>
    </ToolPage>
  );
}
