/** Who looks around on the map saves once, where they stay. */
const STILL_MS = 600;

let waiting: { source: string; code: string | null } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Without an answer the choice lasts as long as the page. */
function send(): void {
  clearTimeout(timer);
  if (!waiting) return;
  const { source, code } = waiting;
  waiting = null;
  const body = new URLSearchParams({ canton: code ?? "" });
  fetch(source, { method: "POST", body, keepalive: true }).catch(() => undefined);
}

/** Keeps the choice with the member's account, also when the page is left meanwhile. */
export function saveMapCanton(source: string, code: string | null): void {
  if (!waiting) window.addEventListener("pagehide", send, { once: true });
  waiting = { source, code };
  clearTimeout(timer);
  timer = setTimeout(send, STILL_MS);
}
