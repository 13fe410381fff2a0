import { to } from "~/i18n/paths";
import { goToLogin } from "./leave";

/**
 * Keeps a member signed in while tabs are open. One hour before the access token expires, one tab renews it
 * and informs the others. A tab that slept checks again when it wakes up.
 */
const RENEW_BEFORE_MS = 60 * 60 * 1000;
const TRY_AGAIN_MS = 60_000;
const MAX_TIMER_MS = 2_147_483_647;
const WAS_MEMBER = "portal:was-member";
const LAST_RENEWAL = "portal:last-renewal";
const RENEWED = "portal-renewed ";

type Message = { kind: "renewed"; leftMs: number } | { kind: "signed-out" };

const channel = () => new BroadcastChannel("portal-session");

function notifyOthers(message: Message): void {
  const others = channel();
  others.postMessage(message);
  others.close();
}

export function announceGuest(): void {
  if (!sessionStorage.getItem(WAS_MEMBER)) return;
  sessionStorage.removeItem(WAS_MEMBER);
  notifyOthers({ kind: "signed-out" });
}

/**
 * A renewal by another tab within the last minute: its lock may be released before its message arrives. The
 * time is compared as a span in both directions. So a wrong or corrected clock can't delay the next
 * renewal, and a clock set back by seconds causes no second one.
 */
function findFreshRemainingMs(renewal: string): number | null {
  const [atMs = Number.NaN, remainingMs] = renewal.split(" ").map(Number);
  const ageMs = Date.now() - atMs;
  return Math.abs(ageMs) < TRY_AGAIN_MS && remainingMs ? remainingMs - ageMs : null;
}

/**
 * Storage and messages reach other processes later than locks do, so lock names are read too. The next
 * holder of the session's lock sees every earlier one.
 */
async function findFreshRenewal(): Promise<number | null> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const named = held.map(({ name = "" }) => name).filter((name) => name.startsWith(RENEWED));
  const renewals = named.map((name) => name.slice(RENEWED.length));
  renewals.push(localStorage.getItem(LAST_RENEWAL) ?? "");
  return renewals.map(findFreshRemainingMs).find((remainingMs) => remainingMs !== null) ?? null;
}

async function storeRenewal(remainingMs: number): Promise<void> {
  const renewal = `${Date.now()} ${remainingMs}`;
  localStorage.setItem(LAST_RENEWAL, renewal);
  await new Promise<void>((resolve) => {
    if (!navigator.locks) return resolve();
    void navigator.locks.request(RENEWED + renewal, () => {
      resolve();
      return new Promise((end) => setTimeout(end, TRY_AGAIN_MS));
    });
  });
}

async function ask(method: "GET" | "POST"): Promise<{ status: number; leftMs: number }> {
  try {
    const response = await fetch(to("/session"), {
      method,
      headers: { Accept: "application/json" },
    });
    const body = response.ok ? ((await response.json()) as { leftMs: number }) : { leftMs: 0 };
    return { status: response.status, leftMs: body.leftMs };
  } catch {
    return { status: 0, leftMs: 0 };
  }
}

/** Returns a function that stops it. `leftMs` is the server's value. */
export function startSessionClock(remainingMs: number): () => void {
  sessionStorage.setItem(WAS_MEMBER, "1");
  const others = channel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewAtMs = 0;
  let isStopped = false;

  function plan(untilRenewalMs: number): void {
    // A running renewal can finish after its clock was replaced.
    if (isStopped) return;
    clearTimeout(timer);
    renewAtMs = Date.now() + untilRenewalMs;
    timer = setTimeout(() => void renew(), Math.min(Math.max(untilRenewalMs, 0), MAX_TIMER_MS));
  }

  function adopt(nextRemainingMs: number): void {
    // Minimum pause, in case the server issues short sessions.
    plan(Math.max(nextRemainingMs - RENEW_BEFORE_MS, TRY_AGAIN_MS));
  }

  async function renewAlone(): Promise<void> {
    // Another tab may have renewed while this one waited for the lock.
    if (Date.now() < renewAtMs) return;
    const freshRemainingMs = await findFreshRenewal();
    if (freshRemainingMs !== null) return adopt(freshRemainingMs);
    const { status, leftMs: nextRemainingMs } = await ask("POST");
    if (status === 200) {
      adopt(nextRemainingMs);
      await storeRenewal(nextRemainingMs);
      notifyOthers({ kind: "renewed", leftMs: nextRemainingMs });
    } else if (status === 401) goToLogin();
    else plan(TRY_AGAIN_MS);
  }

  async function renew(): Promise<void> {
    if (Date.now() < renewAtMs) return plan(renewAtMs - Date.now());
    if (navigator.locks) await navigator.locks.request("portal-session", renewAlone);
    else await renewAlone();
  }

  async function lookAgain(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    if (Date.now() >= renewAtMs) await renew();
  }

  others.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === "renewed") adopt(data.leftMs);
    else void ask("GET").then(({ status }) => status === 401 && goToLogin());
  };
  const wakeUps = [
    [document, "visibilitychange"],
    [window, "online"],
    [window, "pageshow"],
  ] as const;
  const onWakeUp = () => void lookAgain();
  for (const [target, event] of wakeUps) target.addEventListener(event, onWakeUp);
  plan(Math.max(remainingMs - RENEW_BEFORE_MS, 0));

  return () => {
    isStopped = true;
    clearTimeout(timer);
    others.close();
    for (const [target, event] of wakeUps) target.removeEventListener(event, onWakeUp);
  };
}
