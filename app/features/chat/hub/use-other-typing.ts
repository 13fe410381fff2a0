import { useCallback, useEffect, useRef, useState } from "react";

/** Longer than the pause between two typing signals. */
const FADES_AFTER_MS = 5_000;

export function useOtherTyping(ownUserId: string) {
  const [isTyping, setTyping] = useState(false);
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined);

  const end = useCallback(() => {
    clearTimeout(fading.current);
    setTyping(false);
  }, []);

  /** Ignore the member's own typing on another device. */
  const hear = useCallback(
    (userId: string) => {
      if (userId === ownUserId) return;
      clearTimeout(fading.current);
      fading.current = setTimeout(end, FADES_AFTER_MS);
      setTyping(true);
    },
    [end, ownUserId],
  );

  useEffect(() => () => clearTimeout(fading.current), []);

  return { isTyping, hear, end };
}
