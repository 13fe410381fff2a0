import { useSyncExternalStore } from "react";

const never = () => () => {};
const knowsPasskeys = () => typeof window.PublicKeyCredential === "function";

export function useKnowsPasskeys(): boolean | null {
  return useSyncExternalStore<boolean | null>(never, knowsPasskeys, () => null);
}
