import { useFetcher } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import text from "~/ui/text/text.module.css";
import {
  reminderDelays,
  type ReminderDelay,
} from "../../../contract/content/favorite-reminders.ts";
import type { PageKind } from "../../../contract/content/kinds.ts";
import styles from "./reminder-form.module.css";
import { reminder as words } from "./reminder.words";

const t = translator("favorite-reminder", words);
const delays = [...(Object.keys(reminderDelays) as ReminderDelay[]), "none"] as const;

export type ReminderAnswer = { code: "refused" | "unavailable" | null };
export type ReminderFormProps = {
  type: PageKind;
  item: string;
  title: string;
  /** Day of the reminder; null without one. */
  remindOn: string | null;
};

export function ReminderForm({ type, item, title, remindOn }: ReminderFormProps) {
  const { Form, data, state } = useFetcher<ReminderAnswer>();
  const problem = state === "idle" && data?.code;
  return (
    <div className={`${styles.reminder} ${text.small}`}>
      <p role="status">
        {problem ? t(`problems.${problem}`) : remindOn && t("set", { day: remindOn })}
      </p>
      <details>
        <summary>{t(remindOn ? "change" : "open")}</summary>
        <Form
          method="post"
          action={to("/app/favorites/reminder")}
          className={styles.form}
          aria-label={t("label", { title })}
        >
          <input type="hidden" name="type" value={type} />
          <input type="hidden" name="item" value={item} />
          {delays.map((delay) => (
            <Button
              key={delay}
              type="submit"
              name="delay"
              value={delay}
              variant="outline"
              size="sm"
            >
              {t(`delays.${delay}`)}
            </Button>
          ))}
        </Form>
      </details>
    </div>
  );
}
