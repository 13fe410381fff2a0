import { useState } from "react";
import { to } from "~/i18n/paths";
import { safety } from "~/i18n/pt-BR/public/safety";
import { translator } from "~/i18n/translator";
import { FRAUDS } from "~/reference/frauds";
import { ownKey } from "~/session/owner";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import { focusMessage } from "../focus-thread";
import { SLOTS, featureSlots } from "./feature-slots.ts";
import { isAdvice } from "./is-advice.ts";
import { messageFeatures, type MessageFeatures } from "./message-features.ts";
import model from "./scam-model.json";
import { SCAM_SIGNS, type ScamSign } from "./scam-sign.ts";
import { chatScam } from "./words";
import styles from "./scam-warning.module.css";

const t = translator("chat-scam", chatScam);
const sources = translator("safety", safety);

const keyOfDismissed = () => ownKey("chat-scam-dismissed");
const MAX_IDS = 200;

function readDismissed(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOfDismissed()) ?? "[]");
    return Array.isArray(saved) ? saved.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function isDismissed(messageId: string): boolean {
  return readDismissed().includes(messageId);
}

function dismissWarning(messageId: string): void {
  try {
    const others = readDismissed().filter((id) => id !== messageId);
    localStorage.setItem(keyOfDismissed(), JSON.stringify([...others, messageId].slice(-MAX_IDS)));
  } catch {
    // Storage is full or blocked. The warning stays hidden until the page closes.
  }
}

const SIGNS = Object.keys(SCAM_SIGNS) as ScamSign[];

let unpacked: Int8Array | undefined;

function weights(): Int8Array {
  unpacked ??= Int8Array.from(atob(model.weights), (letter) => letter.charCodeAt(0));
  return unpacked;
}

function weigh({ all }: MessageFeatures): number {
  const slots = featureSlots(all);
  const sum = slots.reduce((total, slot) => total + (weights()[slot % SLOTS] ?? 0), 0);
  return model.bias + (model.scale * sum) / Math.sqrt(Math.max(1, slots.length)) - model.threshold;
}

function signOf({ patterns, concepts }: MessageFeatures): ScamSign {
  const named = patterns[0]?.sign;
  if (named !== undefined) return named;
  const score = (sign: ScamSign) => {
    const ofSign: Readonly<Record<string, number>> = model.signs[sign];
    return concepts.reduce((total, concept) => total + (ofSign[concept] ?? 0), ofSign["bias"] ?? 0);
  };
  return SIGNS.reduce((best, sign) => (score(sign) > score(best) ? sign : best));
}

/** Runs on the device: patterns and a linear model, trained on the messages in `scripts/scam/messages`. */
export function findScamSign(text: string): ScamSign | null {
  if (isAdvice(text)) return null;
  const features = messageFeatures(text);
  return weigh(features) > 0 ? signOf(features) : null;
}

type ScamWarningProps = {
  messageId: string;
  text: string;
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
      <Alert kind="warning" title={t("title")}>
        <p>{t(sign)}</p>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {t("source")}
          <SmartLink to={fraud.url}>{sources(`${fraud.name}.source`)}</SmartLink>.{" "}
          <SmartLink to={to(`/safety#${fraud.name}`)}>{t("more")}</SmartLink>
        </p>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{t("device")}</p>
        <div className={layout.cluster}>
          <Button size="sm" to={reportTo}>
            {t("report")}
          </Button>
          <Button variant="outline" size="sm" onClick={dismiss}>
            {t("dismiss")}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
