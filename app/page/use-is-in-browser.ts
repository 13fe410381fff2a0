import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and while its drawing is taken over: for parts that only a browser can draw. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
