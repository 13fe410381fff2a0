import type { EventContext } from "@directus/types";
import type { Knex } from "knex";

const FACTS = ["courseTitle", "totalMinutes", "completedAt"];

/**
 * True if certificates have the fields for course data: the extension may run before the schema has them.
 */
export function hasCourseFacts(schema: EventContext["schema"]): boolean {
  const known = schema?.collections["certificates"]?.fields ?? {};
  return FACTS.every((field) => field in known);
}

type Issued = { userId: string; course: string; issuedAt: string };

/** Course data of a certificate on the day of issue; later changes of the course do not affect it. */
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

/** Fills these fields in older certificates; their day of issue is also the day of completion. */
export async function completeOldCertificates(database: Knex): Promise<void> {
  await database.raw(
    `update certificates set "courseTitle" = course.title, "totalMinutes" = course."totalMinutes",
       "completedAt" = certificates."issuedAt"
     from courses course
     where course.id = certificates.course and certificates."courseTitle" is null`,
  );
}
