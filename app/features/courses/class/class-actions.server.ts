import { data, type ActionFunctionArgs } from "@remix-run/node";
import { CmsError, type OwnCms, type TierCms } from "~/cms/cms.server";
import { settleWrite } from "~/cms/write-result.server";
import { keepWatching, removeNote } from "~/content/film/watching.server";
import { requireForm } from "~/forms/form";
import { z } from "~/forms/zod";
import type { MemberArgs } from "~/guards/guards.server";
import { fits } from "../../../../contract/shared/text-length.ts";
import { requireClass } from "./class-loader.server";
import { addClassNote, sendAnswers } from "./class-own.server";
import { findClassContent } from "./class.server";
import { requireCourse } from "../course.server";
import { readAnswers } from "../quiz/submitted-answers";
import { markClass, openClass } from "../learning.server";
import { readAct } from "~/forms/read-act.server";
import { HISTORY_PAUSED, NOTE_MAX_LENGTH } from "../../../../contract/content/film.ts";

const input = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["open", "undo", "answer"]) }),
  z.object({
    intent: z.literal("finish"),
    film: z.optional(z.uuid()),
    second: z.optional(z.coerce.number().check(z.nonnegative())),
  }),
  z.object({
    intent: z.literal("note"),
    body: z.string().check(z.trim(), z.minLength(1), z.refine(fits(NOTE_MAX_LENGTH))),
  }),
  z.object({ intent: z.literal("remove-note"), id: z.uuid() }),
]);

type Written = { own: OwnCms; cms: TierCms; course: string; classId: string; form: FormData };

async function write(
  { own, cms, course, classId, form }: Written,
  given: z.infer<typeof input>,
): Promise<void> {
  switch (given.intent) {
    case "open":
      return openClass(own, course, classId);
    case "finish":
      if (given.film !== undefined && given.second !== undefined) {
        await keepSeen(own, given.film, given.second);
      }
      return markClass(own, classId, "done");
    case "undo":
      return markClass(own, classId, "started");
    case "note":
      return addClassNote(own, classId, given.body);
    case "remove-note":
      return removeNote(own, given.id);
    case "answer": {
      const content = await findClassContent(cms, classId);
      return sendAnswers(own, classId, readAnswers(content?.questions ?? [], form));
    }
  }
}

/** Saved before the class is finished: Directus checks how much was watched. */
async function keepSeen(own: OwnCms, film: string, positionSec: number): Promise<void> {
  try {
    await keepWatching(own, film, { positionSec, watchedAt: new Date().toISOString() });
  } catch (error) {
    if (!(error instanceof CmsError) || error.code !== HISTORY_PAUSED) throw error;
  }
}

export async function classAction(args: MemberArgs<ActionFunctionArgs>) {
  const { params, request, cms, own } = args;
  const course = await requireCourse(cms, params["courseSlug"] ?? "", request);
  const { head } = await requireClass(cms, course, { params, request });
  const form = await requireForm(request);
  const given = readAct(input, form);
  if (!given) return data({ code: "validation_failed" }, { status: 400 });
  const place = { own, cms, course: course.id, classId: head.id, form };
  const written = await settleWrite(write(place, given));
  if (written.isError) {
    return data({ code: written.code ?? "cms_unavailable" }, { status: written.statusCode });
  }
  return data({ code: null });
}
