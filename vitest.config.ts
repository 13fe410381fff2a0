import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A slow machine answers late, not wrongly. */
const REAL_STACK_TIMEOUT_MS = 120_000;
const TIMEOUT_MS = 60_000;
/** A recipe type-checks, builds and tests a copy of the repository. */
const RECIPE_TIMEOUT_MS = 15 * 60_000;

/** They change or count what all others share: collections, permissions, links, whatever is past its time. */
const ALONE = [
  // How long others wait meanwhile says something without other tests beside it alone.
  "tests/service/app/hostile-texts.test.ts",
  "tests/service/cms/access/access-table.test.ts",
  "tests/service/cms/configuration.test.ts",
  "tests/service/cms/editing/link-checks.test.ts",
  "tests/service/cms/members/privacy.test.ts",
];

/** They take long, mostly by waiting: begun last, each would keep one worker busy after all others. */
const LONG =
  /(cms-unavailable|service-unavailable|cached-pages|payment-events|portal-ways|crawl|kill-\w+|made-up-fields|crowd)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(other) - rankOf(one));
  }
}

const onRealStack = {
  environment: "node",
  setupFiles: ["tests/support/strict.ts"],
  testTimeout: REAL_STACK_TIMEOUT_MS,
  hookTimeout: REAL_STACK_TIMEOUT_MS,
  expect: { poll: { timeout: TIMEOUT_MS } },
};

/**
 * What outlives a test file: its modules, or the process around it. Vitest restores spies after each file,
 * `unstubGlobals` stubbed globals after each test, and `tests/support/strict.ts` the clock.
 */
const TOUCHES_PROCESS =
  /\bvi\.(mock|doMock|hoisted|stubEnv|resetModules)\b|\bstubAppEnvironment\b|\bprocess\.env\b/;

/** They need modules that no earlier test has used: what a module remembers is their subject. */
const NEEDS_FRESH_MODULES = [
  "tests/unit/app/features/notifications/pwa/install-offering.test.tsx",
  "tests/unit/app/page/after-first-paint.test.tsx",
  "tests/unit/app/pwa/page-through-outages.test.tsx",
  "tests/unit/app/session/session-clock.test.tsx",
  "tests/unit/app/session/session-events.test.tsx",
  "tests/unit/app/ui/media/named-icon.test.tsx",
  "tests/unit/app/ui/navigation/client-navigation.test.tsx",
];

/**
 * Most files only call what they import: they share modules with the files before them, which takes a
 * third of the time. Those that touch more than that have a process of their own.
 */
const listTouching = (files: string, touches = TOUCHES_PROCESS) =>
  globSync(files, { cwd: import.meta.dirname }).filter(
    (file) =>
      NEEDS_FRESH_MODULES.includes(file) ||
      touches.test(readFileSync(join(import.meta.dirname, file), "utf8")),
  );
const TOUCHING = listTouching("tests/unit/**/*.test.ts");
const TOUCHES_PAGE =
  /\bvi\.(mock|doMock|hoisted|stubEnv|resetModules)\b|\bprocess\.env\b|\.prototype\.\w+ = /;
const TOUCHING_PAGE = listTouching("tests/unit/**/*.test.tsx", TOUCHES_PAGE);
const TOUCHES_SERVICE =
  /\bvi\.(mock|doMock|hoisted|stubEnv|stubGlobal|resetModules|useFakeTimers|spyOn)\b|\bprocess\.env\b/;
const TOUCHING_SERVICE = listTouching("tests/service/**/*.test.ts", TOUCHES_SERVICE).filter(
  (file) => !ALONE.some((pattern) => matchesGlob(file, pattern)),
);

const unit = {
  environment: "node",
  setupFiles: ["tests/support/strict.ts"],
  testTimeout: TIMEOUT_MS,
  hookTimeout: TIMEOUT_MS,
};

const dom = {
  ...unit,
  environment: "happy-dom",
  // A link out of the portal is looked at, not followed.
  environmentOptions: {
    happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
  },
  setupFiles: ["tests/support/strict.ts", "tests/support/dom.ts"],
};

export default defineConfig({
  plugins: [tsconfigPaths()],
  // Vite would take graphql's ESM build beside the CommonJS one that Node gives everybody else.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          exclude: TOUCHING,
          isolate: false,
          unstubGlobals: true,
        },
      },
      { extends: true, test: { ...unit, name: "unit-isolated", include: TOUCHING } },
      {
        extends: true,
        test: {
          ...dom,
          name: "dom",
          include: ["tests/unit/**/*.test.tsx"],
          exclude: TOUCHING_PAGE,
          isolate: false,
          unstubGlobals: true,
        },
      },
      { extends: true, test: { ...dom, name: "dom-isolated", include: TOUCHING_PAGE } },
      {
        extends: true,
        test: {
          name: "mocked",
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          environment: "node",
          include: ["tests/mocked/**/*.test.ts"],
          setupFiles: ["tests/support/strict.ts", "tests/mocked/support/setup.ts"],
          // The way of Node 24: each promise costs less, of which a page has thousands.
          execArgv: ["--experimental-async-context-frame"],
        },
      },
      {
        extends: true,
        test: {
          name: "recipes",
          environment: "node",
          include: ["tests/recipes/**/*.test.ts"],
          testTimeout: RECIPE_TIMEOUT_MS,
          hookTimeout: RECIPE_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          ...onRealStack,
          name: "service",
          include: ["tests/service/**/*.test.ts"],
          exclude: [...ALONE, ...TOUCHING_SERVICE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...onRealStack, name: "service-isolated", include: TOUCHING_SERVICE },
      },
      {
        extends: true,
        test: {
          ...onRealStack,
          name: "service-alone",
          include: ALONE,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
