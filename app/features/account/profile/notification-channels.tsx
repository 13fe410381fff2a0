import { translator } from "~/i18n/translator";
import {
  mayBeMuted,
  wants,
  type NotificationChoices,
} from "../../../../contract/notifications/choices.ts";
import {
  channels,
  type Channel,
  type ChosenKind,
} from "../../../../contract/notifications/kinds.ts";
import { emailPreference } from "./email-preference.words";
import { boxName, notificationGroups, replacementText } from "./notification-rows";
import { SUBMITTED, boxOf } from "./submitted-boxes";
import { TitledSection } from "~/ui/data/titled-section";
import textStyles from "~/ui/text/text.module.css";
import styles from "./notification-channels.module.css";

const t = translator("emailPreference", emailPreference);

type NotificationChannelsProps = {
  choices: NotificationChoices;
  /** False for staff: the portal lists every kind. */
  canMuteInPortal: boolean;
  canAskDevice: boolean;
};

const chooseIn = {
  portal: "notices.choosePortal",
  mail: "notices.chooseEmail",
  push: "notices.choosePush",
} as const satisfies Record<Channel, string>;

/** A table of notification kinds and channels. A text replaces the checkbox where there is no choice. */
export function NotificationChannels(props: NotificationChannelsProps) {
  const { canAskDevice } = props;
  return (
    <TitledSection titleId="notices-title" title={t("notices.title")}>
      <p className={`${textStyles.small} ${textStyles.faint}`}>{t("notices.hint")}</p>
      <details>
        <summary>{t("notices.more")}</summary>
        <p className={`${textStyles.small} ${textStyles.faint}`}>
          {t("notices.moreText")} {canAskDevice && t("notices.pushHint")}
        </p>
      </details>
      <table className={styles.channels} aria-labelledby="notices-title">
        <thead>
          <tr>
            <th scope="col">{t("notices.type")}</th>
            <th scope="col">{t("notices.portal")}</th>
            <th scope="col">{t("notices.email")}</th>
            {canAskDevice && <th scope="col">{t("notices.push")}</th>}
          </tr>
        </thead>
        {notificationGroups.map(({ group, kinds }) => (
          <tbody key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={canAskDevice ? 4 : 3}>
                {t(`notices.groups.${group}`)}
              </th>
            </tr>
            {kinds.map((kind) => (
              <Row key={kind} kind={kind} {...props} />
            ))}
          </tbody>
        ))}
      </table>
    </TitledSection>
  );
}

function Row({ kind, canAskDevice, ...props }: NotificationChannelsProps & { kind: ChosenKind }) {
  return (
    <tr>
      <th scope="row">{t(`notices.${kind}`)}</th>
      {channels.map(
        (channel) =>
          (channel !== "push" || canAskDevice) && (
            <td key={channel}>
              <Cell kind={kind} channel={channel} {...props} />
            </td>
          ),
      )}
    </tr>
  );
}

type CellProps = Omit<NotificationChannelsProps, "canAskDevice"> & {
  kind: ChosenKind;
  channel: Channel;
};

function Cell({ kind, channel, choices, canMuteInPortal }: CellProps) {
  const text = replacementText(kind, channel);
  if (text) return t(text);
  if (channel === "portal" && !canMuteInPortal && mayBeMuted(kind)) return t("notices.always");
  const name = boxOf(kind, channel);
  return (
    // The table gives the visible label. `aria-label` gives the full one to screen readers.
    <label className={styles.choice}>
      <input type="hidden" name={SUBMITTED} value={name} />
      <input
        type="checkbox"
        name={name}
        defaultChecked={wants(choices, kind, channel)}
        aria-label={t(chooseIn[channel], { kind: t(boxName(kind, channel)) })}
      />
    </label>
  );
}
