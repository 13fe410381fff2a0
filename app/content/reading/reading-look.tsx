import { Suspense, useState, type ReactNode, type RefObject } from "react";
import { readingLook } from "~/i18n/pt-BR/reading-look";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import square from "~/ui/action/square-button.module.css";
import { late } from "~/ui/late";
import type { ReadingChoices } from "../../../contract/content/reading.ts";
import styles from "./reading-look.module.css";
import { useChoices } from "./use-choices";

const t = translator("reading-look", readingLook);

const ReadingPanel = late(() => import("./reading-panel").then((part) => part.ReadingPanel));

type ReadingLookOptions = {
  kept: ReadingChoices;
  hasText: boolean;
  /** Element to read aloud. */
  text: RefObject<HTMLElement>;
  /** Id of the item; a change of item closes the panel. */
  itemId: string;
};

export type ReadingLook = {
  /** Attributes for the element that wraps the whole page. */
  page: { className: string; "data-size": number; "data-calm"?: true };
  /** Button that leaves the text-only view. */
  leave: ReactNode;
  /** Button that opens the panel, among the page's tools. */
  opener: ReactNode;
  panel: ReactNode;
};

/** Reading settings of this page: text size, text-only view and read-aloud. */
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
