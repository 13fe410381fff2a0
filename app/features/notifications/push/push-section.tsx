import { push as words } from "~/i18n/pt-BR/notifications/push";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import { TitledSection } from "~/ui/data/titled-section";
import type { PushDevice, PushOverview } from "../../../../contract/api/notifications-v1.ts";
import { OtherDevices } from "./other-devices";
import styles from "./push-section.module.css";
import { ThisDevice } from "./this-device-view";

const t = translator("push", words);

export function PushSection({ push }: { push: PushOverview | null }) {
  if (push?.publicKey === null) return null;
  const isCurrent = (device: PushDevice) => device.isCurrent;
  return (
    <TitledSection titleId="push-title" title={t("title")} id="devices">
      <p className={styles.note}>{t("lead")}</p>
      {push ? (
        <>
          <ThisDevice publicKey={push.publicKey} isKnown={push.devices.some(isCurrent)} />
          <OtherDevices devices={push.devices.filter((device) => !isCurrent(device))} />
        </>
      ) : (
        <Notice kind="error">{t("unavailable")}</Notice>
      )}
    </TitledSection>
  );
}
