import { setNonce } from "get-nonce";

/**
 * What locks the page's scroll behind a dialog adds a style element; the content security policy lets
 * it in with the nonce of the page, which scripts may read from the page's own script elements.
 */
export function shareNonceWithScrollLock(): void {
  if (typeof document === "undefined") return;
  const { nonce } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {};
  if (nonce) setNonce(nonce);
}
