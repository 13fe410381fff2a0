import { SmartLink } from "~/ui/action/smart-link";
import textStyles from "~/ui/text/text.module.css";
import { writtenParts } from "./written-parts";
import styles from "./written-text.module.css";

export function WrittenText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {writtenParts(text).map((part, at) =>
        part.kind === "link" ? (
          <SmartLink key={at} to={part.url} className={textStyles.link}>
            {part.url}
          </SmartLink>
        ) : part.kind === "mention" ? (
          <strong key={at}>{part.text}</strong>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
