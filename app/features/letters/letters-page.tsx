import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { StateMessage } from "~/ui/feedback/state-message";
import { Card } from "~/ui/data/card";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { Letter } from "./letter";
import { letters as words } from "./words";
import styles from "./letters.module.css";

const t = translator("letters", words);

type LettersPageProps = { letters: readonly Pick<Letter, "key" | "title" | "summary">[] };

export function LettersPage({ letters }: LettersPageProps) {
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <p className={text.muted}>{t("lead")}</p>
      {letters.length === 0 && (
        <StateMessage kind="empty" title={t("empty")}>
          {t("emptyText")}
        </StateMessage>
      )}
      <ul className={layout.stack}>
        {letters.map(({ key, title, summary }) => (
          <Card key={key} as="li" isPadded isInteractive>
            <h2 className={text.large}>
              <SmartLink to={`/app/letters/${key}`} className={styles.open}>
                {title}
              </SmartLink>
            </h2>
            <p className={text.muted}>{summary}</p>
          </Card>
        ))}
      </ul>
    </div>
  );
}
