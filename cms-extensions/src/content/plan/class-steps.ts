import type { Knex } from "knex";

export type TaughtStep = { step: string; class: string; member: string };

/** Open steps that end with their finished class; dropped steps stay dropped. */
export function listUnticked(database: Knex, progress: readonly string[]): Promise<TaughtStep[]> {
  return database("class_progress as done")
    .join("plan_steps as step", "step.courseClass", "done.class")
    .leftJoin("member_plan_steps as own", (join) =>
      join
        .on("own.step", "step.id")
        .on("own.user_created", "done.user_created")
        .onNull("own.familyMember"),
    )
    .whereIn("done.id", progress)
    .where({ "done.state": "done", "step.status": "published", "step.endsWithClass": true })
    .whereNull("own.doneOn")
    .whereNull("own.droppedOn")
    .select("step.id as step", "done.class as class", "done.user_created as member");
}

export function listUnfinished(database: Knex, marks: readonly string[]): Promise<TaughtStep[]> {
  return database("member_plan_steps as own")
    .join("plan_steps as step", "step.id", "own.step")
    .leftJoin("class_progress as done", (join) =>
      join
        .on("done.class", "step.courseClass")
        .on("done.user_created", "own.user_created")
        .andOnVal("done.state", "done"),
    )
    .whereIn("own.id", marks)
    .whereNotNull("own.doneOn")
    .whereNotNull("step.courseClass")
    .whereNull("own.familyMember")
    .whereNull("done.id")
    .select("step.id as step", "step.courseClass as class", "own.user_created as member");
}
