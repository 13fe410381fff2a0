import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { formatFullDate } from "~/i18n/format";
import { emailPreference } from "~/i18n/pt-BR/email-preference";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Select } from "~/ui/select";
import { DigestPreview } from "./digest-preview";
import type { EmailFrequencies, NextDigest } from "./email-preference.server";
import type { ProfileAnswer } from "./profile-answer";
import styles from "./profile.module.css";
import { SaveMessage } from "./save-message";
import { useUnsavedChanges } from "./unsaved-changes";

const t = translator("emailPreference", emailPreference);

const LISTS = ["articles", "news", "videos", "courses"] as const;
const options = (["never", "instant", "daily", "weekly", "monthly"] as const).map((value) => ({
  value,
  label: t(`frequency.${value}`),
}));
// A forum is told in summaries only.
const digestOptions = options.filter(({ value }) => value !== "instant");

export type EmailPreferencePageProps = {
  choices: EmailFrequencies;
  digest: NextDigest | "unavailable";
  answer: ProfileAnswer | null;
};

export function EmailPreferencePage({ choices, digest, answer }: EmailPreferencePageProps) {
  const answerTo = (...intents: string[]) =>
    answer && intents.includes(answer.intent) ? answer : null;
  return (
    <>
      <p className={styles.lead}>{t("lead")}</p>
      <ChoicesForm key={JSON.stringify(choices)} choices={choices} answer={answerTo("choices")} />
      <DigestPreview digest={digest} />
      <Pause pausedUntil={choices.pausedUntil} answer={answerTo("pause", "resume")} />
    </>
  );
}

type ChoicesFormProps = Pick<EmailPreferencePageProps, "choices" | "answer">;

function ChoicesForm({ choices, answer }: ChoicesFormProps) {
  const isSubmitting = useNavigation().formData?.get("intent") === "choices";
  const noteChange = useUnsavedChanges(answer);
  return (
    <Form method="post" className={styles.stack} onChange={noteChange}>
      <input type="hidden" name="intent" value="choices" />
      <section className={styles.section} aria-labelledby="content-title">
        <h2 id="content-title" className={styles.heading}>
          {t("content.title")}
        </h2>
        <SaveMessage failure={answer?.failure ?? null} done={answer?.isDone && t("saved")} />
        <p className={styles.note}>{t("content.hint")}</p>
        <div className={styles.pair}>
          {LISTS.map((list) => (
            <Select
              key={list}
              name={`${list}Frequency`}
              label={t(`content.${list}`)}
              options={options}
              defaultValue={choices[`${list}Frequency`]}
            />
          ))}
        </div>
      </section>
      <section className={styles.section} aria-labelledby="others-title">
        <h2 id="others-title" className={styles.heading}>
          {t("others.title")}
        </h2>
        <Select
          name="forumFrequency"
          label={t("others.forum")}
          hint={t("others.forumHint")}
          options={digestOptions}
          defaultValue={choices.forumFrequency}
        />
        <Checkbox
          name="wantsProductMail"
          defaultChecked={choices.wantsProductMail}
          label={t("others.product")}
        />
        <Checkbox
          checked
          disabled
          readOnly
          label={t("others.billing")}
          hint={t("others.billingHint")}
        />
      </section>
      <div className={styles.actions}>
        <Button type="submit" isLoading={isSubmitting}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}

type PauseProps = { pausedUntil: string | null; answer: ProfileAnswer | null };

function Pause({ pausedUntil, answer }: PauseProps) {
  const sent = useNavigation().formData?.get("intent");
  const [now] = useState(() => Date.now());
  const isPaused = pausedUntil !== null && Date.parse(pausedUntil) > now;
  return (
    <section className={styles.section} aria-labelledby="pause-title">
      <h2 id="pause-title" className={styles.heading}>
        {t("pause.title")}
      </h2>
      <SaveMessage
        failure={answer?.failure ?? null}
        done={answer?.isDone && t(answer.intent === "pause" ? "pause.started" : "pause.ended")}
      />
      <p>{isPaused ? t("pause.on", { date: formatFullDate(pausedUntil) }) : t("pause.off")}</p>
      <Form method="post" className={styles.actions}>
        <input type="hidden" name="intent" value={isPaused ? "resume" : "pause"} />
        <Button type="submit" variant="outline" isLoading={sent === "pause" || sent === "resume"}>
          {t(isPaused ? "pause.end" : "pause.start")}
        </Button>
      </Form>
    </section>
  );
}
