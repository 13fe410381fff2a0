import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { formatFullDate } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { TitledSection } from "~/ui/data/titled-section";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { PushDevice, PushOverview } from "../../../../contract/api/notifications-v1.ts";
import type { PushAnswer } from "./push.server";
import { push as words } from "./words";
import styles from "./push-section.module.css";

const t = translator("push", words);

const DEVICES_PATH = to("/app/notifications/devices");

type DeviceState = "unsupported" | "uninstalled" | "denied" | "off" | "on";

const WORKER_TIMEOUT_MS = 10_000;

/** iPhones and iPads support push only for installed pages. */
function isUninstalledApple(): boolean {
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  return isApple && !matchMedia("(display-mode: standalone)").matches;
}

/** Never shows the browser's permission prompt. */
async function readDevice(): Promise<DeviceState> {
  const isSupported =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return isUninstalledApple() ? "uninstalled" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  if (Notification.permission !== "granted") return "off";
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ? "on" : "off";
}

async function waitForWorker(): Promise<ServiceWorkerRegistration> {
  const timeout = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error("no worker")), WORKER_TIMEOUT_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, timeout]);
}

type DeviceSubscription = { endpoint: string; p256dh: string; auth: string };

/**
 * Call it only after a click. Null if permission is denied.
 * @param publicKey VAPID key of the portal
 * @throws {Error} if the browser cannot subscribe
 */
async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await waitForWorker();
  // Subscribing fails while a subscription with an older key exists.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** Removes the browser's subscription only. The service must delete its own. */
async function unsubscribeDevice(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

function usePush(publicKey: string, hasServiceSubscription: boolean) {
  const { submit, state, data: answer } = useFetcher<PushAnswer>();
  const [device, setDevice] = useState<DeviceState | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const read = useCallback(() => readDevice().then(setDevice, () => setDevice("unsupported")), []);
  useEffect(() => void read(), [read]);

  const post = useCallback(
    (fields: Record<string, string>) => submit(fields, { method: "post", action: DEVICES_PATH }),
    [submit],
  );

  return {
    device: device === "on" && !hasServiceSubscription ? ("off" as const) : device,
    answer: state === "idle" ? (answer ?? null) : null,
    isAsking: isPending,
    isBusy: isPending || state !== "idle",
    hasFailed,
    async turnOn() {
      setHasFailed(false);
      setIsPending(true);
      try {
        const subscription = await subscribeDevice(publicKey);
        if (subscription) post({ intent: "on", ...subscription });
      } catch {
        setHasFailed(true);
      }
      setIsPending(false);
      await read();
    },
    async turnOff() {
      setHasFailed(false);
      post({ intent: "off" });
      await unsubscribeDevice().catch(() => undefined);
      await read();
    },
    test: () => post({ intent: "test" }),
  };
}

function OtherDevices({ devices }: { devices: readonly PushDevice[] }) {
  const { Form, data, state } = useFetcher<PushAnswer>();
  if (devices.length === 0) return null;
  return (
    <div>
      <h3 className={styles.subheading}>{t("otherDevices")}</h3>
      {state === "idle" && data?.code && (
        <Alert kind="error" isAnnounced>
          {t("failedChange")}
        </Alert>
      )}
      <ul className={styles.devices}>
        {devices.map(({ id, name, createdAt }) => (
          <li key={id}>
            <span>
              {name}{" "}
              <span className={`${text.small} ${text.faint}`}>
                {t("since", { date: formatFullDate(createdAt) })}
              </span>
            </span>
            <Form method="post" action={DEVICES_PATH}>
              <input type="hidden" name="intent" value="off" />
              <input type="hidden" name="device" value={id} />
              <Button
                type="submit"
                variant="text"
                size="sm"
                aria-label={t("turnOffOther", { device: name })}
              >
                {t("turnOffShort")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ThisDeviceProps = {
  publicKey: string;
  /** True if the service has a subscription for this login. */
  hasServiceSubscription: boolean;
};

function ThisDevice({ publicKey, hasServiceSubscription }: ThisDeviceProps) {
  const {
    device,
    answer,
    isAsking: isPending,
    isBusy,
    hasFailed,
    ...actions
  } = usePush(publicKey, hasServiceSubscription);
  if (device === null) return <Waiting />;
  if (device === "unsupported") {
    return (
      <Alert kind="info" title={t("unsupportedTitle")}>
        {t("unsupported")}
      </Alert>
    );
  }
  if (device === "uninstalled") {
    return (
      <Alert kind="info" title={t("installTitle")}>
        {t("install")}
      </Alert>
    );
  }
  if (device === "denied") {
    return (
      <Alert kind="warning" title={t("deniedTitle")} isAnnounced>
        {t("denied")}
      </Alert>
    );
  }
  const isOn = device === "on";
  return (
    <>
      <p role="status">{isPending ? t("asking") : t(isOn ? "on" : "off")}</p>
      {hasFailed && (
        <Alert kind="error" isAnnounced>
          {t("failed")}
        </Alert>
      )}
      <ActionResult answer={answer} />
      <div className={layout.cluster}>
        {isOn ? (
          <>
            <Button variant="outline" icon="bell" isLoading={isBusy} onClick={actions.test}>
              {t("test")}
            </Button>
            <Button variant="text" onClick={() => void actions.turnOff()}>
              {t("turnOff")}
            </Button>
          </>
        ) : (
          <Button icon="bell" isLoading={isBusy} onClick={() => void actions.turnOn()}>
            {t("turnOn")}
          </Button>
        )}
      </div>
    </>
  );
}

/** Without scripts, the page stays in this state. */
function Waiting() {
  return (
    <>
      <p role="status">{t("checking")}</p>
      <noscript>{t("needsScript")}</noscript>
    </>
  );
}

function ActionResult({ answer }: { answer: PushAnswer | null }) {
  if (!answer) return null;
  const isTest = answer.intent === "test";
  if (answer.code === null) {
    return isTest ? (
      <Alert kind="success" isAnnounced>
        {t("tested")}
      </Alert>
    ) : null;
  }
  return (
    <Alert kind="error" isAnnounced>
      {t(failureOf(answer.code, isTest))}
    </Alert>
  );
}

function failureOf(code: NonNullable<PushAnswer["code"]>, isTest: boolean) {
  if (isTest && code === "gone") return "testGone";
  if (isTest && code === "rate_limited") return "testLimited";
  return "failedChange";
}

export function PushSection({ push }: { push: PushOverview | null }) {
  if (push?.publicKey === null) return null;
  const isCurrent = (device: PushDevice) => device.isCurrent;
  return (
    <TitledSection titleId="push-title" title={t("title")} id="devices">
      <p className={`${text.small} ${text.faint}`}>{t("lead")}</p>
      {push ? (
        <>
          <ThisDevice
            publicKey={push.publicKey}
            hasServiceSubscription={push.devices.some(isCurrent)}
          />
          <OtherDevices devices={push.devices.filter((device) => !isCurrent(device))} />
        </>
      ) : (
        <Alert kind="error">{t("unavailable")}</Alert>
      )}
    </TitledSection>
  );
}
