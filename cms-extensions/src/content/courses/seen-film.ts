import type { Knex } from "knex";

/**
 * True if the class is finished by its film, the film is published, and the member has not watched it to
 * the end. Members without history finish the class by hand.
 */
export async function isFilmUnseen(
  database: Knex,
  userId: string,
  classId: string,
): Promise<boolean> {
  const result = await database.raw<{ rows: unknown[] }>(
    `select 1 from course_classes class
     join videos film on film.id = class.video and film.status = 'published'
     join directus_users member on member.id = :user
     left join video_progress progress on progress.video = film.id
       and progress.user_created = member.id and progress."completedAt" is not null
     where class.id = :class and class."completionRule" = 'video_90'
       and progress.id is null and member."isWatchHistoryPaused" is not true limit 1`,
    { user: userId, class: classId },
  );
  return result.rows.length > 0;
}
