import { findDecision, isToBeLogged } from "~/analytics/consent";
import { to } from "~/i18n/paths";

const PAUSE_MS = 5 * 60_000;
let lastTry = { what: "", atMs: 0 };

/** Cheap enough to call on every page. */
export function logAgain(memberId: string | null): void {
  const decision = findDecision(document.cookie);
  if (!decision || !isToBeLogged(document.cookie, decision, memberId)) return;
  const what = `${decision.madeAtMs} ${memberId}`;
  if (what === lastTry.what && Date.now() - lastTry.atMs < PAUSE_MS) return;
  lastTry = { what, atMs: Date.now() };
  // On failure, the choice stays marked as missing.
  fetch(to("/consent/log"), { method: "POST", keepalive: true }).catch(() => undefined);
}
