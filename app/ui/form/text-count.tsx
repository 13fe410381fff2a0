import { countCharacters } from "../../../contract/text.ts";
import { lengthText } from "../../../contract/text-limits.ts";
import styles from "./field.module.css";

/** From this part of a limit on its count is shown. */
const SHOWN_FROM = 0.9;

/** How much of a limit a text takes; nothing far from it. A text over it stays whole, and is refused. */
export function TextCount({ text, limit }: { text: string; limit: number }) {
  const isNear = text.length >= limit * SHOWN_FROM;
  const count = isNear ? countCharacters(text) : 0;
  return (
    <span role="status" className={count > limit ? styles.error : styles.hint}>
      {count >= limit * SHOWN_FROM && lengthText(count, limit)}
    </span>
  );
}
