import { expect, test } from "vitest";
import {
  findUnlessGuessing,
  requirePreviewRate,
  requireSearchRate,
} from "~/session/rate-limits.server";

async function search(memberId: string): Promise<Response | null> {
  try {
    await requireSearchRate(memberId);
    return null;
  } catch (refusal) {
    return refusal as Response;
  }
}

test("rate limits: allow sixty searches a minute, and return a retry for the next one", async () => {
  for (let n = 0; n < 60; n++) expect(await search("ana")).toBeNull();
  const refusal = await search("ana");
  expect(refusal?.status).toBe(429);
  const seconds = Number(refusal?.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await search("bia")).toBeNull();
});

test("rate limits: allow twenty previews a minute", async () => {
  for (let n = 0; n < 20; n++) await requirePreviewRate("ana");
  await expect(requirePreviewRate("ana")).rejects.toMatchObject({ status: 429 });
  await expect(requirePreviewRate("bia")).resolves.toBeUndefined();
});

test("rate limits: allow sixty guessed addresses a minute, and look up no more", async () => {
  const from = (address: string) =>
    new Request("https://portal.test", { headers: { "x-portal-client-address": address } });
  let looks = 0;
  const find = (found: string | null) => () => {
    looks += 1;
    return Promise.resolve(found);
  };
  for (let n = 0; n < 100; n++)
    expect(await findUnlessGuessing(from("10.0.0.1"), find("link"))).toBe("link");
  for (let n = 0; n < 60; n++)
    expect(await findUnlessGuessing(from("10.0.0.1"), find(null))).toBeNull();
  looks = 0;
  const refusal = await findUnlessGuessing(from("10.0.0.1"), find("link")).catch(
    (thrown: unknown) => thrown as Response,
  );
  expect(refusal).toMatchObject({ status: 429 });
  expect(Number((refusal as Response).headers.get("retry-after"))).toBeGreaterThan(0);
  expect(looks).toBe(0);
  expect(await findUnlessGuessing(from("10.0.0.2"), find("link"))).toBe("link");
});
