import { http, HttpResponse } from "msw";
import { appEnvironment } from "../support/app-environment";

/** The service's opened ads, for one member. */
export function createClassifiedsMock(url: string = appEnvironment.SERVICE_URL) {
  const state = {
    details: new Map<string, object>(),
    /** Null for paying members. */
    leftToday: null as number | null,
    isUnavailable: false,
    opened: [] as string[],
  };
  const refused = (code: string, status: number) =>
    HttpResponse.json({ statusCode: status, code, message: code }, { status });

  const handlers = [
    http.post(`${url}/api/classifieds/v1/:kind/:item/openings`, ({ params }) => {
      if (state.isUnavailable) return refused("unavailable", 503);
      if (state.leftToday === 0) return refused("offer.limit", 402);
      if (state.leftToday !== null) state.leftToday -= 1;
      const item = String(params["item"]);
      state.opened.push(item);
      const { leftToday } = state;
      return HttpResponse.json({ details: state.details.get(item) ?? {}, leftToday });
    }),
  ];

  return {
    state,
    handlers,
    reset(): void {
      state.details.clear();
      state.leftToday = null;
      state.isUnavailable = false;
      state.opened = [];
    },
  };
}
