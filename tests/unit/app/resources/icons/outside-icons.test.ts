import { describe, expect, test } from "vitest";
import { createOutsideIcons, lookupPublic } from "~/resources/icons/outside-icons.server";
import { startLocalServer } from "../../../../support/local-server";

/** An icon service with one status and body; records its requests. */
async function startSource(status: number, body: unknown = {}) {
  const requests: string[] = [];
  const origin = await startLocalServer((request, response) => {
    requests.push(request.url ?? "");
    response.writeHead(status).end(JSON.stringify(body));
  });
  return { origin, asked: requests };
}

const find = (...sources: string[]) => createOutsideIcons({ sources, lookup: lookupPublic });
const nova = { icons: { nova: { body: "<path/>" } } };

describe("external icon services", () => {
  test("without configuration request nothing", async () => {
    expect(await find()("lucide", ["nova"])).toEqual({ kind: "missing" });
  });

  test("use the first valid response", async () => {
    const [first, second] = [await startSource(200, nova), await startSource(200, nova)];
    const answer = await find(`${first.origin}/`, second.origin)("lucide", ["nova", "x"]);
    expect(answer).toEqual({ kind: "found", icons: nova });
    expect(first.asked).toEqual(["/lucide.json?icons=nova,x"]);
    expect(second.asked).toEqual([]);
  });

  test("stop at a 404", async () => {
    const [first, second] = [await startSource(404), await startSource(200, nova)];
    const answer = await find(first.origin, second.origin)("lucide", ["nova"]);
    expect(answer).toEqual({ kind: "missing" });
    expect(second.asked).toEqual([]);
  });

  test.each([500, 403, 302, 204])("after status %i try the next service", async (status) => {
    const [first, second] = [await startSource(status), await startSource(200, nova)];
    const answer = await find(first.origin, second.origin)("lucide", ["nova"]);
    expect(answer.kind).toBe("found");
  });

  test("skip a silent service", async () => {
    const silent = await startLocalServer(() => undefined);
    const second = await startSource(200, nova);
    const answer = await find(silent, second.origin)("mdi", ["nova"]);
    expect(answer.kind).toBe("found");
  });

  test("treat an invalid icon as a failure", async () => {
    const source = await startSource(200, { icons: { nova: { body: "<script/>" } } });
    expect(await find(source.origin)("lucide", ["nova"])).toEqual({ kind: "failed" });
  });

  test("skip a service with a private address", async () => {
    const { origin, asked: requested } = await startSource(200, nova);
    const inside = origin.replace("127.0.0.1", "localhost");
    expect(await find(inside)("lucide", ["nova"])).toEqual({ kind: "failed" });
    expect(requested).toEqual([]);
  });
});
