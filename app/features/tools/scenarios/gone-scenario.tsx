import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { StateMessage } from "~/ui/feedback/state-message";
import layout from "~/ui/layout/layout.module.css";
import { scenarios as words } from "./words";
import frame from "../tool-page.module.css";

const t = translator("scenarios", words);

export function GoneScenario() {
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      <h1 className={frame.title}>{t("gone.title")}</h1>
      <StateMessage
        kind="empty"
        title={t("gone.text")}
        action={<Button to="/app/tools/scenarios">{t("gone.back")}</Button>}
      />
    </div>
  );
}
