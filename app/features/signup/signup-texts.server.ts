import { readItems } from "@directus/sdk";
import type { Cms } from "~/cms/cms.server";
import type { SignupStep, StepText } from "./signup-view";

/** What editors say on a step; null when they say nothing, or when it can't be had. */
export async function findStepText(cms: Cms, step: SignupStep): Promise<StepText | null> {
  const texts = await cms
    .readShared("teaser", "signup:texts", ["signup_texts"], async (ask) => {
      const rows = await ask(
        readItems("signup_texts", {
          fields: ["step", "title", "lead", "points"],
          filter: { status: { _eq: "published" } },
          limit: 50,
        }),
      );
      return rows.map(({ step: name, title, lead, points }) => ({
        step: name,
        title,
        lead: lead ?? "",
        points: linesOf(points),
      }));
    })
    .catch(() => []);
  const found = texts.find((text) => text.step === step);
  return found ? { title: found.title, lead: found.lead, points: found.points } : null;
}

/** Directus' list editor makes objects of lines. */
function linesOf(points: unknown): string[] {
  if (!Array.isArray(points)) return [];
  return points.flatMap((point: { text?: unknown } | null) =>
    typeof point?.text === "string" ? [point.text] : [],
  );
}
