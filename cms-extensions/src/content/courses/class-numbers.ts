import type { Knex } from "knex";
import { DAY_MS } from "../../../../contract/shared/time.ts";

const ABANDONED_AFTER_DAYS = 14;

/**
 * Computes for editors where members stop: members who opened a class, finished it, or left it unfinished
 * for two weeks; the median minutes from opening to finishing; the share of wrong answers. Unchanged
 * classes are not written.
 */
export async function updateClassNumbers(database: Knex, now: Date): Promise<void> {
  await database.raw(
    `update course_classes set "startedCount" = told.started, "doneCount" = told.done,
       "leftCount" = told.left_open, "medianMinutes" = told.median, "quizTries" = told.tries,
       "quizErrorPct" = told.wrong
     from (
       select class.id, count(progress.id)::int as started,
         count(progress.id) filter (where progress.state = 'done')::int as done,
         count(progress.id) filter (where progress.state = 'started'
           and coalesce(progress.date_updated, progress.date_created) < :since)::int as left_open,
         round(percentile_cont(0.5) within group (
           order by extract(epoch from progress."completedAt" - progress.date_created) / 60
         ) filter (where progress.state = 'done'))::int as median,
         coalesce(quiz.tries, 0) as tries, quiz.wrong
       from course_classes class
       left join class_progress progress on progress.class = class.id
       left join (
         select class, count(*)::int as tries, (100 - round(avg(score)))::int as wrong
         from quiz_attempts group by class
       ) quiz on quiz.class = class.id
       group by class.id, quiz.tries, quiz.wrong
     ) told
     where told.id = course_classes.id and
       ("startedCount", "doneCount", "leftCount", "medianMinutes", "quizTries", "quizErrorPct")
       is distinct from
       (told.started, told.done, told.left_open, told.median, told.tries, told.wrong)`,
    { since: new Date(now.getTime() - ABANDONED_AFTER_DAYS * DAY_MS) },
  );
}
