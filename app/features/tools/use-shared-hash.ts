import { useEffect, useSyncExternalStore } from "react";
import { isSharedHash } from "./shared-values";

/** Read once on page load; later changes of the address are ignored. */
const neverChanges = () => () => {};

/**
 * The fragment with values that the page was opened with; null without one. It is removed from the address
 * once read, since later inputs take precedence.
 */
export function useSharedHash(): string | null {
  const hash = useSyncExternalStore(
    neverChanges,
    () => location.hash,
    () => "",
  );
  useEffect(() => {
    if (isSharedHash(hash)) {
      history.replaceState(history.state, "", location.pathname + location.search);
    }
  }, [hash]);
  return isSharedHash(hash) ? hash : null;
}
