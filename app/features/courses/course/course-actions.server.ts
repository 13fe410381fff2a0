import { data, type ActionFunctionArgs } from "@remix-run/node";
import type { OwnCms } from "~/cms/cms.server";
import { settleWrite } from "~/cms/write-result.server";
import { requireForm } from "~/forms/form";
import { z } from "~/forms/zod";
import type { MemberArgs } from "~/guards/guards.server";
import { MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import { fits } from "../../../../contract/shared/text-length.ts";
import { issueCertificate } from "../certificates/certificates.server";
import { requireCourse } from "../course.server";
import { removeReview, saveReview } from "./reviews.server";
import { readAct } from "~/forms/read-act.server";
import { REVIEW_MAX_LENGTH } from "../../../../contract/content/courses.ts";

const input = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("certificate") }),
  z.object({
    intent: z.literal("review"),
    rating: z.enum(["1", "2", "3", "4", "5"]),
    body: z.string().check(z.refine(fits(REVIEW_MAX_LENGTH))),
  }),
  z.object({ intent: z.literal("remove-review") }),
]);

function write(own: OwnCms, course: string, given: z.infer<typeof input>): Promise<void> {
  if (given.intent === "certificate") return issueCertificate(own, course);
  if (given.intent === "remove-review") return removeReview(own, course);
  return saveReview(own, course, { rating: Number(given.rating), body: given.body.trim() || null });
}

export async function courseAction(args: MemberArgs<ActionFunctionArgs>) {
  const { params, request, cms, own } = args;
  const course = await requireCourse(cms, params["courseSlug"] ?? "", request);
  const given = readAct(input, await requireForm(request));
  if (!given) return data({ code: "validation_failed" }, { status: 400 });
  const written = await settleWrite(write(own, course.id, given));
  if (written.isError) {
    const isBanned = written.code === MODERATION_REFUSALS.banned;
    const code = isBanned ? "banned" : (written.code ?? "cms_unavailable");
    return data({ code }, { status: written.statusCode });
  }
  return data({ code: null });
}
