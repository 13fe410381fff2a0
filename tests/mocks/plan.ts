import { randomUUID } from "node:crypto";
import { http, HttpResponse } from "msw";
import type { OpenedFeed, PlanSituation } from "../../contract/api/plan-v1.ts";
import { appEnvironment } from "../support/app-environment";

type Told = Pick<
  OpenedFeed,
  "arrivalOn" | "family" | "children" | "events" | "newCanton" | "answers"
>;
const toldIn = ({ arrivalOn, family, children, events, newCanton, answers }: Told) => ({
  arrivalOn,
  family,
  children,
  events,
  newCanton,
  answers,
});

export function createPlanMock(url: string = appEnvironment.SERVICE_URL) {
  const state = {
    arrivalOn: null as string | null,
    family: [] as PlanSituation["family"],
    children: {} as PlanSituation["children"],
    events: {} as PlanSituation["events"],
    newCanton: undefined as PlanSituation["newCanton"],
    answers: {} as OpenedFeed["answers"],
    since: undefined as OpenedFeed["since"],
    cantons: [] as string[],
    token: null as string | null,
    isCaughtUp: false,
    marks: [] as OpenedFeed["marks"],
    isUnavailable: false,
  };
  const path = `${url}/api/plan/v1`;
  const unavailable = () => HttpResponse.json({ code: "unavailable" }, { status: 503 });
  const done = () => new HttpResponse(null, { status: 204 });

  const handlers = [
    http.get(path, () =>
      state.isUnavailable
        ? unavailable()
        : HttpResponse.json({
            ...toldIn(state),
            cantons: state.cantons,
            feedMadeAt: state.token && "2026-11-23T10:00:00.000Z",
            isCaughtUp: state.isCaughtUp,
          }),
    ),
    http.patch(`${path}/arrival`, async ({ request }) => {
      if (state.isUnavailable) return unavailable();
      ({ arrivalOn: state.arrivalOn } = (await request.json()) as { arrivalOn: string | null });
      return done();
    }),
    http.patch(`${path}/situation`, async ({ request }) => {
      if (state.isUnavailable) return unavailable();
      const told = (await request.json()) as PlanSituation;
      Object.assign(state, { newCanton: undefined, ...told });
      return done();
    }),
    http.patch(`${path}/caught-up`, async ({ request }) => {
      if (state.isUnavailable) return unavailable();
      ({ isCaughtUp: state.isCaughtUp } = (await request.json()) as { isCaughtUp: boolean });
      return done();
    }),
    http.post(`${path}/feed`, () => {
      if (state.isUnavailable) return unavailable();
      state.token = randomUUID();
      return HttpResponse.json({ token: state.token });
    }),
    http.delete(`${path}/feed`, () => {
      state.token = null;
      return done();
    }),
    http.post(`${path}/feed/open`, async ({ request }) => {
      if (state.isUnavailable) return unavailable();
      const { token } = (await request.json()) as { token: string };
      if (token !== state.token) return HttpResponse.json({ code: "not_found" }, { status: 404 });
      return HttpResponse.json({ ...toldIn(state), since: state.since, marks: state.marks });
    }),
  ];

  return {
    state,
    handlers,
    reset(): void {
      Object.assign(state, {
        ...{ arrivalOn: null, family: [], children: {}, events: {}, newCanton: undefined },
        ...{ answers: {}, since: undefined, cantons: [] },
        ...{ token: null, isCaughtUp: false, marks: [], isUnavailable: false },
      });
    },
  };
}
