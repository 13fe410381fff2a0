import { useSyncExternalStore } from "react";

const never = () => () => {};
const knowsPasskeys = () => typeof window.PublicKeyCredential === "function";

/** Whether this browser can keep passkeys; null where nobody can tell yet, as on the server. */
export function useKnowsPasskeys(): boolean | null {
  return useSyncExternalStore<boolean | null>(never, knowsPasskeys, () => null);
}
