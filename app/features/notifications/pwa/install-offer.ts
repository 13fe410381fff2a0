import { installOffer } from "~/pwa/install-prompt";

const VISITS = "portal:visits";
const THIS_VISIT = "portal:visit";
const DECLINED = "portal:install-declined";
const FIRST_VISIT_WITH_HINT = 2;

/** iOS has no install dialog. */
export type InstallWay = "prompt" | "ios";

/** Counts one visit per tab, however many pages it loads. */
export function countVisit(): number {
  const visits = Number(localStorage.getItem(VISITS) ?? 0);
  if (sessionStorage.getItem(THIS_VISIT)) return visits;
  sessionStorage.setItem(THIS_VISIT, "1");
  localStorage.setItem(VISITS, String(visits + 1));
  return visits + 1;
}

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || window.matchMedia("(display-mode: standalone)").matches;
}

function isIos(): boolean {
  // iPads identify as Macs, but Macs have no touch screen.
  const isPad = navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1;
  return isPad || /iPhone|iPad|iPod/.test(navigator.userAgent);
}

/** Null if the hint must not be shown or the browser cannot install. */
export function findInstallWay(visits: number): InstallWay | null {
  const isWelcome = visits >= FIRST_VISIT_WITH_HINT && !localStorage.getItem(DECLINED);
  if (!isWelcome || isInstalled()) return null;
  if (installOffer.prompt) return "prompt";
  return isIos() ? "ios" : null;
}

export function declineInstall(): void {
  localStorage.setItem(DECLINED, "1");
}
