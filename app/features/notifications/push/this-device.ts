export type DeviceState = "unsupported" | "uninstalled" | "denied" | "off" | "on";

const READY_WITHIN_MS = 10_000;

/** iPhones and iPads support push only for installed pages. */
function isUninstalledApple(): boolean {
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  return isApple && !matchMedia("(display-mode: standalone)").matches;
}

/** Does not ask for permission. */
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
 * Call it only after a click. Null if permission is denied.
 * @param publicKey VAPID key of the portal
 * @throws {Error} if the browser cannot subscribe
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await waitForWorker();
  // Subscribing fails while a subscription with an older key exists.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** Removes the browser's subscription only. The service must delete its own. */
export async function unsubscribeDevice(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
