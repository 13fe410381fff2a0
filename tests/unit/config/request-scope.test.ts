import { expect, test } from "vitest";
import { findRequestId, handRequestIdsOn, inRequest } from "../../../config/request-scope";
import { startLocalServer } from "../../support/local-server";

const told = () =>
  startLocalServer((request, response) => response.end(request.headers["x-request-id"] ?? "none"));
const call = async (address: string) => (await fetch(`${address}/x`)).text();

test("request id: is sent to the portal's own parts, and to no others", async () => {
  const [part, stranger] = await Promise.all([told(), told()]);
  handRequestIdsOn([`${part}/somewhere`]);
  const within = (id: string) =>
    inRequest(id, async () => {
      await Promise.resolve();
      return [await call(part), await call(stranger), findRequestId()];
    });

  expect(await Promise.all([within("first-id"), within("second-id")])).toEqual([
    ["first-id", "none", "first-id"],
    ["second-id", "none", "second-id"],
  ]);
  expect(await call(part)).toBe("none");
  expect(findRequestId()).toBeNull();
});
