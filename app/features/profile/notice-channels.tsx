import { emailPreference } from "~/i18n/pt-BR/email-preference";
import { translator } from "~/i18n/translator";
import {
  noticeMailFields,
  pushFields,
  type ChosenType,
  type NoticeMailField,
} from "../../../contract/notifications.ts";
import type { EmailFrequencies } from "./email-preference.server";
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
    portal: "notices.always",
    email: { field: noticeMailFields.comment, word: "notices.commentEmail" },
  },
  {
    type: "connection",
    portal: "notices.always",
    email: { field: noticeMailFields.connection, word: "notices.connectionEmail" },
  },
  {
    type: "idea",
    portal: "notices.always",
    email: { field: "wantsIdeaMail", word: "notices.ideaEmail" },
  },
  {
    type: "plan",
    portal: "notices.always",
    email: { field: "wantsPlanMail", word: "notices.planEmail" },
  },
  {
    type: "offer",
    portal: "notices.always",
    email: { field: "wantsSearchMail", word: "notices.offerEmail" },
  },
  {
    type: "ask",
    portal: "notices.asked",
    email: { field: noticeMailFields.ask, word: "notices.askEmail" },
  },
  { type: "like", portal: "notices.always", email: "notices.never" },
  { type: "support", portal: "notices.always", email: "notices.always" },
];

type NoticeChannelsProps = {
  choices: EmailFrequencies;
  /** Whether the portal sends anything to devices. */
  asksDevices: boolean;
};

/** Which kind of notice goes where; what is not for choosing says so. */
export function NoticeChannels({ choices, asksDevices }: NoticeChannelsProps) {
  return (
    <TitledSection titleId="notices-title" title={t("notices.title")}>
      <p className={profileStyles.note}>
        {t("notices.hint")} {asksDevices && t("notices.pushHint")}
      </p>
      {asksDevices && <input type="hidden" name="asksDevices" value="yes" />}
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
                <Cell channel={portal} choices={choices} />
              </td>
              <td>
                <Cell channel={email} choices={choices} />
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

function Cell({ channel, choices }: { channel: Channel; choices: EmailFrequencies }) {
  if (typeof channel === "string") return t(channel);
  const { field, word } = channel;
  return <Choice name={field} label={t(word)} isOn={choices[field]} />;
}

/** The table says in sight what it is about; its name says it to who hears it alone. */
function Choice({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} defaultChecked={isOn} aria-label={label} />
    </label>
  );
}
