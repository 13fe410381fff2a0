import { useEffect, useSyncExternalStore } from "react";
import { isSharedHash } from "./shared-values";

/** Read once as the page opens; a page is not told when an address changes under it. */
const neverChanges = () => () => {};

/**
 * The end of an address that carries values, as the page was opened with; null where it carries none. It goes
 * from the address once it was read: what is typed later counts more.
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
