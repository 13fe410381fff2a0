import { useFetcher } from "@remix-run/react";
import { formatFullDate } from "~/i18n/format";
import { push as words } from "~/i18n/pt-BR/notifications/push";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import type { PushDevice } from "../../../../contract/api/notifications-v1.ts";
import type { PushAnswer } from "./push.server";
import styles from "./push-section.module.css";
import { DEVICES_PATH } from "./use-push";

const t = translator("push", words);

export function OtherDevices({ devices }: { devices: readonly PushDevice[] }) {
  const { Form, data, state } = useFetcher<PushAnswer>();
  if (devices.length === 0) return null;
  return (
    <div>
      <h3 className={styles.subheading}>{t("otherDevices")}</h3>
      {state === "idle" && data?.code && (
        <Notice kind="error" isAnnounced>
          {t("failedChange")}
        </Notice>
      )}
      <ul className={styles.devices}>
        {devices.map(({ id, name, createdAt }) => (
          <li key={id} className={styles.device}>
            <span>
              {name}{" "}
              <span className={styles.note}>{t("since", { date: formatFullDate(createdAt) })}</span>
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
