import { useState } from "react";
import { type ReadingChoices } from "../../../contract/reading.ts";
import { READING_PATH } from "./own-reading";

/** How the member reads: changed at once, and kept with their account. What can't be kept holds for this page. */
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
