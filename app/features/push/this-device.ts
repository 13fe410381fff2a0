/** What a browser lets the portal do. */
export type DeviceState = "unsupported" | "uninstalled" | "denied" | "off" | "on";

const READY_WITHIN_MS = 10_000;

/** An iPhone or iPad shows notices of installed pages alone. */
function isUninstalledApple(): boolean {
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  return isApple && !matchMedia("(display-mode: standalone)").matches;
}

/** How it stands with this browser, which is asked for nothing. */
export async function readDevice(): Promise<DeviceState> {
  const isAble =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isAble) return isUninstalledApple() ? "uninstalled" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  if (Notification.permission !== "granted") return "off";
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ? "on" : "off";
}

async function waitForWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error("no worker")), READY_WITHIN_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

export type DeviceSubscription = { endpoint: string; p256dh: string; auth: string };

/**
 * Asks for the permission, and subscribes; only ever after a press. Null when it was not given.
 * @param publicKey of the portal
 * @throws {Error} when the browser can't
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await waitForWorker();
  // One for an earlier key of the portal would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** The browser's own end; the service forgets it beside. */
export async function unsubscribeDevice(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
