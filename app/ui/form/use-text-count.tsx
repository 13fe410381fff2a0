import { useEffect, useRef, useState, type ReactNode } from "react";
import { countCharacters, lengthText } from "../../../contract/shared/text-length.ts";
import styles from "./field.module.css";

const COUNTED_FROM = 0.9;

export type LimitedText = {
  /**
   * In characters, as counted by `countCharacters`. A longer text is neither cut nor sent; the browser's
   * `maxlength` would cut pasted text.
   */
  limit?: number | undefined;
  value?: unknown;
  defaultValue?: unknown;
};

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
