import { Suspense, useState, type ReactNode, type RefObject } from "react";
import { readingLook } from "~/i18n/pt-BR/content/reading-look";
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
  text: RefObject<HTMLElement>;
  itemId: string;
};

export type ReadingLook = {
  page: { className: string; "data-size": number; "data-calm"?: true };
  leave: ReactNode;
  opener: ReactNode;
  panel: ReactNode;
};

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
