import { redirect } from "@remix-run/node";
import { z } from "zod";
import { CmsError, type OwnCms, type TierCms } from "~/cms/cms.server";
import { readOwnRecord } from "~/cms/own-record";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { requireForm } from "~/forms/form";
import { memberAction } from "~/guards/guards.server";
import { showFailedForm } from "~/forms/failed-form.server";
import { findPageOf } from "~/http/page-of";
import { to } from "~/i18n/paths";
import type { ServiceClients } from "~/service/clients.server";
import {
  reasonsOf,
  type Circumstances,
  type Concerned,
} from "../../../contract/content/concerns.ts";
import { feedbackReasons, MAX_FEEDBACK_NOTE, READ_PCT } from "../../../contract/content/reading.ts";
import { fits } from "../../../contract/shared/text-length.ts";
import { kindsWith, readingTypes } from "../../../contract/content/kinds.ts";
import { yoursOf } from "../source/change-words.server";
import { findReadingChoices, saveReadingChoices, lookChoices, flag } from "./choices.server";
import type { OwnReading, ReadingTarget } from "./own-reading";
import { saveOpinion, saveReading, openReading } from "./reading.server";
import { readAct } from "~/forms/read-act.server";

const targetFields = { type: z.enum(readingTypes), item: z.uuid() };
const oneOf = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess((value) => (value === "" ? undefined : value), z.enum(values).optional());

const input = z.union([
  z.object({ ...targetFields, positionPct: z.coerce.number().int().min(0).max(READ_PCT) }),
  z.object({
    ...targetFields,
    isUseful: z.enum(["true", "false"]),
    reason: oneOf(feedbackReasons),
    note: z.string().trim().refine(fits(MAX_FEEDBACK_NOTE)).optional(),
  }),
  z.object({ ...targetFields, opened: z.literal("true") }),
  z.object({ ...targetFields, isPersonal: flag }),
  lookChoices,
  z.object({ isPlain: flag }),
]);

const codes = z.array(z.string()).catch([]);
const fields = {
  changeNote: z.nullable(z.string()),
  permitTypes: codes,
  situations: codes,
  cantons: { Cantons_id: { cantonCode: z.string() } },
};
const changing = new Map(
  kindsWith("hasChangeNote").map((kind) => [kind as string, shape(kind, fields)]),
);
const living = shape("directus_users", { canton: { cantonCode: z.string() } });

type Requester = { cms: TierCms; own: OwnCms; service: ServiceClients };

/** Null if the item does not say whom it concerns. */
function findConcerned(cms: TierCms, { type, item }: ReadingTarget): Promise<Concerned | null> {
  const changed = changing.get(type);
  if (!changed) return Promise.resolve(null);
  return cms.cached(`change:${type}:${item}`, async (ask) => {
    const filter = { _and: [{ id: { _eq: item } }, { status: { _eq: "published" } }] } as const;
    const [row] = await ask(readRows(changed, { filter, limit: 1 }));
    if (!row?.changeNote) return null;
    const cantons = row.cantons.flatMap((link) => link.Cantons_id?.cantonCode ?? []);
    return { cantons, permits: row.permitTypes, situations: row.situations };
  });
}

/** The canton in the profile wins over the cantons named at signup. */
async function findCircumstances({ own, service }: Requester): Promise<Circumstances> {
  const [record, signup] = await Promise.all([
    readOwnRecord(own, living).catch(() => null),
    service.signup.readMember(null),
  ]);
  const { permit, job, cantons = [] } = signup.isError ? {} : signup.data.answers;
  const home = record?.canton?.cantonCode;
  return { cantons: home ? [home] : cantons, permit, situation: job };
}

/**
 * Sentence that says why an item affects the member; undefined if it does not, as far as the profile shows.
 * The cached data does not depend on the member.
 * @throws {CmsError}
 */
async function findOwnChange(
  requester: Requester,
  target: ReadingTarget,
): Promise<string | undefined> {
  const concerned = await findConcerned(requester.cms, target);
  if (!concerned) return undefined;
  const reasons = reasonsOf(concerned, await findCircumstances(requester));
  return reasons ? yoursOf(reasons) : undefined;
}

export const readingAction = memberAction(async (member) => {
  const { request, own } = member;
  const form = await requireForm(request);
  const values = readAct(input, form);
  if (!values) return refuse(request, form, { code: "validation_failed", status: 400 });
  try {
    if (!("type" in values)) {
      await saveReadingChoices(own, values);
      return answerTo(request);
    }
    const { type, item } = values;
    if ("isPersonal" in values) {
      const { isPersonal } = values;
      await saveReadingChoices(own, { isPersonal });
      const change = isPersonal ? await findOwnChange(member, { type, item }) : undefined;
      return answerTo(request, { ...(change && { change }) });
    }
    if ("opened" in values) return Response.json(await openItem(member, { type, item }));
    if ("positionPct" in values) {
      await saveReading(own, { type, item }, values.positionPct);
    } else {
      const { isUseful, reason, note } = values;
      const opinion = { isUseful: isUseful === "true", reason, note };
      await saveOpinion(own, { type, item }, opinion);
    }
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    const status = error.isOutage ? 503 : 400;
    return refuse(request, form, { code: "cms_unavailable", status });
  }
  return answerTo(request);
});

function answerTo(request: Request, rest: { change?: string } = {}): Response {
  const page = findPageOf(request, to("/app"));
  return page ? redirect(page) : Response.json({ code: null, ...rest });
}

function refuse(
  request: Request,
  form: FormData,
  { code, status }: { code: string; status: number },
): Response {
  const page = findPageOf(request, to("/app"));
  const note = { text: String(form.get("note") ?? ""), limit: MAX_FEEDBACK_NOTE };
  return page ? showFailedForm(page, status, note) : Response.json({ code }, { status });
}

async function openItem(member: Requester, opened: ReadingTarget): Promise<OwnReading> {
  const { isPersonal } = await findReadingChoices(member.own);
  const [left, change] = await Promise.all([
    openReading(member.own, opened),
    isPersonal ? findOwnChange(member, opened) : undefined,
  ]);
  return { ...left, ...(change && { change }) };
}
