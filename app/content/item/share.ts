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

export async function copyLink({ action, slug }: Shared): Promise<[ShareOutcome, string]> {
  const address = await findAddress(action, slug);
  try {
    await navigator.clipboard.writeText(address);
    return ["copied", address];
  } catch {
    return ["failed", address];
  }
}

export async function shareLink(shared: Shared): Promise<[ShareOutcome, string]> {
  if (!("share" in navigator)) return copyLink(shared);
  const address = await findAddress(shared.action, shared.slug);
  try {
    await navigator.share({ title: shared.title, url: address });
    return ["shared", address];
  } catch (error) {
    // The member closed the share dialog: no message needed.
    const isCanceled = error instanceof DOMException && error.name === "AbortError";
    return [isCanceled ? "shared" : "failed", address];
  }
}
