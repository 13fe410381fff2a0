import { beforeAll, describe, expect, test } from "vitest";
import { lintImports, type LintOutcome } from "../../../scripts/checks/lint.ts";
import { buildProject, CLEAN_PROJECT } from "./small-house.ts";

/** Tested below, apart from import cycles of files. */
const FOLDER_CIRCLES = ["bff-no-circle-of-folders", "app-no-circle-of-folders"];
/** Kind of a rule that exists once per room or floor. */
const kindOf = (rule: string) => rule.replace(/(-of-|-to-floor).*$/, "$1");

describe("lint of imports", () => {
  const mistakes = [
    {
      what: "a feature that imports another feature",
      path: "app/features/cantons/near-news.ts",
      content: 'export { NewsPage } from "~/features/news/news-page";\n',
      rule: "app-wall-of-cantons",
    },
    {
      what: "a feature that imports only a type of another feature",
      path: "app/features/cantons/news-type.ts",
      content:
        'import type { NewsPage } from "~/features/news/news-page";\n\nexport type Page = typeof NewsPage;\n',
      rule: "app-wall-of-cantons",
    },
    {
      what: "the frame of contents when it knows one of them",
      path: "app/content/own-page.ts",
      content: 'export { NewsPage } from "~/features/news/news-page";\n',
      rule: "app-upward-to-floor",
    },
    {
      what: "a guard that imports the frame of contents",
      path: "app/guards/content-guard.server.ts",
      content: 'export { neighbors } from "~/content/neighbors";\n',
      rule: "app-upward-to-floor",
    },
    {
      what: "a feature that takes its clients by itself",
      path: "app/features/cantons/cantons.server.ts",
      content: 'export { runtime } from "~/guards/runtime.server";\n',
      rule: "app-wiring-stays-at-the-edge",
    },
    {
      what: "a page that imports its route",
      path: "app/features/news/news-title.tsx",
      content: 'import { title } from "~/routes/news";\n\nexport const NewsTitle = () => title;\n',
      rule: "nothing-imports-a-door",
    },
    {
      what: "the design system when it reaches up",
      path: "app/ui/card.tsx",
      content: 'export { NewsPage } from "~/features/news/news-page";\n',
      rule: "app-upward-to-floor",
    },
    {
      what: "the app when it imports the service's code",
      path: "app/service/direct.server.ts",
      content: 'export { answer } from "../../bff/modules/identity/users/users.service";\n',
      rule: "no-crossing-from-app",
    },
    {
      what: "the contract when it needs a part",
      path: "contract/members.ts",
      content: 'export { answer } from "../bff/modules/identity/users/users.service.ts";\n',
      rule: "contract-is-ground",
    },
    {
      what: "the contract when it needs Node",
      path: "contract/digest.ts",
      content: 'export { createHash } from "node:crypto";\n',
      rule: "contract-knows-no-node",
    },
    {
      what: "the contract when it needs a package",
      path: "contract/shape.ts",
      content: 'export { test } from "vitest";\n',
      rule: "contract-outside-api-imports-no-package",
    },
    {
      what: "a shared file of the contract that reaches up",
      path: "contract/shared/dates.ts",
      content: 'export { shape } from "../api/plan-v1.ts";\n',
      rule: "contract-upward-to-floor",
    },
    {
      what: "a repository that knows its rules",
      path: "bff/modules/identity/users/users.repository.ts",
      content: 'export { answer as rows } from "./users.service.ts";\n',
      rule: "bff-repository-stays-below",
    },
    {
      what: "a rule that imports a door",
      path: "bff/modules/account/support/ticket-rules.ts",
      content: 'export { supportV1 } from "./support-v1.rest.ts";\n',
      rule: "bff-upward-to-floor",
    },
    {
      what: "a module that goes through another one's door",
      path: "bff/modules/account/privacy/privacy-v1.rest.ts",
      content: 'export { supportV1 } from "../support/support-v1.rest.ts";\n',
      rule: "bff-module-door-of-support",
    },
    {
      what: "a module that reads another one's tables",
      path: "bff/modules/account/privacy/tickets.ts",
      content: 'export { rows } from "../support/support.repository.ts";\n',
      rule: "bff-module-door-of-support",
    },
    {
      what: "a wing of the service that imports a wing above it",
      path: "bff/modules/relations/blocks.ts",
      content: 'export { tickets } from "../account/support/support.service.ts";\n',
      rule: "bff-wings-upward-to-floor",
    },
    {
      what: "mail when it knows a module",
      path: "bff/mail/mailer.ts",
      content: 'export { tickets } from "../modules/account/support/support.service.ts";\n',
      rule: "bff-upward-to-floor",
    },
    {
      what: "a circle",
      path: "app/features/news/news-card.tsx",
      content: 'export { NewsRow } from "./news-row";\nexport const NewsCard = () => null;\n',
      rule: "no-circle",
    },
    {
      what: "what runs when it imports a test",
      path: "app/ui/member.tsx",
      content: 'export { member } from "../../tests/factories/member";\n',
      rule: "nothing-imports-tests",
    },
    {
      what: "one upstream when it knows the other",
      path: "app/cms/tickets.server.ts",
      content: 'export { ask } from "~/service/ask.server";\n',
      rule: "app-wall-of-cms",
    },
    {
      what: "a ground room when it needs another",
      path: "app/i18n/own-card.ts",
      content: 'export { label } from "~/ui/form/label";\n',
      rule: "app-wall-of-i18n",
    },
    {
      what: "the database when it asks Directus",
      path: "bff/db/roles.ts",
      content: 'export { ask } from "../cms/ask.ts";\n',
      rule: "bff-wall-of-db",
    },
    {
      what: "a service that calls a door",
      path: "bff/modules/switzerland/plan/plan.service.ts",
      content: 'export { dates as plan } from "./plan.graphql.ts";\n',
      rule: "bff-rules-below-doors",
    },
    {
      what: "a door that reads tables",
      path: "bff/modules/switzerland/plan/plan-v1.rest.ts",
      content: 'export { steps } from "./plan.repository.ts";\n',
      rule: "bff-doors-below-rules",
    },
    {
      what: "the protocol of the hub in what is no hub",
      path: "bff/jobs/hints.ts",
      content: 'export { frame } from "../signalr/frame.ts";\n',
      rule: "signalr-only-for-the-hub",
    },
    {
      what: "the protocol of the hub when it knows the service",
      path: "bff/signalr/log.ts",
      content: 'export { ask } from "../cms/ask.ts";\n',
      rule: "signalr-knows-nothing-of-ours",
    },
    {
      what: "the service when it imports the app's code",
      path: "bff/http/pages.ts",
      content: 'export { label } from "../../app/ui/form/label.ts";\n',
      rule: "no-crossing-from-bff",
    },
    {
      what: "the extension when it imports the service's code",
      path: "cms-extensions/src/tickets.ts",
      content: 'export { tickets } from "../../bff/modules/account/support/support.service.ts";\n',
      rule: "no-crossing-from-cms-extensions",
    },
    {
      what: "a wing of the extension that imports a wing above it",
      path: "cms-extensions/src/content/comments.ts",
      content: 'export { comments } from "../community/comments.ts";\n',
      rule: "extension-wings-upward-to-floor",
    },
    {
      what: "a part when it needs what operators run",
      path: "bff/http/set-up.ts",
      content: 'export { setUp } from "../../ops/set-up.ts";\n',
      rule: "no-crossing-from-bff",
    },
    {
      what: "the extension when it needs a package of the service",
      path: "cms-extensions/src/shapes.ts",
      content: 'export { shape } from "../../contract/api/plan-v1.ts";\n',
      rule: "extension-takes-no-rest-shapes",
    },
    {
      what: "the environment when it knows a part",
      path: "config/own.ts",
      content: 'export { ask } from "../bff/cms/ask.ts";\n',
      rule: "config-is-ground",
    },
    {
      what: "a package that is not named",
      path: "ops/pad.ts",
      content: 'export { pad } from "left-pad";\n',
      rule: "no-undeclared-package",
    },
    {
      what: "a file that is not there",
      path: "ops/missing.ts",
      content: 'export { nothing } from "./nowhere.ts";\n',
      rule: "no-missing-file",
    },
    {
      what: "the app when it needs a development package to run",
      path: "app/ui/test.tsx",
      content: 'export { test } from "vitest";\n',
      rule: "no-development-package-at-run-time",
    },
  ];
  let clean: LintOutcome;
  let planted: LintOutcome;

  beforeAll(async () => {
    const house = buildProject({
      ...CLEAN_PROJECT,
      "app/features/news/news-row.tsx": 'export { NewsCard as NewsRow } from "./news-card";\n',
      "bff/modules/account/support/support.repository.ts": "export const rows = [];\n",
      "app/content/neighbors.ts": "export const neighbors = [];\n",
      "app/guards/runtime.server.ts": "export const runtime = {};\n",
      "app/ui/form/field.ts": 'export { notice as field } from "../feedback/notice";\n',
      "app/ui/feedback/notice.ts": "export const notice = {};\n",
      "app/ui/feedback/summary.ts": 'export { label as summary } from "../form/label";\n',
      "app/ui/form/label.ts": "export const label = {};\n",
      "app/service/ask.server.ts": "export const ask = {};\n",
      "bff/cms/ask.ts": "export const ask = {};\n",
      "bff/signalr/frame.ts": "export const frame = {};\n",
      "bff/modules/switzerland/plan/plan.graphql.ts": "export const dates = [];\n",
      "bff/modules/switzerland/plan/plan.repository.ts": "export const steps = [];\n",
      "contract/api/plan-v1.ts": "export const shape = {};\n",
      "cms-extensions/src/community/comments.ts": "export const comments = [];\n",
      "ops/set-up.ts": "export const setUp = {};\n",
      "node_modules/left-pad/package.json": '{ "name": "left-pad", "main": "index.js" }',
      "node_modules/left-pad/index.js": "exports.pad = 1;\n",
      "bff/modules/account/areas/areas.service.ts":
        'export { areaTickets } from "../support/areas.ts";\n',
      "bff/modules/account/support/areas.ts":
        'export { areaNames as areaTickets } from "../areas/names.ts";\n',
      "bff/modules/account/areas/names.ts": "export const areaNames = [];\n",
      ...Object.fromEntries(mistakes.map(({ path, content }) => [path, content])),
    });
    clean = await lintImports(buildProject(CLEAN_PROJECT));
    planted = await lintImports(house);
  });

  test("accepts imports without mistakes", () => {
    expect(clean).toMatchObject({ isClean: true });
    expect(planted.isClean).toBe(false);
  });

  test.each(mistakes)("rejects $what", ({ path, rule }) => {
    const complaints = planted.report.split("\n").filter((line) => line.includes(` ${path} → `));

    expect(complaints.join("\n")).toContain(rule);
  });

  test("is tested for every rule", async () => {
    const config = (await import("../../../.dependency-cruiser.mjs")) as {
      default: { forbidden: { name: string }[] };
    };
    const tried = [...mistakes.map(({ rule }) => rule), ...FOLDER_CIRCLES].map(kindOf);
    const known = config.default.forbidden.map(({ name }) => kindOf(name));
    expect(known.filter((rule) => !tried.includes(rule))).toEqual([]);
  });

  test("rejects two modules that import each other, even without a circle of files", () => {
    expect(planted.report).toMatch(
      /bff-no-circle-of-folders: bff\/modules\/account\/areas →\s+bff\/modules\/account\/support →/,
    );
    expect(planted.report).not.toMatch(/no-circle: bff\/modules\/account\/areas/);
  });

  test("rejects two app folders that import each other", () => {
    expect(planted.report).toMatch(
      /app-no-circle-of-folders: app\/ui\/feedback →\s+app\/ui\/form →/,
    );
    expect(planted.report).not.toMatch(/no-circle: app\/ui\/feedback/);
  });
});
