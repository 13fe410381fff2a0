import { redirect } from "@remix-run/node";
import { z, type ZodType } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { showFailedForm } from "~/forms/failed-form.server";
import { requireForm } from "~/forms/form";
import { memberAction } from "~/guards/guards.server";
import { findPageOf } from "~/http/page-of";
import { to } from "~/i18n/paths";
import { HISTORY_PAUSED, NOTE_MAX_LENGTH } from "../../../contract/content/film.ts";
import { fits } from "../../../contract/shared/text-length.ts";
import { addNote, saveWatching, removeNote, reportBroken } from "./watching.server";
import { readAct } from "~/forms/read-act.server";

const video = z.uuid();
const second = z.coerce.number().int().min(0).max(1_000_000);

const watchingInput = z.union([
  z.object({ video, positionSec: second, watchedAt: z.iso.datetime() }),
  z.object({ video, isWatchLater: z.enum(["true", "false"]) }),
]);
const noteInput = z.union([
  z.object({ remove: z.uuid() }),
  z.object({ video, second, body: z.string().trim().min(1).refine(fits(NOTE_MAX_LENGTH)) }),
]);

function ownWrite<Input>(
  input: ZodType<Input>,
  write: (own: OwnCms, input: Input) => Promise<void>,
) {
  return memberAction(async ({ request, own }) => {
    const form = await requireForm(request);
    const page = findPageOf(request, to("/app/videos"));
    const refuse = (code: string, status: number) => {
      const note = { text: String(form.get("body") ?? ""), limit: NOTE_MAX_LENGTH };
      return page ? showFailedForm(page, status, note) : Response.json({ code }, { status });
    };
    const values = readAct(input, form);
    if (!values) return refuse("validation_failed", 400);
    try {
      await write(own, values);
    } catch (error) {
      if (!(error instanceof CmsError)) throw error;
      return refuse("cms_unavailable", error.isOutage ? 503 : 400);
    }
    return page ? redirect(page) : Response.json({ code: null });
  });
}

export const watchingAction = ownWrite(watchingInput, async (own, input) => {
  const stored =
    "positionSec" in input
      ? { positionSec: input.positionSec, watchedAt: input.watchedAt }
      : { watchLaterAt: input.isWatchLater === "true" ? new Date().toISOString() : null };
  await saveWatching(own, input.video, stored).catch((error: unknown) => {
    // The member paused the history in another tab, so nothing is saved.
    if (!(error instanceof CmsError) || error.code !== HISTORY_PAUSED) throw error;
  });
});

export const notesAction = ownWrite(noteInput, (own, input) =>
  "remove" in input
    ? removeNote(own, input.remove)
    : addNote(own, input.video, { second: input.second, body: input.body }),
);

export const brokenAction = ownWrite(z.object({ video }), (own, input) =>
  reportBroken(own, input.video),
);
