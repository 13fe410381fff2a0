import { createItem, deleteItems, updateItems } from "@directus/sdk";
import { z } from "zod";
import { changeOrCreate } from "~/cms/writes.server";
import type { OwnCms } from "~/cms/cms.server";
import { ofMember } from "~/cms/own-record";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { answerForm, type SearchCaller } from "../frame/offer-action.server";
import { refuse, finish } from "../frame/offer-answer.server";
import { applicationStates, type Application, type ApplicationState } from "./job-opened";
import { readAct } from "~/forms/read-act.server";
import { fits } from "../../../../contract/shared/text-length.ts";
import { JOB_NOTE_MAX_LENGTH } from "../../../../contract/classifieds/jobs.ts";

const MOST = 100;

const row = shape("job_applications", {
  id: z.string(),
  state: z.enum(applicationStates).catch("saved"),
  note: z.nullable(z.string()),
  job: { id: z.string(), slug: z.string(), title: z.string() },
});

export type FollowedJob = Application & {
  id: string;
  job: { id: string; slug: string; title: string } | null;
};

export async function listApplications(own: OwnCms): Promise<FollowedJob[] | null> {
  const filter = ofMember(own, {});
  const pending = own.ask(readRows(row, { filter, sort: ["-date_created"], limit: MOST }));
  const rows = await nullWhenUnavailable(pending);
  return rows?.map(({ note, ...application }) => ({ ...application, note: note ?? "" })) ?? null;
}

async function follow(
  own: OwnCms,
  { item: job, state, note }: { item: string; state: ApplicationState; note: string },
): Promise<void> {
  const values = { state, note: note || null };
  const filter = ofMember(own, { job: { _eq: job } });
  await changeOrCreate(
    own,
    updateItems("job_applications", { filter }, values, { fields: ["id"] }),
    createItem("job_applications", { job, ...values }, { fields: ["id"] }),
  );
}

const input = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("follow"),
    item: z.guid(),
    state: z.enum(applicationStates),
    note: z.string().trim().refine(fits(JOB_NOTE_MAX_LENGTH)).default(""),
  }),
  z.object({ intent: z.literal("unfollow"), item: z.guid() }),
]);

export function answerJobs(requester: SearchCaller, form: FormData) {
  const { own } = requester;
  const intent = String(form.get("intent") ?? "");
  if (!intent.endsWith("follow")) return answerForm("jobs", requester, form);
  const values = readAct(input, form);
  if (!values) return refuse(intent, "invalid");
  return finish(intent, () =>
    values.intent === "follow"
      ? follow(own, values)
      : own.write(deleteItems("job_applications", [values.item])),
  );
}
