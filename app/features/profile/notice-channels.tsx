import { emailPreference } from "~/i18n/pt-BR/email-preference";
import { translator } from "~/i18n/translator";
import {
  noticeMailFields,
  pushFields,
  type ChosenType,
  type NoticeMailField,
  type QuietableType,
} from "../../../contract/notifications.ts";
import type { EmailFrequencies } from "./email-preference.server";
import { ASKS_PORTAL, portalFieldOf } from "./portal-field";
import type { QuietKinds } from "./quiet-kinds.server";
import { TitledSection } from "~/ui/data/titled-section";
import styles from "./notice-channels.module.css";
import profileStyles from "./profile.module.css";

const t = translator("emailPreference", emailPreference);

type Channel =
  | {
      field:
        | "wantsContentNotice"
        | "wantsIdeaMail"
        | "wantsPlanMail"
        | "wantsSearchMail"
        | NoticeMailField;
      word: ChoiceWord;
    }
  | { kind: QuietableType; word: `notices.${QuietableType}Portal` }
  | SaidWord;
type ChoiceWord =
  | "notices.contentPortal"
  | "notices.ideaEmail"
  | "notices.planEmail"
  | "notices.offerEmail"
  | "notices.commentEmail"
  | "notices.connectionEmail"
  | "notices.askEmail";
type SaidWord = "notices.always" | "notices.asked" | "notices.contentEmail" | "notices.never";

/** What each kind does in the portal and by mail: for choosing, or said. */
const rows: readonly { type: ChosenType; portal: Channel; email: Channel }[] = [
  {
    type: "content",
    portal: { field: "wantsContentNotice", word: "notices.contentPortal" },
    email: "notices.contentEmail",
  },
  {
    type: "comment",
    portal: { kind: "comment", word: "notices.commentPortal" },
    email: { field: noticeMailFields.comment, word: "notices.commentEmail" },
  },
  {
    type: "connection",
    portal: { kind: "connection", word: "notices.connectionPortal" },
    email: { field: noticeMailFields.connection, word: "notices.connectionEmail" },
  },
  {
    type: "idea",
    portal: { kind: "idea", word: "notices.ideaPortal" },
    email: { field: "wantsIdeaMail", word: "notices.ideaEmail" },
  },
  {
    type: "plan",
    portal: { kind: "plan", word: "notices.planPortal" },
    email: { field: "wantsPlanMail", word: "notices.planEmail" },
  },
  {
    type: "offer",
    portal: { kind: "offer", word: "notices.offerPortal" },
    email: { field: "wantsSearchMail", word: "notices.offerEmail" },
  },
  {
    type: "ask",
    portal: "notices.asked",
    email: { field: noticeMailFields.ask, word: "notices.askEmail" },
  },
  { type: "like", portal: { kind: "like", word: "notices.likePortal" }, email: "notices.never" },
  { type: "support", portal: "notices.always", email: "notices.always" },
];

type NoticeChannelsProps = {
  choices: EmailFrequencies;
  /** Kinds kept out of the portal. */
  quietKinds: QuietKinds;
  /** Whether the portal sends anything to devices. */
  asksDevices: boolean;
};

/** Which kind of notice goes where; what is not for choosing says so. */
export function NoticeChannels({ choices, quietKinds, asksDevices }: NoticeChannelsProps) {
  return (
    <TitledSection titleId="notices-title" title={t("notices.title")}>
      <p className={profileStyles.note}>
        {t("notices.hint")} {asksDevices && t("notices.pushHint")}
      </p>
      {asksDevices && <input type="hidden" name="asksDevices" value="yes" />}
      {Array.isArray(quietKinds) && <input type="hidden" name={ASKS_PORTAL} value="yes" />}
      <table className={styles.channels} aria-labelledby="notices-title">
        <thead>
          <tr>
            <th scope="col">{t("notices.type")}</th>
            <th scope="col">{t("notices.portal")}</th>
            <th scope="col">{t("notices.email")}</th>
            {asksDevices && <th scope="col">{t("notices.push")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, portal, email }) => (
            <tr key={type}>
              <th scope="row">{t(`notices.${type}`)}</th>
              <td>
                <Cell channel={portal} choices={choices} quietKinds={quietKinds} />
              </td>
              <td>
                <Cell channel={email} choices={choices} quietKinds={quietKinds} />
              </td>
              {asksDevices && (
                <td>
                  <Choice
                    name={pushFields[type]}
                    label={t(`notices.${type}Push`)}
                    isOn={choices[pushFields[type]]}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}

type CellProps = Pick<NoticeChannelsProps, "choices" | "quietKinds"> & { channel: Channel };

function Cell({ channel, choices, quietKinds }: CellProps) {
  if (typeof channel === "string") return t(channel);
  if ("field" in channel) {
    const { field, word } = channel;
    return <Choice name={field} label={t(word)} isOn={choices[field]} />;
  }
  const { kind, word } = channel;
  if (quietKinds === null) return t("notices.always");
  if (quietKinds === "unavailable") return t("notices.away");
  return <Choice name={portalFieldOf(kind)} label={t(word)} isOn={!quietKinds.includes(kind)} />;
}

/** The table says in sight what it is about; its name says it to who hears it alone. */
function Choice({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} defaultChecked={isOn} aria-label={label} />
    </label>
  );
}
