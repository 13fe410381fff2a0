import { Form } from "@remix-run/react";
import { poll as words } from "~/features/forum/poll.words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { BarChart } from "~/ui/data/bar-chart";
import { RadioGroup } from "~/ui/form/radio-group";
import textStyles from "~/ui/text/text.module.css";
import forumStyles from "../forum.module.css";
import type { TopicPoll as Shown } from "../topic";
import styles from "./topic-poll.module.css";

const t = translator("poll", words);

export function TopicPoll({ poll }: { poll: Shown }) {
  const { question, options, totalCount, ownChoice, mayVote, mayEnd, isOver, endsLabel } = poll;
  const bars = options.map(({ label, count, text }, at) => ({
    ...{ label, value: count, text },
    ...(at === ownChoice && { mark: t("yours") }),
  }));
  return (
    <section aria-label={t("title")} className={styles.poll}>
      <h2 className={textStyles.large}>{t("title")}</h2>
      {mayVote ? (
        <Form method="post" preventScrollReset className={forumStyles.group}>
          <input type="hidden" name="intent" value="vote" />
          <RadioGroup
            // After a vote in another tab, the key resets the field to the new choice.
            key={ownChoice}
            name="choice"
            label={question}
            required
            options={options.map(({ label }, at) => ({ value: String(at), label }))}
            {...(ownChoice !== null && { defaultValue: String(ownChoice) })}
          />
          <div>
            <Button type="submit" size="sm">
              {t(ownChoice === null ? "vote" : "change")}
            </Button>
          </div>
        </Form>
      ) : (
        <p className={textStyles.strong}>{question}</p>
      )}
      <h3 className={styles.results}>{t(isOver ? "results" : "soFar")}</h3>
      <BarChart bars={bars} />
      <p className={forumStyles.facts}>
        <span>{totalCount > 0 ? t("votes", { count: totalCount }) : t("none")}</span>
        <span>{endsLabel}</span>
        <span>{t("secret")}</span>
      </p>
      {mayEnd && (
        <details>
          <summary>{t("end")}</summary>
          <Form method="post" preventScrollReset className={forumStyles.group}>
            <input type="hidden" name="intent" value="endPoll" />
            <p className={forumStyles.facts}>{t("endHint")}</p>
            <div>
              <Button type="submit" size="sm" variant="outline">
                {t("endSure")}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </section>
  );
}
