import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

const REAL_STACK_TIMEOUT_MS = 60_000;

export default defineConfig({
  plugins: [tsconfigPaths()],
  // Vite would take graphql's ESM build beside the CommonJS one that Node gives everybody else.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["tests/unit/**/*.test.ts"],
          setupFiles: ["tests/support/strict.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "happy-dom",
          include: ["tests/unit/**/*.test.tsx"],
          setupFiles: ["tests/support/strict.ts", "tests/support/dom.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "mocked",
          environment: "node",
          include: ["tests/mocked/**/*.test.ts"],
          setupFiles: ["tests/support/strict.ts", "tests/mocked/setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "service",
          environment: "node",
          include: ["tests/service/**/*.test.ts"],
          setupFiles: ["tests/support/strict.ts"],
          testTimeout: REAL_STACK_TIMEOUT_MS,
          hookTimeout: REAL_STACK_TIMEOUT_MS,
          // They share one database server and one Directus.
          fileParallelism: false,
        },
      },
    ],
  },
});
