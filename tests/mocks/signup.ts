import { http, HttpResponse, type JsonBodyType } from "msw";
import { appEnvironment } from "../support/app-environment";

type SignupCall = {
  /** "POST draft/steps" */
  call: string;
  step: string | null;
  body: Record<string, unknown>;
  headers: Headers;
};

/**
 * The service's `api/signup/v1` as the app sees it. It returns what a test sets, and otherwise "no draft",
 * as for a new device.
 */
export function createSignupMock(url: string = appEnvironment.SERVICE_URL) {
  const state = {
    answers: new Map<string, { status: number; body: JsonBodyType }>(),
    calls: [] as SignupCall[],
  };
  const base = `${url}/api/signup/v1/`;
  const noDraft = { statusCode: 404, code: "signup.no_draft", message: "No signup under way" };

  const handlers = [
    http.all(`${base}*`, async ({ request }) => {
      const address = new URL(request.url);
      const call = `${request.method} ${address.href.slice(base.length).split("?")[0]}`;
      const body = request.method === "POST" ? await request.json() : {};
      state.calls.push({
        call,
        step: address.searchParams.get("step"),
        body: body as Record<string, unknown>,
        headers: request.headers,
      });
      const answer = state.answers.get(call) ?? { status: 404, body: noDraft };
      if (answer.status === 204) return new HttpResponse(null, { status: 204 });
      return HttpResponse.json(answer.body, { status: answer.status });
    }),
  ];

  return {
    state,
    handlers,
    answer(call: string, body: JsonBodyType, status = 200): void {
      state.answers.set(call, { status, body });
    },
    refuse(call: string, status: number, code: string, more: object = {}): void {
      state.answers.set(call, {
        status,
        body: { statusCode: status, code, message: code, ...more },
      });
    },
    reset(): void {
      state.answers.clear();
      state.calls = [];
    },
  };
}
