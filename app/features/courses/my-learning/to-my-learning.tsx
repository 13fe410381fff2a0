import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { myLearning } from "./words";
import styles from "./my-learning.module.css";

const t = translator("my-learning", myLearning);

export function ToMyLearning() {
  return (
    <p className={styles.open}>
      <Button variant="text" size="sm" icon="book" to="/app/courses/my-learning">
        {t("link")}
      </Button>{" "}
      <ToPractice />
    </p>
  );
}

export function ToPractice() {
  return (
    <Button variant="text" size="sm" icon="clock" to="/app/practice">
      {t("practice")}
    </Button>
  );
}
