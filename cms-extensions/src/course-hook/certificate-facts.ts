import type { EventContext } from "@directus/types";
import type { Knex } from "knex";

const FACTS = ["courseTitle", "totalMinutes", "completedAt"];

/** Whether certificates keep what they say of their course: the extension may run before the schema has the fields. */
export function hasCourseFacts(schema: EventContext["schema"]): boolean {
  const known = schema?.collections["certificates"]?.fields ?? {};
  return FACTS.every((field) => field in known);
}

type Issued = { userId: string; course: string; issuedAt: string };

/** What a certificate says of its course, as it is on the day of issue, whatever becomes of the course. */
export async function factsOf(database: Knex, { userId, course, issuedAt }: Issued) {
  const [taught, enrolled] = await Promise.all([
    database("courses")
      .where({ id: course })
      .first<{ title: string; totalMinutes: number } | undefined>("title", "totalMinutes"),
    database("enrollments")
      .where({ course, user_created: userId })
      .first<{ completedAt: Date | null } | undefined>("completedAt"),
  ]);
  return {
    courseTitle: taught?.title ?? null,
    totalMinutes: taught?.totalMinutes ?? null,
    completedAt: enrolled?.completedAt?.toISOString() ?? issuedAt,
  };
}

/** Writes into certificates from before that what their paper said: the day of issue as that of the end, too. */
export async function settleOldCertificates(database: Knex): Promise<void> {
  await database.raw(
    `update certificates set "courseTitle" = course.title, "totalMinutes" = course."totalMinutes",
       "completedAt" = certificates."issuedAt"
     from courses course
     where course.id = certificates.course and certificates."courseTitle" is null`,
  );
}
