import { useEffect, useState } from "react";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/media/icon";
import styles from "./editor.module.css";
import { quoteInto, selectedIn } from "./quote";
import { forumEditor } from "./words";

const t = translator("forum-editor", forumEditor);

type Selected = { author: string; words: string; top: number; left: number };

/** Room for the button at the right and lower edge of the window. */
const EDGE_PIXELS = 110;

function findSelected(): Selected | null {
  const selection = getSelection();
  const node = selection?.anchorNode;
  const text = (node instanceof Element ? node : node?.parentElement)?.closest("[data-quotable]");
  const words = text ? selectedIn(text) : "";
  const box = selection && words !== "" ? selection.getRangeAt(0).getBoundingClientRect() : null;
  if (!text || !box) return null;
  return {
    author: text.getAttribute("data-quotable") ?? "",
    words,
    top: Math.min(box.bottom + 6, innerHeight - EDGE_PIXELS),
    left: Math.max(0, Math.min(box.left, innerWidth - EDGE_PIXELS)),
  };
}

/** Beside a selected passage of the conversation: puts it into the field as a quote. */
export function QuoteSelection({ fieldId }: { fieldId: string }) {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    const look = () => setSelected(findSelected());
    document.addEventListener("selectionchange", look);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      document.removeEventListener("selectionchange", look);
      window.removeEventListener("scroll", look);
    };
  }, []);
  if (!selected) return null;
  const { author, words, top, left } = selected;
  return (
    <button
      type="button"
      className={styles.quote}
      style={{ top, left }}
      // Keeps the selection.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        quoteInto(fieldId, author, words);
        setSelected(null);
      }}
    >
      <Icon name="message-square" size={16} />
      {t("quoteSelected")}
    </button>
  );
}
