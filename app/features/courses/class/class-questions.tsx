import { Form } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { classQuestions as words } from "~/features/courses/class.words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { TOPIC_TITLE_MAX_LENGTH } from "../../../../contract/community/forum.ts";
import styles from "./class-questions.module.css";
import type { ClassTopic } from "../course";

const t = translator("class-questions", words);

type ClassQuestionsProps = {
  classId: string;
  topics: readonly ClassTopic[] | null;
};

export function ClassQuestions({ classId, topics }: ClassQuestionsProps) {
  return (
    <section className={styles.section} aria-labelledby="class-questions">
      <h2 id="class-questions" className={text.large}>
        {t("title")}
      </h2>
      {topics === null && <p className={`${text.small} ${text.muted}`}>{t("unavailable")}</p>}
      {topics !== null && topics.length > 0 && (
        <ul className={`${layout.stack} ${layout.tight}`}>
          {topics.map(({ id, title, path, replyCount, isSolved }) => (
            <li key={id}>
              <PageLink to={path} className={`${text.link} ${text.tap}`}>
                {title}
              </PageLink>{" "}
              <span className={`${text.small} ${text.muted}`}>
                {t("replies", { count: replyCount })}
              </span>{" "}
              {isSolved && <Tag>{t("solved")}</Tag>}
            </li>
          ))}
        </ul>
      )}
      <Form method="get" action={to("/app/forum/create")} className={styles.form}>
        <input type="hidden" name="class" value={classId} />
        <TextField
          name="title"
          label={t("label")}
          hint={t("hint")}
          limit={TOPIC_TITLE_MAX_LENGTH}
          autoComplete="off"
        />
        <Button type="submit" variant="outline">
          {t("ask")}
        </Button>
      </Form>
    </section>
  );
}
