import { useSyncExternalStore } from "react";

const never = () => () => {};
const knowsPasskeys = () => typeof window.PublicKeyCredential === "function";

/** True if this browser supports passkeys; null while unknown, as on the server. */
export function useKnowsPasskeys(): boolean | null {
  return useSyncExternalStore<boolean | null>(never, knowsPasskeys, () => null);
}
