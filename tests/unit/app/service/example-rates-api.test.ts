import { expect, test, vi } from "vitest";
import type { JsonClient, JsonResult } from "~/http/json-client.server";
import { createExampleRatesApi } from "~/service/official-tables-api.server";

const query = { year: 2026, code: "A0N", incomeCents: 650_000 };
const answered = { isError: false, statusCode: 200, data: { rates: [] } };
const failed = { isError: true, statusCode: 503 };

function setUp(...answers: object[]) {
  const clock = { nowMs: 0 };
  const send = vi.fn(async () => (answers.shift() ?? failed) as JsonResult<never>);
  const api = createExampleRatesApi(send as JsonClient, "internal-key", () => clock.nowMs);
  return { clock, send, api };
}

test("example rates: are loaded with the internal key, and once in ten minutes", async () => {
  const { clock, send, api } = setUp(answered, answered);
  await api.listRates(query);
  expect(await api.listRates(query)).toMatchObject({ isError: false });
  expect(send.mock.calls).toEqual([
    [
      "api/withholding-tax/v1/example-rates?year=2026&code=A0N&incomeCents=650000",
      expect.objectContaining({ headers: { "x-portal-internal": "internal-key" } }),
    ],
  ]);
  clock.nowMs = 600_000;
  await api.listRates(query);
  expect(send).toHaveBeenCalledTimes(2);
});

test("example rates: are requested again after a failure", async () => {
  const { api } = setUp(failed, answered);
  expect(await api.listRates(query)).toMatchObject({ isError: true });
  expect(await api.listRates(query)).toMatchObject({ isError: false });
});
