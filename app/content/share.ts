/** The address to hand on: the short one, or the page's own while none can be had. */
async function findAddress(action: string, slug: string): Promise<string> {
  try {
    const headers = { Accept: "application/json" };
    const body = new URLSearchParams({ slug });
    const response = await fetch(action, { method: "POST", headers, body });
    const { path } = (await response.json()) as { path?: string };
    return new URL(path ?? location.pathname, location.origin).href;
  } catch {
    return location.origin + location.pathname;
  }
}

export type ShareOutcome = "shared" | "copied" | "failed";

type Shared = { action: string; slug: string; title: string };

/** Copies the link of an item; what can't be copied is told, with the link to take by hand. */
export async function copyLink({ action, slug }: Shared): Promise<[ShareOutcome, string]> {
  const address = await findAddress(action, slug);
  try {
    await navigator.clipboard.writeText(address);
    return ["copied", address];
  } catch {
    return ["failed", address];
  }
}

/** Hands the link to the device's own way of sharing, where it has one; elsewhere it is copied. */
export async function shareLink(shared: Shared): Promise<[ShareOutcome, string]> {
  if (!("share" in navigator)) return copyLink(shared);
  const address = await findAddress(shared.action, shared.slug);
  try {
    await navigator.share({ title: shared.title, url: address });
    return ["shared", address];
  } catch (error) {
    // Who calls it off needs no word about it.
    const isCalledOff = error instanceof DOMException && error.name === "AbortError";
    return [isCalledOff ? "shared" : "failed", address];
  }
}
