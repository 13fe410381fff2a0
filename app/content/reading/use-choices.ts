import { useState } from "react";
import { type ReadingChoices } from "../../../contract/content/reading.ts";
import { READING_PATH } from "./own-reading";

/**
 * The member's reading settings: applied at once, saved with their account. If saving fails, they apply to
 * this page only.
 */
export function useChoices(
  kept: ReadingChoices,
): [ReadingChoices, (choices: ReadingChoices) => void] {
  const [choices, setChoices] = useState(kept);
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
