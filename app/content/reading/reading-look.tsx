import { Suspense, useState, type ReactNode, type RefObject } from "react";
import { readingLook } from "~/i18n/pt-BR/reading-look";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import square from "~/ui/action/square-button.module.css";
import { late } from "~/ui/late";
import type { ReadingChoices } from "../../../contract/reading.ts";
import styles from "./reading-look.module.css";
import { useChoices } from "./use-choices";

const t = translator("reading-look", readingLook);

const ReadingPanel = late(() => import("./reading-panel").then((part) => part.ReadingPanel));

type ReadingLookOptions = {
  /** How the member likes to read. */
  kept: ReadingChoices;
  /** Whether there is a text to read at all. */
  hasText: boolean;
  /** What is read aloud. */
  text: RefObject<HTMLElement>;
  /** Of what is read: the panel of the one before goes with it. */
  itemId: string;
};

export type ReadingLook = {
  /** For the element that holds the whole page, beside its own class. */
  page: { className: string; "data-size": number; "data-calm"?: true };
  /** The way back to all that is around the text, while only the text is shown. */
  leave: ReactNode;
  /** Among the page's tools. */
  opener: ReactNode;
  /** Below them, while it is open. */
  panel: ReactNode;
};

/** How the member reads this page: the size of its letters, nothing but the text, or aloud. */
export function useReadingLook({ kept, hasText, text, itemId }: ReadingLookOptions): ReadingLook {
  const [choices, choose] = useChoices(kept);
  const [isOpen, setOpen] = useState(false);
  const isCalm = hasText && choices.isCalm;
  return {
    page: {
      className: styles.look ?? "",
      "data-size": choices.size,
      ...(isCalm && { "data-calm": true }),
    },
    leave: isCalm && (
      <p className={styles.calm}>
        <Button size="sm" variant="outline" onClick={() => choose({ ...choices, isCalm: false })}>
          {t("leaveCalm")}
        </Button>
      </p>
    ),
    opener: hasText && (
      <button
        type="button"
        className={`${square.square} ${styles.letters}`}
        aria-label={t("open")}
        title={t("open")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Aa
      </button>
    ),
    panel: hasText && isOpen && (
      <Suspense>
        <ReadingPanel key={itemId} choices={choices} onChange={choose} text={text} />
      </Suspense>
    ),
  };
}
