import { expect, test } from "vitest";
import { CmsError, type Cms } from "~/cms/cms.server";
import { fileClaim, findLatestClaim } from "~/features/youtube-claim/claim.server";
import type { Session } from "~/session/sessions.server";

type Claim = { id: string; state: string };
type Command = { method: string; body?: string };

/** Directus with its rule of one open claim a member. */
function cmsWithOneClaim() {
  const claims: Claim[] = [];
  const cms = {
    readOwn: async () => [...claims],
    writeOwn: async (_token: string, command: unknown) => {
      const { body } = (command as () => Command)();
      if (claims.length > 0) {
        throw new CmsError({
          errors: [{ message: "one is open" }],
          response: new Response(null, { status: 400 }),
        });
      }
      claims.push({ state: "open", ...(JSON.parse(String(body)) as { id: string }) });
    },
  } as unknown as Cms;
  return { cms, claims };
}

function formOf(formKey: string): FormData {
  const form = new FormData();
  form.set("formKey", formKey);
  form.set("channelUrl", "https://www.youtube.com/@portalsuica");
  return form;
}

test("a claim sent twice at once is filed once, with the same answer; another form hears of it", async () => {
  const { cms, claims } = cmsWithOneClaim();
  const session = { directusToken: "token" } as Session;
  const send = (formKey: string) => fileClaim(cms, session, formOf(formKey));
  const own = "6f0a5a1c-6a9c-4c8e-8f62-9d8f7d8f7d8f";
  const answers = await Promise.all([send(own), send(own)]);
  expect(answers).toMatchObject([{ isFiled: true }, { isFiled: true }]);
  expect(claims).toHaveLength(1);
  expect(await send(own.replace("6f", "7f"))).toMatchObject({ isFiled: false, failure: "open" });
});

const dayMs = 24 * 3_600_000;

test.each([
  ["approved", 7, true],
  ["approved", 8, false],
  ["open", 7, false],
])("a claim that is %s, %s days before its end, is ending: %s", async (state, days, isEnding) => {
  const nowMs = Date.UTC(2026, 10, 21);
  const expiresAt = new Date(nowMs + days * dayMs).toISOString();
  const row = { id: "1", channelUrl: "", code: "", note: null, proof: null, date_created: null };
  const cms = { readOwn: async () => [{ ...row, state, expiresAt }] } as unknown as Cms;
  const session = { directusToken: "token" } as Session;
  expect(await findLatestClaim(cms, session, nowMs)).toMatchObject({ isEnding });
});
