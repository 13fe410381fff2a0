import { useEffect, useRef, useState } from "react";
import { corrections as words } from "~/i18n/pt-BR/community/corrections";
import { Button } from "~/ui/action/button";
import type { Place } from "../comment";
import { CorrectionForm } from "./correction-form";
import styles from "./corrections.module.css";
import { findMarkedText, type MarkedText } from "./marked-text";

const GAP_PX = 12;
/** Touch devices show selection handles below the selection. */
const GAP_TOUCHED_PX = 36;
const WIDTH_PX = 200;
/** Includes space for the browser bar at the bottom of phones. */
const ROOM_BELOW_PX = 120;

function placeOf({ at }: MarkedText) {
  if (at.bottom < 0) return null;
  const gap = matchMedia("(pointer: coarse)").matches ? GAP_TOUCHED_PX : GAP_PX;
  const farthest = document.documentElement.clientWidth - WIDTH_PX - GAP_PX;
  return {
    top: Math.min(at.bottom + gap, innerHeight - ROOM_BELOW_PX),
    left: Math.max(GAP_PX, Math.min(at.right - WIDTH_PX / 2, farthest)),
  };
}

export function Corrections(place: Place) {
  const [marked, setMarked] = useState(findMarkedText);
  const [quote, setQuote] = useState<string | null>(null);
  // A touch clears the selection before its click event.
  const isPressed = useRef(false);
  useEffect(() => {
    const look = () => {
      if (!isPressed.current) setMarked(findMarkedText());
    };
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener("selectionchange", look);
    document.addEventListener("scroll", look, { passive: true });
    document.addEventListener("pointerup", release);
    document.addEventListener("pointercancel", release);
    return () => {
      document.removeEventListener("selectionchange", look);
      document.removeEventListener("scroll", look);
      document.removeEventListener("pointerup", release);
      document.removeEventListener("pointercancel", release);
    };
  }, []);

  function close(): void {
    setQuote(null);
    setMarked(null);
  }

  const style = marked && placeOf(marked);
  return (
    <>
      <p>
        <Button variant="text" size="sm" onClick={() => setQuote(marked?.quote ?? "")}>
          {words.propose}
        </Button>
      </p>
      {style && quote === null && (
        <Button
          size="sm"
          className={styles.offer}
          style={style}
          onPointerDown={() => {
            isPressed.current = true;
          }}
          onClick={() => setQuote(marked.quote)}
        >
          {words.offer}
        </Button>
      )}
      {quote !== null && <CorrectionForm place={place} quote={quote} onClose={close} />}
    </>
  );
}
