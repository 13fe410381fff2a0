import { SmartLink } from "~/ui/action/smart-link";
import { mobilePlans as words } from "./words";
import styles from "../frame/classifieds.module.css";

export function NewcomerGuide() {
  const { title, lines, source, sourceUrl } = words.newcomer;
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <div className={styles.stack}>
        {Object.values(lines).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p data-source className={styles.source}>
          <SmartLink to={sourceUrl}>{source}</SmartLink>
        </p>
      </div>
    </details>
  );
}
