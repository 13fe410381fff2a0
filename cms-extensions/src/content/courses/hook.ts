import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { classNumbers } from "../../../../contract/content/courses.ts";
import { storedRows, type ItemMeta, type Payload } from "../publishing/guards";
import { everyMinute } from "../../shared/every-minute";
import { settleFilmFolders } from "../films/film-folders";
import { hasCourseFacts, settleOldCertificates } from "./certificate-facts";
import { comparedFields, partsChangedAfter } from "./changed-parts";
import { minutesOf, settleClassMinutes, timedFields } from "./class-minutes";
import { settleClassNumbers } from "./class-numbers";
import { settleQuiz } from "./class-quiz";
import {
  settleAttempt,
  settleCertificate,
  settleEnrollment,
  settleProgress,
  settleReview,
} from "./own-rows";
import { settlePercents } from "./percents";
import { settleRatings } from "./ratings";

const WRITES = ["create", "update", "delete"] as const;

export default defineHook((register, { services, database, getSchema, env, emitter }) => {
  const { filter, action, schedule } = register;
  const onWrite = (
    collection: string,
    settle: (payload: Payload, meta: ItemMeta, context: EventContext) => Promise<Payload> | Payload,
  ) => {
    for (const event of ["create", "update"]) {
      filter<Payload>(`${collection}.items.${event}`, (payload, meta, context) =>
        settle(payload, meta as ItemMeta, context),
      );
    }
  };

  const requireReadable = async (classId: string, { accountability, schema }: EventContext) => {
    const options = { schema: schema ?? (await getSchema()), accountability, knex: database };
    const classes = new services.ItemsService("course_classes", options);
    await classes.readOne(classId, { fields: ["id"] });
  };

  onWrite("course_classes", async (payload, meta, context) => {
    const { partsChangedAt: _, ...given } = payload;
    const settled = "questions" in given ? { ...given, ...settleQuiz(given["questions"]) } : given;
    // The extension may run before the schema has the field.
    if (!context.schema?.collections["course_classes"]?.fields["partsChangedAt"]) return settled;
    const fields = [...new Set([...comparedFields, ...timedFields])];
    const [stored, ...others] = await storedRows(context.database, meta, fields);
    // A new class has no changed parts; a mass update changes none.
    if (others.length > 0) return settled;
    const minutes = await minutesOf(context.database, { ...stored, ...settled });
    return { ...settled, minutes, ...partsChangedAfter(settled, stored ?? null, new Date()) };
  });
  onWrite("class_progress", (payload, meta, context) =>
    settleProgress(payload, meta, { context, requireReadable }),
  );
  onWrite("quiz_attempts", (payload, meta, context) =>
    settleAttempt(payload, meta, { context, requireReadable }),
  );
  onWrite("enrollments", settleEnrollment);
  onWrite("certificates", settleCertificate);
  onWrite("course_reviews", settleReview);

  for (const event of ["create", "update"]) {
    action(`class_progress.items.${event}`, async (meta) => {
      const { key, keys = [key] } = meta as { key?: string; keys?: string[] };
      const userIds: string[] = await database("class_progress")
        .whereIn("id", keys as string[])
        .distinct()
        .pluck("user_created");
      for (const userId of userIds) await settlePercents(database, new Date(), userId);
    });
  }
  action("class_progress.items.delete", (_, { accountability }) =>
    settlePercents(database, new Date(), accountability?.user ?? null),
  );
  for (const event of WRITES) {
    action(`course_reviews.items.${event}`, () => settleRatings(database));
    for (const collection of ["course_classes", "course_modules"]) {
      action(`${collection}.items.${event}`, async () => {
        await settlePercents(database, new Date());
        await settleFilmFolders(database, emitter);
      });
    }
    action(`courses.items.${event}`, () => settleFilmFolders(database, emitter));
  }

  action("videos.items.update", async (meta) => {
    const { payload, keys } = meta as { payload: Payload; keys: string[] };
    if ("durationSec" in payload) await settleClassMinutes(database, keys);
  });

  let areMinutesSettled = false;
  schedule(everyMinute(env), async () => {
    // For classes older than the computed minutes.
    if (!areMinutesSettled) await settleClassMinutes(database);
    areMinutesSettled = true;
    const schema = await getSchema();
    const { collections } = schema;
    const classes = collections["course_classes"]?.fields ?? {};
    // The extension may run before the schema has the fields.
    if (classNumbers.every((name) => name in classes)) {
      await settleClassNumbers(database, new Date());
    }
    if (hasCourseFacts(schema)) await settleOldCertificates(database);
  });
});
