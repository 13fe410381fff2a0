import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  policyRows,
  requireAdministratorsTfa,
} from "../../../../cms-extensions/access/apply-access.ts";
import { policyIds } from "../../../../contract/account/roles.ts";

const CMS = "http://cms.test";
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

const required = (isStaffTfaRequired: boolean) =>
  policyRows(isStaffTfaRequired)
    .filter((row) => row["enforce_tfa"])
    .map(({ id }) => id);

test("editors' policy: requires one-time codes where configured; members' and service accounts' policies never do", () => {
  expect(required(true)).toEqual([policyIds.editor]);
  expect(required(false)).toEqual([]);
});

test("administrators' policies: enables the second factor in each that lacks it", async () => {
  const changed: unknown[] = [];
  server.use(
    http.get(`${CMS}/policies`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      expect(searchParams.get("filter[admin_access][_eq]")).toBe("true");
      expect(searchParams.get("filter[enforce_tfa][_neq]")).toBe("true");
      return HttpResponse.json({ data: [{ id: "built-in" }, { id: "operators" }] });
    }),
    http.patch(`${CMS}/policies/:id`, async ({ params, request }) => {
      changed.push([params["id"], await request.json()]);
      return HttpResponse.json({ data: {} });
    }),
  );
  expect(await requireAdministratorsTfa({ cmsUrl: CMS, adminToken: "x" })).toBe(2);
  expect(changed).toEqual([
    ["built-in", { enforce_tfa: true }],
    ["operators", { enforce_tfa: true }],
  ]);
});
