import { Suspense, useState, type ReactNode, type RefObject } from "react";
import { readingLook } from "./reading-look.words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { READING_PATH } from "./own-reading";
import square from "~/ui/action/square-button.module.css";
import { late } from "~/ui/later";
import type { ReadingChoices } from "../../../contract/content/reading.ts";
import styles from "./reading-look.module.css";

const t = translator("reading-look", readingLook);

const ReadingPanel = late(() => import("./reading-panel").then((part) => part.ReadingPanel));

type ReadingLookOptions = {
  saved: ReadingChoices;
  hasText: boolean;
  text: RefObject<HTMLElement>;
  itemId: string;
};

export type ReadingLook = {
  page: { className: string; "data-size": number; "data-calm"?: true };
  leave: ReactNode;
  opener: ReactNode;
  panel: ReactNode;
};

/**
 * The member's reading settings: applied at once, saved with their account. If saving fails, they apply to
 * this page only.
 */
function useChoices(saved: ReadingChoices): [ReadingChoices, (choices: ReadingChoices) => void] {
  const [choices, setChoices] = useState(saved);
  const change = (next: ReadingChoices) => {
    setChoices(next);
    const { size, isCalm, rate } = next;
    const body = new URLSearchParams({
      size: String(size),
      isCalm: String(isCalm),
      rate: String(rate),
    });
    const headers = { Accept: "application/json" };
    void fetch(READING_PATH, { method: "POST", headers, body, keepalive: true }).catch(() => null);
  };
  return [choices, change];
}

export function useReadingLook({ saved, hasText, text, itemId }: ReadingLookOptions): ReadingLook {
  const [choices, choose] = useChoices(saved);
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
