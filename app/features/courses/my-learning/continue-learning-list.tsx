import { Button } from "~/ui/action/button";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { myLearning } from "./words";
import styles from "./continue-learning-list.module.css";
import { LearnedEntry } from "./learned-entry";
import type { LearnedCourse } from "./my-learning.server";

export function ContinueLearningList({ learned }: { learned: readonly LearnedCourse[] }) {
  return (
    <section className={styles.section} aria-labelledby="home-learning">
      <div className={layout.heading}>
        <h2 id="home-learning" className={text.heading}>
          {myLearning.goOn}
        </h2>
        <Button variant="text" size="sm" to="/app/courses/my-learning" iconAfter="arrow-right">
          {myLearning.link}
        </Button>
      </div>
      <ul className={layout.stack}>
        {learned.map((entry) => (
          <LearnedEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
