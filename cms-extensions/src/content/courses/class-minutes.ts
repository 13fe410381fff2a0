import type { Knex } from "knex";
import { classKinds, type ClassKind } from "../../../../contract/content/courses.ts";
import { listQuestions } from "../../../../contract/content/quiz.ts";
import { classMinutes, hasWrittenMinutes } from "../../../../contract/content/reading.ts";
import type { Payload } from "../publishing/guards.ts";
import { listWrongCourseMinutes } from "../publishing/course-minutes.ts";
import { idOf } from "../../shared/row-id.ts";

export const timedFields = ["kind", "body", "questions", "video", "minutes"];

const parsed = (value: unknown): unknown => (typeof value === "string" ? JSON.parse(value) : value);

const kindOf = (value: unknown): ClassKind => classKinds.find((kind) => kind === value) ?? "text";

/** The class' computed minutes; the editor's value if its content has no length. */
export async function minutesOf(database: Knex, row: Payload): Promise<unknown> {
  if (hasWrittenMinutes(kindOf(row["kind"]))) return row["minutes"] ?? null;
  const video = idOf(row["video"]);
  const film = video
    ? await database("videos")
        .where({ id: video })
        .first<{ durationSec: number | null } | undefined>("durationSec")
    : undefined;
  return classMinutes({
    body: typeof row["body"] === "string" ? row["body"] : "",
    questions: listQuestions(parsed(row["questions"])),
    filmSec: film?.durationSec ?? 0,
  });
}

export async function updateClassMinutes(
  database: Knex,
  videos: readonly string[] | null = null,
): Promise<void> {
  const query = database("course_classes").select("id", ...timedFields);
  const rows = (await (videos ? query.whereIn("video", videos) : query)) as Payload[];
  for (const row of rows) {
    const minutes = await minutesOf(database, row);
    if (minutes !== row["minutes"]) {
      await database("course_classes").where({ id: row["id"] }).update({ minutes });
    }
  }
  for (const { id, totalMinutes } of await listWrongCourseMinutes(database)) {
    await database("courses").where({ id }).update({ totalMinutes });
  }
}
