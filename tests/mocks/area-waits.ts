import { http, HttpResponse } from "msw";
import { appEnvironment } from "../support/app-environment";

/** The service's wishes to be told of areas, as of one member. */
export function createAreaWaitsMock(url: string = appEnvironment.SERVICE_URL) {
  const state = { waiting: new Set<string>(), isAway: false };
  const path = `${url}/api/areas/v1/:area/wait`;
  const away = () => HttpResponse.json({ code: "unavailable" }, { status: 503 });

  const handlers = [
    http.get(path, ({ params }) =>
      HttpResponse.json({ isWaiting: state.waiting.has(String(params["area"])), count: null }),
    ),
    http.patch(path, async ({ params, request }) => {
      if (state.isAway) return away();
      const { isWaiting } = (await request.json()) as { isWaiting: boolean };
      state.waiting[isWaiting ? "add" : "delete"](String(params["area"]));
      return new HttpResponse(null, { status: 204 });
    }),
  ];

  return {
    state,
    handlers,
    reset(): void {
      state.waiting.clear();
      state.isAway = false;
    },
  };
}
