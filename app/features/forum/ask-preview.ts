import { to } from "~/i18n/paths";

const LONGEST_WAIT_MS = 10_000;

/** How the server would draw a text; null when nobody says. */
export async function askPreview(body: string): Promise<string | null> {
  try {
    const answer = await fetch(to("/app/forum/preview"), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ body }),
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    const isOurs = answer.ok && answer.headers.get("content-type")?.includes("json");
    return isOurs ? ((await answer.json()) as { html: string }).html : null;
  } catch {
    return null;
  }
}
