import { z } from "zod";
import { CmsError } from "~/cms/cms.server";
import { draftKinds } from "~/content/drafts/draft";
import { saveDraft } from "~/content/drafts/drafts.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";
import {
  TOPIC_BODY_MAX_LENGTH,
  TOPIC_TITLE_MAX_LENGTH,
} from "../../../contract/community/forum.ts";
import { fits } from "../../../contract/shared/text-length.ts";
import { isUuid } from "../../../contract/shared/uuid.ts";
import { readAct } from "~/forms/read-act.server";

const fields = z.record(
  z.string().max(40),
  z.union([z.string().max(64), z.string().array().max(9)]),
);

/** The fields besides title and body. Invalid values are dropped, so that the text itself is saved. */
function readFields(text: string): z.output<typeof fields> {
  try {
    return fields.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

const input = z.object({
  kind: z.enum(draftKinds),
  target: z.string().refine((target) => target === "new" || isUuid(target)),
  title: z.string().refine(fits(TOPIC_TITLE_MAX_LENGTH)),
  body: z.string().refine(fits(TOPIC_BODY_MAX_LENGTH)),
  fields: z.string().max(2_000).transform(readFields),
  seenAt: z.string().max(40).nullable().default(null),
});

const NO_STORE = { "Cache-Control": "no-store" };

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

export const action = memberAction(async ({ request, own }) => {
  const values = readAct(input, await requireForm(request));
  if (!values) return Response.json(null, { status: 400, headers: NO_STORE });
  const { kind, target, seenAt, ...draft } = values;
  try {
    const answer = await saveDraft(own, { kind, target }, draft, seenAt);
    return Response.json(answer, { headers: NO_STORE });
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return Response.json(null, { status: 503, headers: NO_STORE });
  }
});
