import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TierCms } from "~/cms/cms.server";
import type { Tier } from "../../../../../contract/account/roles.ts";
import type { ClassContent } from "~/features/courses/class/class.server";
import { createClassFile } from "~/resources/class-files/class-file.server";
import { makeCms } from "../../../../mocks/cms";

const CLASS = "11111111-1111-4111-8111-111111111111";
const FILE = "22222222-2222-4222-8222-222222222222";
const tokens = { teaser: "t", free: "f", paying: "p" };
const content: ClassContent = {
  ...{ bodyHtml: "", outline: [], questions: [], film: null, posterUrl: "" },
  files: [{ id: FILE, name: "Lista de vídeos.pdf", bytes: 10 }],
};

// A class for paying members only.
vi.mock("~/features/courses/class/class.server", () => ({
  findClassContent: ({ tier }: TierCms) => Promise.resolve(tier === "paying" ? content : null),
}));

const requested = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", requested);
  requested.mockResolvedValue(new Response("pdf", { headers: { "set-cookie": "x=1" } }));
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const get = (tier: Tier | null, path = `${CLASS}/${FILE}`) =>
  createClassFile({
    ...{ cms: makeCms().forTier("teaser"), cmsUrl: "http://cms.example", tokens },
    findTier: () => Promise.resolve(tier),
  })(new Request(`http://localhost/media/class-files/${path}`));

test("class file: is downloaded by a member with access to the class, using the same tier", async () => {
  const answer = await get("paying");
  expect([answer.status, await answer.text()]).toEqual([200, "pdf"]);
  expect(answer.headers.get("content-disposition")).toBe(
    "attachment; filename*=UTF-8''Lista%20de%20v%C3%ADdeos.pdf",
  );
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(requested.mock.calls[0]?.[0].href).toBe(`http://cms.example/assets/${FILE}`);
  expect(requested.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: "Bearer p" });
});

test.each(["x", CLASS, `${CLASS}/x`, `${CLASS}/${FILE}/x`, `${CLASS}/${CLASS}`])(
  "class file: %s does not exist",
  async (path) => {
    expect((await get("paying", path)).status).toBe(404);
    expect(requested).not.toHaveBeenCalled();
  },
);

test.each([
  ["teaser", 404],
  ["free", 404],
  [null, 503],
] as const)(
  "class file: a session of tier %s gets %i without a Directus request",
  async (tier, status) => {
    expect((await get(tier)).status).toBe(status);
    expect(requested).not.toHaveBeenCalled();
  },
);

test("class file: refused by Directus does not exist, and a Directus failure is reported as such", async () => {
  requested.mockResolvedValueOnce(new Response(null, { status: 403 }));
  expect((await get("paying")).status).toBe(404);
  requested.mockResolvedValueOnce(new Response(null, { status: 503 }));
  expect((await get("paying")).status).toBe(503);
});
