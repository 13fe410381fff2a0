import { subDays } from "date-fns";
import { PRACTICE_DAYS } from "../../../../contract/content/practice.ts";
import { HOUR_SECONDS } from "../../../../contract/shared/time.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { practiceV1 } from "./practice-v1.rest.ts";
import { deleteDaysBefore } from "./practice.repository.ts";
import { createPractice } from "./practice.service.ts";

const ANSWERS_PER_HOUR = 600;

export function practiceSlice(base: SliceBase, { sessions }: { sessions: SessionsService }): Slice {
  const { db } = base.database;
  const { now } = base;
  const practice = createPractice({ db, now });
  const forgetDays: JobKind<object> = {
    name: "forget-practice-days",
    cron: "20 3 * * *",
    handle: () => deleteDaysBefore(db, zurichDayOf(subDays(now(), PRACTICE_DAYS))),
  };
  return {
    jobKinds: [forgetDays],
    register(app) {
      app.register(practiceV1, {
        prefix: "/api/practice/v1",
        practice,
        sessions,
        answerLimit: base.limit("practice-answers", ANSWERS_PER_HOUR, HOUR_SECONDS),
      });
    },
  };
}
