const KIT_ANSWER_MS = 30_000;

/** @returns whether it succeeded */
export async function askForKit(kind: "keep-kit" | "drop-kit", member: string): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), KIT_ANSWER_MS);
    active.postMessage({ kind, member }, [port2]);
  });
}

export async function isKitSaved(member: string, path: string): Promise<boolean> {
  if (!("caches" in window)) return false;
  const name = `portal-kit:${member}`;
  return (await caches.has(name)) && (await (await caches.open(name)).match(path)) !== undefined;
}
