/** A member who tries several cantons saves only the last one. */
const STILL_MS = 600;

let waiting: { source: string; code: string | null } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  if (!waiting) return;
  const { source, code } = waiting;
  waiting = null;
  const body = new URLSearchParams({ canton: code ?? "" });
  fetch(source, { method: "POST", body, keepalive: true }).catch(() => undefined);
}

export function saveMapCanton(source: string, code: string | null): void {
  if (!waiting) window.addEventListener("pagehide", send, { once: true });
  waiting = { source, code };
  clearTimeout(timer);
  timer = setTimeout(send, STILL_MS);
}
