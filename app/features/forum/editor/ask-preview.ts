import { to } from "~/i18n/paths";

const LONGEST_WAIT_MS = 10_000;

export type PreviewAnswer = { html: string } | "failed" | "tooMany";

export async function askPreview(body: string): Promise<PreviewAnswer> {
  try {
    const answer = await fetch(to("/app/forum/preview"), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ body }),
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    if (answer.status === 429) return "tooMany";
    const isOurs = answer.ok && answer.headers.get("content-type")?.includes("json");
    return isOurs ? ((await answer.json()) as { html: string }) : "failed";
  } catch {
    return "failed";
  }
}
