import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { SignupStep } from "../../../../contract/account/signup.ts";
import type { StepText } from "~/features/signup/flow/signup-view";

/** The Directus list editor stores lines as objects. */
const lines = z
  .array(z.object({ text: z.string() }).nullable().catch(null))
  .catch([])
  .transform((points) => points.flatMap((point) => point?.text ?? []));

const stepText = shape("signup_texts", {
  step: z.string(),
  title: z.string(),
  lead: z.string().nullable(),
  points: lines,
});

export async function findStepText(cms: TierCms, step: SignupStep): Promise<StepText | null> {
  const texts = await cms
    .cached("signup:texts", (ask) =>
      ask(readRows(stepText, { filter: { status: { _eq: "published" } }, limit: 50 })),
    )
    .catch(() => []);
  const found = texts.find((text) => text.step === step);
  return found ? { title: found.title, lead: found.lead ?? "", points: found.points } : null;
}
