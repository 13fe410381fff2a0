import { afterEach, expect, test, vi } from "vitest";
import { GetLoggedInUserDocument } from "~/service/generated/graphql";
import { createGraphqlClient, type GraphqlFailure } from "~/service/graphql-client.server";
import { makeServiceUser } from "../../../factories/service-users";

/** Queries through a stubbed network; returns the requests and the reported failures. */
async function query(answer: Response | Error, bearer = "a-token") {
  const requests: Request[] = [];
  const failures: GraphqlFailure[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    requests.push(new Request(input, init));
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const queryAs = createGraphqlClient("http://service.test", (failure) => failures.push(failure));
  return { result: await queryAs(bearer)(GetLoggedInUserDocument, {}), asked: requests, failures };
}

afterEach(() => vi.unstubAllGlobals());

test("GraphQL client: sends a POST with the caller's bearer and returns the data", async () => {
  const user = makeServiceUser();
  const { result, asked: requested } = await query(
    Response.json({ data: { getLoggedInUser: user } }),
  );
  expect(result).toEqual({ data: { getLoggedInUser: user }, failure: null });
  expect(requested.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST http://service.test/graphql",
  ]);
  expect(requested[0]?.headers.get("authorization")).toBe("Bearer a-token");
});

test("GraphQL client: simultaneous equal queries get their own responses", async () => {
  const bearers = Array.from({ length: 40 }, (_, n) => `token-${n}`);
  const users = new Map(bearers.map((bearer) => [`Bearer ${bearer}`, makeServiceUser()]));
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const authorization = new Request(input, init).headers.get("authorization") ?? "";
    return Response.json({ data: { getLoggedInUser: users.get(authorization) } });
  });
  const queryAs = createGraphqlClient("http://service.test");
  const answers = await Promise.all(
    bearers.map((bearer) => queryAs(bearer)(GetLoggedInUserDocument, {})),
  );
  expect(answers.map(({ data }) => data?.getLoggedInUser?.email)).toEqual(
    [...users.values()].map(({ email }) => email),
  );
});

test.each<[string, () => Response | Error, number, RegExp, string?]>([
  ["a refusal", () => Response.json({ errors: [{ message: "no" }] }, { status: 401 }), 401, /no/],
  [
    "an outage",
    () => new Response("", { status: 503, statusText: "Unavailable" }),
    503,
    /Unavailable/,
  ],
  ["no network", () => new TypeError("fetch failed"), 500, /fetch failed/],
  ["an error in a 200", () => Response.json({ errors: [{ message: "broken" }] }), 500, /broken/],
  [
    "an error with a code",
    () => Response.json({ errors: [{ message: "no", extensions: { code: "chat.closed" } }] }),
    500,
    /no/,
    "chat.closed",
  ],
])(
  "GraphQL client: %s is a failure with client, operation, status, code and messages",
  async (_, answer, status, words, code) => {
    const { result, failures } = await query(answer());
    expect(result.data).toBeNull();
    expect(failures).toEqual([
      {
        client: "service",
        operation: "GetLoggedInUser",
        statusCode: status,
        code: code ?? null,
        messages: [expect.stringMatching(words)],
      },
    ]);
  },
);

test("GraphQL client: times out after two seconds", async () => {
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
  const queryAs = createGraphqlClient("http://service.test");
  const answer = queryAs("a-token")(GetLoggedInUserDocument, {});
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toMatchObject({ data: null, failure: { statusCode: 500 } });
  timeout.mockRestore();
  vi.useRealTimers();
});

test("GraphQL client: stops requests after four failures", async () => {
  const requested = vi.fn(async () => new Response("", { status: 503 }));
  vi.stubGlobal("fetch", requested);
  const queryAs = createGraphqlClient("http://service.test");
  for (let n = 0; n < 6; n++) await queryAs("a-token")(GetLoggedInUserDocument, {});
  expect(requested).toHaveBeenCalledTimes(4);
});
