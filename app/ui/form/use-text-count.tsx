import { useEffect, useRef, useState, type ReactNode } from "react";
import { countCharacters, lengthText } from "../../../contract/text-length.ts";
import styles from "./field.module.css";

/** From this part of its limit on a text is counted on the page. */
const COUNTED_FROM = 0.9;

export type LimitedText = {
  /**
   * Characters as `countCharacters` counts them. A text over it is neither cut nor sent: the browser's
   * own `maxlength` would cut what is pasted.
   */
  limit?: number | undefined;
  value?: unknown;
  defaultValue?: unknown;
};

/** Counts what is typed in a field with a limit, and keeps its form from being sent over it. */
export function useTextCount<Control extends HTMLInputElement | HTMLTextAreaElement>({
  limit = Infinity,
  value,
  defaultValue,
}: LimitedText) {
  const control = useRef<Control>(null);
  const [typed, setTyped] = useState(defaultValue);
  const text = String(value ?? typed ?? "");
  const count = text.length >= limit * COUNTED_FROM ? countCharacters(text) : 0;
  const isOver = count > limit;
  const length = count > 0 && count >= limit * COUNTED_FROM ? lengthText(count, limit) : "";
  useEffect(() => {
    if (Number.isFinite(limit)) control.current?.setCustomValidity(isOver ? length : "");
  }, [limit, isOver, length]);
  const note: ReactNode = Number.isFinite(limit) && (
    <span aria-live="polite" className={isOver ? styles.error : styles.hint}>
      {length}
    </span>
  );
  return { control, onTyped: setTyped, note };
}
