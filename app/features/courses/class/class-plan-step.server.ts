import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";

const taught = shape("plan_steps", { title: z.string() });

/** @throws {CmsError} */
export function findPlanStep(cms: TierCms, classId: string): Promise<string | null> {
  return cms.cached(`class:plan-step:${classId}`, async (ask) => {
    const filter = { courseClass: { _eq: classId }, status: { _eq: "published" as const } };
    const [row] = await ask(readRows(taught, { filter, limit: 1 }));
    return row?.title ?? null;
  });
}
