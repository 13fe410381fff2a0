import type { Knex } from "knex";

export async function updateRatings(database: Knex): Promise<void> {
  await database.raw(
    `update courses set rating = told.rating from (
       select course.id, round(avg(review.rating), 2) as rating
       from courses course left join course_reviews review on review.course = course.id
       group by course.id
     ) told where told.id = courses.id and courses.rating is distinct from told.rating`,
  );
}
