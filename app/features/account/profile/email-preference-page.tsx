import { Form } from "@remix-run/react";
import { TextField } from "~/ui/form/text-field";
import {
  openDigestLists,
  frequenciesFor,
  type DigestList,
  type MailStopReason,
} from "../../../../contract/notifications/email.ts";
import { areas } from "../../../../contract/shared/areas.ts";
import { useState, type ReactNode } from "react";
import { TitledSection } from "~/ui/data/titled-section";
import { formatFullDate, formatFullDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { Alert } from "~/ui/feedback/alert";
import { PageLink } from "~/ui/action/page-link";
import { Select } from "~/ui/form/select";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { EmailFrequencies, NextDigest } from "./email-preference.server";
import { SUBMITTED, boxOf } from "./submitted-boxes";
import { emailPreference } from "./email-preference.words";
import type { ProfileAnswer } from "./profile.schema";
import digestPreviewStyles from "./email-preference-page.module.css";
import styles from "./profile.module.css";
import { NotificationChannels } from "./notification-channels";
import { SaveMessage } from "./save-message";
import { parseChoices, wants, withChoices } from "../../../../contract/notifications/choices.ts";
import { useSending } from "~/forms/use-answer";
import { useUnsavedChanges } from "~/forms/use-unsaved-changes";

const t = translator("emailPreference", emailPreference);

const listName = (list: DigestList): string =>
  list === "forum" ? t("content.forum") : areas[list].title;

const ASKS_BOX = boxOf("ask", "portal");
const optionsFor = (list: Parameters<typeof frequenciesFor>[0]) =>
  frequenciesFor(list).map((value) => ({ value, label: t(`frequency.${value}`) }));

export type EmailPreferencePageProps = {
  choices: EmailFrequencies;
  digest: NextDigest | "unavailable";
  /** Only paying members get content mail. */
  isPaying: boolean;
  devices: ReactNode;
  answer: ProfileAnswer | null;
};

function summaryOf(digest: NextDigest | "unavailable"): string {
  if (digest === "unavailable") return t("preview.unavailable");
  if (digest === null) return t("preview.none");
  const date = formatFullDateTime(digest.sendsAt);
  return t(digest.sections.length > 0 ? "preview.at" : "preview.empty", { date });
}

function DigestPreview({ digest }: { digest: NextDigest | "unavailable" }) {
  const { sections = [], personal = null } = digest === "unavailable" ? {} : (digest ?? {});
  return (
    <TitledSection titleId="preview-title" title={t("preview.title")}>
      <p>{summaryOf(digest)}</p>
      {sections.map(({ list, items }) => (
        <div key={list}>
          <h3 className={digestPreviewStyles.list}>{listName(list)}</h3>
          <ul className={`${layout.stack} ${layout.tight}`}>
            {items.map(({ id, title, slug }) => (
              <li key={id}>
                <PageLink to={to(`/app/${list}/${slug}`)} className={`${text.link} ${text.tap}`}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {sections.length > 0 && <Personal lines={personal ?? []} />}
    </TitledSection>
  );
}

type PersonalProps = { lines: readonly { label: string; path: string }[] };

function Personal({ lines }: PersonalProps) {
  if (lines.length === 0) return <p>{t("preview.personal")}</p>;
  return (
    <>
      <h3 className={digestPreviewStyles.list}>{t("preview.yours")}</h3>
      <ul className={`${layout.stack} ${layout.tight}`}>
        {lines.map(({ label, path }) => (
          <li key={path}>
            <PageLink to={path} className={`${text.link} ${text.tap}`}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

type StoppedMailProps = {
  reason: MailStopReason | null;
  stoppedAt: string | null;
  answer: ProfileAnswer | null;
};

function StoppedMail({ reason, stoppedAt, answer }: StoppedMailProps) {
  const isSending = useSending("send-code");
  const isConfirming = useSending("confirm-address");
  const isCodeSent = answer?.intent === "send-code" && answer.isDone;
  if (!reason || !stoppedAt) {
    return <SaveMessage answer={answer} done={t("stopped.over")} />;
  }
  const wrong = answer?.lastResult?.error?.["code"];
  return (
    <TitledSection titleId="stopped-title" title={t("stopped.title")}>
      <Alert kind="error" title={t(`stopped.${reason}`, { date: formatFullDate(stoppedAt) })}>
        {t(`stopped.${reason}Text`)}
      </Alert>
      <SaveMessage
        answer={isCodeSent || answer?.failure ? answer : null}
        done={t("stopped.sent")}
      />
      <Form method="post" className={layout.cluster}>
        <input type="hidden" name="intent" value="send-code" />
        <Button type="submit" variant="outline" isLoading={isSending}>
          {t("stopped.send")}
        </Button>
      </Form>
      <Form method="post" className={styles.stack}>
        <input type="hidden" name="intent" value="confirm-address" />
        <TextField
          name="code"
          label={t("stopped.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={wrong?.[0]}
        />
        <div className={`${styles.actions} ${layout.cluster}`}>
          <Button type="submit" isLoading={isConfirming}>
            {t("stopped.confirm")}
          </Button>
        </div>
      </Form>
    </TitledSection>
  );
}

export function EmailPreferencePage(props: EmailPreferencePageProps) {
  const { choices, digest, isPaying, devices, answer } = props;
  const answerTo = (...intents: string[]) =>
    answer && intents.includes(answer.intent) ? answer : null;
  return (
    <>
      <p className={styles.lead}>{t("lead")}</p>
      <StoppedMail
        reason={choices.stopReason}
        stoppedAt={choices.stoppedAt}
        answer={answerTo("send-code", "confirm-address")}
      />
      {!isPaying && (
        <Alert kind="info" title={t("paying.title")}>
          {t("paying.text")} <PageLink to={to("/app/membership")}>{t("paying.link")}</PageLink>
        </Alert>
      )}
      <ChoicesForm
        key={JSON.stringify(choices)}
        choices={choices}
        canAskDevice={devices !== null}
        answer={answerTo("choices")}
      />
      {devices}
      {isPaying && <DigestPreview digest={digest} />}
      <Pause pausedUntil={choices.pausedUntil} answer={answerTo("pause", "resume")} />
    </>
  );
}

type ChoicesFormProps = Pick<EmailPreferencePageProps, "choices" | "answer"> & {
  canAskDevice: boolean;
};

function ChoicesForm({ choices, canAskDevice, answer }: ChoicesFormProps) {
  const isBusy = useSending("choices");
  const noteChange = useUnsavedChanges(answer);
  const { canMuteInPortal } = choices;
  const notificationChoices = withChoices({}, parseChoices(choices.notificationChoices));
  return (
    <Form method="post" className={styles.stack} onChange={noteChange}>
      <input type="hidden" name="intent" value="choices" />
      <input type="hidden" name={SUBMITTED} value={ASKS_BOX} />
      <input type="hidden" name={SUBMITTED} value="wantsProductMail" />
      <TitledSection titleId="content-title" title={t("content.title")}>
        <SaveMessage answer={answer} done={t("saved")} />
        <p className={`${text.small} ${text.faint}`}>{t("content.hint")}</p>
        <details>
          <summary>{t("content.more")}</summary>
          <p className={`${text.small} ${text.faint}`}>{t("content.moreText")}</p>
        </details>
        <div className={styles.pair}>
          {openDigestLists().map((list) => (
            <Select
              key={list}
              name={`${list}Frequency`}
              label={listName(list)}
              options={optionsFor(list)}
              defaultValue={choices[`${list}Frequency`]}
            />
          ))}
        </div>
      </TitledSection>
      <NotificationChannels
        choices={notificationChoices}
        canMuteInPortal={canMuteInPortal}
        canAskDevice={canAskDevice}
      />
      <TitledSection titleId="asks-title" title={t("asks.title")}>
        <Checkbox
          name={ASKS_BOX}
          defaultChecked={wants(notificationChoices, "ask", "portal")}
          label={t("asks.label")}
          hint={t("asks.hint")}
        />
      </TitledSection>
      <TitledSection titleId="others-title" title={t("others.title")}>
        <Checkbox
          name="wantsProductMail"
          defaultChecked={choices.wantsProductMail}
          label={t("others.product")}
          hint={t("others.productHint")}
        />
        <Checkbox
          checked
          disabled
          readOnly
          label={t("others.billing")}
          hint={t("others.billingHint")}
        />
      </TitledSection>
      <div className={`${styles.actions} ${layout.cluster}`}>
        <Button type="submit" isLoading={isBusy}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}

type PauseProps = { pausedUntil: string | null; answer: ProfileAnswer | null };

function Pause({ pausedUntil, answer }: PauseProps) {
  const isBusy = [useSending("pause"), useSending("resume")].includes(true);
  const [now] = useState(() => Date.now());
  const isPaused = pausedUntil !== null && Date.parse(pausedUntil) > now;
  return (
    <TitledSection titleId="pause-title" title={t("pause.title")}>
      <SaveMessage
        answer={answer}
        done={t(answer?.intent === "pause" ? "pause.started" : "pause.ended")}
      />
      <p>{isPaused ? t("pause.on", { date: formatFullDate(pausedUntil) }) : t("pause.off")}</p>
      <Form method="post" className={layout.cluster}>
        <input type="hidden" name="intent" value={isPaused ? "resume" : "pause"} />
        <Button type="submit" variant="outline" isLoading={isBusy}>
          {t(isPaused ? "pause.end" : "pause.start")}
        </Button>
      </Form>
    </TitledSection>
  );
}
