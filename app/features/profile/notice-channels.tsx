import { emailPreference } from "~/i18n/pt-BR/email-preference";
import { translator } from "~/i18n/translator";
import { pushFields } from "../../../contract/notifications/kinds.ts";
import type { EmailFrequencies } from "./email-preference.server";
import { noticeGroups, type Channel, type NoticeRow } from "./notice-rows";
import { ASKED, portalFieldOf } from "./asked-boxes";
import type { QuietKinds } from "./quiet-kinds.server";
import { TitledSection } from "~/ui/data/titled-section";
import styles from "./notice-channels.module.css";
import profileStyles from "./profile.module.css";

const t = translator("emailPreference", emailPreference);

type NoticeChannelsProps = {
  choices: EmailFrequencies;
  quietKinds: QuietKinds;
  asksDevices: boolean;
};

export function NoticeChannels(props: NoticeChannelsProps) {
  const { asksDevices } = props;
  return (
    <TitledSection titleId="notices-title" title={t("notices.title")}>
      <p className={profileStyles.note}>
        {t("notices.hint")} {asksDevices && t("notices.pushHint")}
      </p>
      <table className={styles.channels} aria-labelledby="notices-title">
        <thead>
          <tr>
            <th scope="col">{t("notices.type")}</th>
            <th scope="col">{t("notices.portal")}</th>
            <th scope="col">{t("notices.email")}</th>
            {asksDevices && <th scope="col">{t("notices.push")}</th>}
          </tr>
        </thead>
        {noticeGroups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={asksDevices ? 4 : 3}>
                {t(`notices.groups.${title}`)}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.type} {...row} {...props} />
            ))}
          </tbody>
        ))}
      </table>
    </TitledSection>
  );
}

function Row({ type, portal, email, ...props }: NoticeRow & NoticeChannelsProps) {
  const { choices, asksDevices } = props;
  const kind = t(`notices.${type}`);
  return (
    <tr>
      <th scope="row">{kind}</th>
      <td>
        <Cell {...props} kind={kind} where="notices.choosePortal" channel={portal} />
      </td>
      <td>
        <Cell {...props} kind={kind} where="notices.chooseEmail" channel={email} />
      </td>
      {asksDevices && (
        <td>
          <Choice
            name={pushFields[type]}
            label={t("notices.choosePush", { kind })}
            isOn={choices[pushFields[type]]}
          />
        </td>
      )}
    </tr>
  );
}

type CellProps = Pick<NoticeChannelsProps, "choices" | "quietKinds"> & {
  kind: string;
  where: "notices.choosePortal" | "notices.chooseEmail";
  channel: Channel;
};

function Cell({ channel, kind, where, choices, quietKinds }: CellProps) {
  if (typeof channel === "string") return t(channel);
  if ("field" in channel) {
    const { field, name } = channel;
    const label = t(where, { kind: name ? t(name) : kind });
    return <Choice name={field} label={label} isOn={choices[field]} />;
  }
  if (quietKinds === null) return t("notices.always");
  if (quietKinds === "unavailable") return t("notices.away");
  const isOn = !quietKinds.includes(channel.kind);
  return <Choice name={portalFieldOf(channel.kind)} label={t(where, { kind })} isOn={isOn} />;
}

/** The visible label is in the table; screen readers need the full one. */
function Choice({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className={styles.choice}>
      <input type="hidden" name={ASKED} value={name} />
      <input type="checkbox" name={name} defaultChecked={isOn} aria-label={label} />
    </label>
  );
}
