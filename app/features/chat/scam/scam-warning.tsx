import { useState } from "react";
import { to } from "~/i18n/paths";
import { chatScam } from "~/i18n/pt-BR/community/chat-scam";
import { safety } from "~/i18n/pt-BR/public/safety";
import { translator } from "~/i18n/translator";
import { FRAUDS } from "~/reference/frauds";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Notice } from "~/ui/feedback/alert";
import { focusMessage } from "../focus-thread";
import { dismissWarning, isDismissed } from "./dismissed-warnings";
import { findScamSign } from "./find-scam-sign";
import { SCAM_SIGNS } from "./scam-sign.ts";
import styles from "./scam-warning.module.css";

const t = translator("chat-scam", chatScam);
const sources = translator("safety", safety);

type ScamWarningProps = {
  messageId: string;
  text: string;
  /** Without locale. */
  reportTo: string;
};

/** Nothing leaves the device. */
export function ScamWarning({ messageId, text, reportTo }: ScamWarningProps) {
  const [isGone, setIsGone] = useState(() => isDismissed(messageId));
  const sign = isGone ? null : findScamSign(text);
  if (sign === null) return null;
  const fraud = FRAUDS.find(({ name }) => name === SCAM_SIGNS[sign]);
  if (!fraud) return null;
  function dismiss() {
    dismissWarning(messageId);
    setIsGone(true);
    focusMessage(messageId);
  }
  return (
    <div className={styles.warning}>
      <Notice kind="warning" title={t("title")}>
        <p>{t(sign)}</p>
        <p className={styles.source}>
          {t("source")}
          <SmartLink to={fraud.url}>{sources(`${fraud.name}.source`)}</SmartLink>.{" "}
          <SmartLink to={to(`/safety#${fraud.name}`)}>{t("more")}</SmartLink>
        </p>
        <p className={styles.source}>{t("device")}</p>
        <div className={styles.acts}>
          <Button size="sm" to={reportTo}>
            {t("report")}
          </Button>
          <Button variant="outline" size="sm" onClick={dismiss}>
            {t("dismiss")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
