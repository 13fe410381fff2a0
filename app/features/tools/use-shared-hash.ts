import { useEffect, useSyncExternalStore } from "react";
import { isSharedHash } from "./shared-values";

/** Read once on page load; later changes of the address are ignored. */
const neverChanges = () => () => {};

/** Null without values. Removed from the address once read, since later inputs take precedence. */
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
