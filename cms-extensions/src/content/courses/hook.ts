import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { classNumbers } from "../../../../contract/content/courses.ts";
import { storedRows, type ItemMeta, type Payload } from "../publishing/guards";
import { everyMinute } from "../../shared/every-minute";
import { announceWritten } from "../../shared/written-rows";
import { updateFilmFolders } from "../films/film-folders";
import { hasCourseFacts, completeOldCertificates } from "./certificate-facts";
import { comparedFields, partsChangedAfter } from "./changed-parts";
import { minutesOf, updateClassMinutes, timedFields } from "./class-minutes";
import { updateClassNumbers } from "./class-numbers";
import { guardPassPercent, normalizeQuiz } from "./class-quiz";
import {
  normalizeAttempt,
  normalizeCertificate,
  normalizeEnrollment,
  normalizeProgress,
  normalizeReview,
} from "./own-rows";
import { updatePercents } from "./percents";
import { updateRatings } from "./ratings";

const WRITES = ["create", "update", "delete"] as const;

export default defineHook((register, { services, database, getSchema, env, emitter }) => {
  const { filter, action, schedule } = register;
  const onWrite = (
    collection: string,
    normalize: (
      payload: Payload,
      meta: ItemMeta,
      context: EventContext,
    ) => Promise<Payload> | Payload,
  ) => {
    for (const event of ["create", "update"]) {
      filter<Payload>(`${collection}.items.${event}`, (payload, meta, context) =>
        normalize(payload, meta as ItemMeta, context),
      );
    }
  };

  const requireReadable = async (classId: string, { accountability, schema }: EventContext) => {
    const options = { schema: schema ?? (await getSchema()), accountability, knex: database };
    const classes = new services.ItemsService("course_classes", options);
    await classes.readOne(classId, { fields: ["id"] });
  };

  onWrite("course_classes", async (payload, meta, context) => {
    const { partsChangedAt: _, ...input } = payload;
    const settled =
      "questions" in input ? { ...input, ...normalizeQuiz(input["questions"]) } : input;
    const known = context.schema?.collections["course_classes"]?.fields ?? {};
    // The extension may run before the schema has the field.
    if (!known["partsChangedAt"]) return settled;
    const passing = known["passPercent"] ? ["passPercent", "quiz"] : [];
    const fields = [...new Set([...comparedFields, ...timedFields, ...passing])];
    const [stored, ...others] = await storedRows(context.database, meta, fields);
    for (const row of [stored, ...others]) guardPassPercent({ ...row, ...settled });
    // A new class has no changed parts; a mass update changes none.
    if (others.length > 0) return settled;
    const minutes = await minutesOf(context.database, { ...stored, ...settled });
    return { ...settled, minutes, ...partsChangedAfter(settled, stored ?? null, new Date()) };
  });
  onWrite("class_progress", (payload, meta, context) =>
    normalizeProgress(payload, meta, { context, requireReadable }),
  );
  onWrite("quiz_attempts", (payload, meta, context) =>
    normalizeAttempt(payload, meta, { context, requireReadable }),
  );
  onWrite("enrollments", normalizeEnrollment);
  onWrite("certificates", normalizeCertificate);
  onWrite("course_reviews", normalizeReview);

  const announceEnrollments = (keys: string[]) =>
    announceWritten(emitter, { collection: "enrollments", keys });

  for (const event of ["create", "update"]) {
    action(`class_progress.items.${event}`, async (meta) => {
      const { key, keys = [key] } = meta as { key?: string; keys?: string[] };
      const userIds: string[] = await database("class_progress")
        .whereIn("id", keys as string[])
        .distinct()
        .pluck("user_created");
      for (const userId of userIds) await updatePercents(database, new Date(), userId);
      announceEnrollments(userIds);
    });
  }
  action("class_progress.items.delete", async (_, { accountability }) => {
    await updatePercents(database, new Date(), accountability?.user ?? null);
    announceEnrollments(["*"]);
  });
  for (const event of WRITES) {
    action(`course_reviews.items.${event}`, () => updateRatings(database));
    for (const collection of ["course_classes", "course_modules"]) {
      action(`${collection}.items.${event}`, async () => {
        await updatePercents(database, new Date());
        announceEnrollments(["*"]);
        await updateFilmFolders(database, emitter);
      });
    }
    action(`courses.items.${event}`, () => updateFilmFolders(database, emitter));
  }

  action("videos.items.update", async (meta) => {
    const { payload, keys } = meta as { payload: Payload; keys: string[] };
    if ("durationSec" in payload) await updateClassMinutes(database, keys);
  });

  let areMinutesUpdated = false;
  schedule(everyMinute(env), async () => {
    // For classes older than the computed minutes.
    if (!areMinutesUpdated) await updateClassMinutes(database);
    areMinutesUpdated = true;
    const schema = await getSchema();
    const { collections } = schema;
    const classes = collections["course_classes"]?.fields ?? {};
    // The extension may run before the schema has the fields.
    if (classNumbers.every((name) => name in classes)) {
      await updateClassNumbers(database, new Date());
    }
    if (hasCourseFacts(schema)) await completeOldCertificates(database);
  });
});
