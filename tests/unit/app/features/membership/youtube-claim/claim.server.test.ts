import { expect, test } from "vitest";
import { CmsError } from "~/cms/cms.server";
import { fileClaim, findLatestClaim } from "~/features/membership/youtube-claim/claim.server";
import { ownCmsOf } from "../../../../../mocks/cms";

type Claim = { id: string; state: string };

const row = {
  channelUrl: "",
  code: "",
  expiresAt: null,
  note: null,
  proof: null,
  date_created: null,
};

/** Directus with its rule of one open claim per member. */
function cmsWithOneClaim() {
  const claims: Claim[] = [];
  const own = ownCmsOf(({ method = "GET", body }) => {
    if (method === "GET") return claims.map((claim) => ({ ...row, ...claim }));
    if (claims.length > 0) {
      throw new CmsError({
        errors: [{ message: "one is open" }],
        response: new Response(null, { status: 400 }),
      });
    }
    claims.push({ state: "open", ...(JSON.parse(String(body)) as { id: string }) });
    return null;
  });
  return { own, claims };
}

function formOf(formKey: string): FormData {
  const form = new FormData();
  form.set("formKey", formKey);
  form.set("channelUrl", "https://www.youtube.com/@portalsuica");
  return form;
}

test("YouTube claim: sent twice at once is filed once, with the same response; another form gets an error", async () => {
  const { own, claims } = cmsWithOneClaim();
  const send = (formKey: string) => fileClaim(own, formOf(formKey));
  const key = "6f0a5a1c-6a9c-4c8e-8f62-9d8f7d8f7d8f";
  const answers = await Promise.all([send(key), send(key)]);
  expect(answers).toMatchObject([{ isDone: true }, { isDone: true }]);
  expect(claims).toHaveLength(1);
  expect(await send(key.replace("6f", "7f"))).toMatchObject({
    isDone: false,
    failure: { code: "open" },
  });
});

const dayMs = 24 * 3_600_000;

test.each([
  ["approved", 7, true],
  ["approved", 8, false],
  ["open", 7, false],
])("YouTube claim: %s with %s days left is expiring: %s", async (state, days, isEnding) => {
  const nowMs = Date.UTC(2026, 10, 21);
  const expiresAt = new Date(nowMs + days * dayMs).toISOString();
  const own = ownCmsOf(() => [{ ...row, id: "1", state, expiresAt }]);
  expect(await findLatestClaim(own, nowMs)).toMatchObject({ isEnding });
});
