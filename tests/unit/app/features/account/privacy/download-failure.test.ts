import { describe, expect, test } from "vitest";
import {
  findDownloadFailure,
  withDownloadFailure,
} from "~/features/account/privacy/download-failure";

describe("withDownloadFailure", () => {
  test.each([
    [{ statusCode: 401, code: "auth.invalid_credentials" }, "password"],
    [{ statusCode: 400, code: "validation_failed" }, "password"],
    [{ statusCode: 404, code: "not_found" }, "gone"],
    [{ statusCode: 429, code: "rate_limited" }, "wait"],
    [{ statusCode: 503, code: null }, "unavailable"],
  ])("for %o redirects with the reason %s", (error, reason) => {
    const address = withDownloadFailure("/pt-BR/app/profile/1/data", error);
    expect(address).toBe(`/pt-BR/app/profile/1/data?download=${reason}#export`);
    expect(findDownloadFailure(new URL(address, "http://localhost").searchParams)).toBe(reason);
  });

  test("an unknown reason is null", () => {
    expect(findDownloadFailure(new URLSearchParams({ download: "<script>" }))).toBeNull();
  });
});
