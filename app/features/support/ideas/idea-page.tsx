import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import layout from "~/ui/layout/layout.module.css";
import type { Idea } from "./feedback.schema";
import type { FeedbackAnswer } from "./feedback.server";
import { IdeaTags, RepeatedIdea, VoteButton, IdeaFailure } from "./idea-row";
import { feedback } from "./words";
import styles from "~/features/support/tickets/support.module.css";

const t = translator("feedback", feedback);

export type IdeaPageProps = {
  idea: Idea;
  answer: FeedbackAnswer | null;
};

/** The target of e-mails and notifications about the idea. */
export function IdeaPage({ idea, answer }: IdeaPageProps) {
  const { title, body, reason, duplicateOf } = idea;
  return (
    <div className={`${styles.ideaPage} ${layout.stack}`}>
      <Button variant="text" icon="arrow-left" to={to("/app/feedback")}>
        {t("idea.back")}
      </Button>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <IdeaTags {...idea} />
      </div>
      <IdeaFailure answer={answer} />
      {body && <p className={styles.body}>{body}</p>}
      {reason && (
        <section className={styles.section} aria-labelledby="answer-title">
          <h2 id="answer-title">{t("idea.answer")}</h2>
          <p className={styles.body}>{reason}</p>
        </section>
      )}
      {duplicateOf ? (
        <RepeatedIdea {...duplicateOf} />
      ) : (
        <div className={styles.support}>
          <VoteButton idea={idea} />
        </div>
      )}
    </div>
  );
}
