import { afterEach, expect, test, vi } from "vitest";
import { GetLoggedInUserDocument } from "~/service/generated/graphql";
import { createGraphqlClient, type GraphqlFailure } from "~/service/graphql-client.server";
import { makeServiceUser } from "../../../factories/service-users";

/** Asks through a stubbed network; tells what was asked and what was reported as failed. */
async function query(answer: Response | Error, bearer = "a-token") {
  const asked: Request[] = [];
  const failures: GraphqlFailure[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    asked.push(new Request(input, init));
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const ask = createGraphqlClient("http://service.test", (failure) => failures.push(failure));
  return { result: await ask(GetLoggedInUserDocument, {}, bearer), asked, failures };
}

afterEach(() => vi.unstubAllGlobals());

test("sends a POST with the caller's bearer and returns the data", async () => {
  const user = makeServiceUser();
  const { result, asked } = await query(Response.json({ data: { getLoggedInUser: user } }));
  expect(result).toEqual({ data: { getLoggedInUser: user }, failure: null });
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST http://service.test/graphql",
  ]);
  expect(asked[0]?.headers.get("authorization")).toBe("Bearer a-token");
});

test.each<[string, () => Response | Error, number, RegExp]>([
  ["a refusal", () => Response.json({ errors: [{ message: "no" }] }, { status: 401 }), 401, /no/],
  [
    "an outage",
    () => new Response("", { status: 503, statusText: "Unavailable" }),
    503,
    /Unavailable/,
  ],
  ["no network", () => new TypeError("fetch failed"), 500, /fetch failed/],
  ["an error in a 200", () => Response.json({ errors: [{ message: "broken" }] }), 500, /broken/],
])(
  "%s is a failure with client, operation, status and messages",
  async (_, answer, status, words) => {
    const { result, failures } = await query(answer());
    expect(result.data).toBeNull();
    expect(failures).toEqual([
      {
        client: "service",
        operation: "GetLoggedInUser",
        statusCode: status,
        messages: [expect.stringMatching(words)],
      },
    ]);
  },
);

test("gives up after two seconds when no answer comes", async () => {
  vi.useFakeTimers();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("too slow", "TimeoutError")), ms);
    return controller.signal;
  });
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  );
  const ask = createGraphqlClient("http://service.test");
  const answer = ask(GetLoggedInUserDocument, {}, "a-token");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toMatchObject({ data: null, failure: { statusCode: 500 } });
  timeout.mockRestore();
  vi.useRealTimers();
});

test("leaves a failing service alone after four failures", async () => {
  const asked = vi.fn(async () => new Response("", { status: 503 }));
  vi.stubGlobal("fetch", asked);
  const ask = createGraphqlClient("http://service.test");
  for (let n = 0; n < 6; n++) await ask(GetLoggedInUserDocument, {}, "a-token");
  expect(asked).toHaveBeenCalledTimes(4);
});
