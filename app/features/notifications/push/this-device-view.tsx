import { push as words } from "~/i18n/pt-BR/notifications/push";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import type { PushAnswer } from "./push.server";
import styles from "./push-section.module.css";
import { usePush } from "./use-push";

const t = translator("push", words);

type ThisDeviceProps = {
  publicKey: string;
  /** The service has a subscription for this login. */
  isKnown: boolean;
};

export function ThisDevice({ publicKey, isKnown }: ThisDeviceProps) {
  const { device, answer, isAsking, isBusy, hasFailed, ...acts } = usePush(publicKey, isKnown);
  if (device === null) return <Waiting />;
  if (device === "unsupported") {
    return (
      <Notice kind="info" title={t("unsupportedTitle")}>
        {t("unsupported")}
      </Notice>
    );
  }
  if (device === "uninstalled") {
    return (
      <Notice kind="info" title={t("installTitle")}>
        {t("install")}
      </Notice>
    );
  }
  if (device === "denied") {
    return (
      <Notice kind="warning" title={t("deniedTitle")} isAnnounced>
        {t("denied")}
      </Notice>
    );
  }
  const isOn = device === "on";
  return (
    <>
      <p role="status">{isAsking ? t("asking") : t(isOn ? "on" : "off")}</p>
      {hasFailed && (
        <Notice kind="error" isAnnounced>
          {t("failed")}
        </Notice>
      )}
      <Answered answer={answer} />
      <div className={styles.actions}>
        {isOn ? (
          <>
            <Button variant="outline" icon="bell" isLoading={isBusy} onClick={acts.test}>
              {t("test")}
            </Button>
            <Button variant="text" onClick={() => void acts.turnOff()}>
              {t("turnOff")}
            </Button>
          </>
        ) : (
          <Button icon="bell" isLoading={isBusy} onClick={() => void acts.turnOn()}>
            {t("turnOn")}
          </Button>
        )}
      </div>
    </>
  );
}

/** Stays without scripts. */
function Waiting() {
  return (
    <>
      <p role="status">{t("checking")}</p>
      <noscript>{t("needsScript")}</noscript>
    </>
  );
}

function Answered({ answer }: { answer: PushAnswer | null }) {
  if (!answer) return null;
  const isTest = answer.intent === "test";
  if (answer.code === null) {
    return isTest ? (
      <Notice kind="success" isAnnounced>
        {t("tested")}
      </Notice>
    ) : null;
  }
  return (
    <Notice kind="error" isAnnounced>
      {t(failureOf(answer.code, isTest))}
    </Notice>
  );
}

function failureOf(code: NonNullable<PushAnswer["code"]>, isTest: boolean) {
  if (isTest && code === "gone") return "testGone";
  if (isTest && code === "rate_limited") return "testLimited";
  return "failedChange";
}
