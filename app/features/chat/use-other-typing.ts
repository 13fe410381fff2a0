import { useCallback, useEffect, useRef, useState } from "react";

/** Longer than somebody who goes on writing is silent. */
const FADES_AFTER_MS = 5_000;

/** Whether the other one is writing: so long after it was heard, or until their message came. */
export function useOtherTyping(ownUserId: string) {
  const [isTyping, setTyping] = useState(false);
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined);

  const end = useCallback(() => {
    clearTimeout(fading.current);
    setTyping(false);
  }, []);

  /** Who writes on another device of their own is not the other one. */
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
