import { http, HttpResponse } from "msw";
import type { PracticeAnswer, PracticeState } from "../../contract/api/practice-v1.ts";
import { appEnvironment } from "../support/app-environment";

const nothing = (): PracticeState => ({
  ...{ due: [], known: [], answersToday: 0, newToday: 0, daysInWeek: 0, nextDueAt: null },
});

export function createPracticeMock(url: string = appEnvironment.SERVICE_URL) {
  const state = {
    found: nothing(),
    answers: [] as PracticeAnswer[],
    forgotten: [] as string[],
    isUnavailable: false,
  };
  const path = `${url}/api/practice/v1/:language`;
  const unavailable = () => HttpResponse.json({ code: "unavailable" }, { status: 503 });
  const handlers = [
    http.get(path, () => (state.isUnavailable ? unavailable() : HttpResponse.json(state.found))),
    http.post(`${path}/answers`, async ({ request }) => {
      if (state.isUnavailable) return unavailable();
      state.answers.push((await request.json()) as PracticeAnswer);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(path, ({ params }) => {
      state.forgotten.push(String(params["language"]));
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  return {
    state,
    handlers,
    reset(): void {
      Object.assign(state, {
        ...{ found: nothing(), answers: [], forgotten: [], isUnavailable: false },
      });
    },
  };
}
