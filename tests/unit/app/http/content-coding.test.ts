import { expect, test } from "vitest";
import { chooseCoding, CODINGS } from "~/http/content-coding";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, zstd", "zstd"],
  ["GZIP", "gzip"],
  ["x-gzip", "gzip"],
  ["deflate", "identity"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, *;q=0.1", "zstd"],
  ["*", "br"],
  ["gzip;q=0.2, identity;q=0.9", "identity"],
  ["gzip;q=0.2, identity;q=0", "gzip"],
  ["identity;q=0, br ; q=0.001", "br"],
  ["gzip;q=nonsense", "identity"],
  ["identity;q=0", null],
  ["*;q=0", null],
  ["*;q=0, identity", "identity"],
])("content coding: of %j is %s", (header, coding) => {
  expect(chooseCoding(header, CODINGS)).toBe(coding);
});

test("content coding: is never an unavailable one", () => {
  expect(chooseCoding("br, gzip;q=0.5", ["gzip"])).toBe("gzip");
  expect(chooseCoding("br", [])).toBe("identity");
  expect(chooseCoding("br, identity;q=0", ["gzip"])).toBeNull();
});
