import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { throwFailedModules } from "./config/throw-failed-modules.ts";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|@remix-run|turbo-stream|i18next|@babel)\//;
const FIRST_PAINT =
  /\/app\/(shell|i18n\/(translator|paths|format|pt-BR\/shell)|page-meta|pwa\/(failed-loads|install-prompt)|ui\/(button|icon|smart-link|page-link|link-target|logo|avatar|badge|spinner|card|tag|pill-nav|loading-strip|state-message|notice|visually-hidden))/;
const LATER = /canton|user-menu-panel|error-page/;

/**
 * Few chunks instead of one per component: what every member page draws first travels together, which
 * saves requests and compresses better.
 */
function chunkOf(id: string): string | undefined {
  if (id.includes(".module.css") || id.includes(".css")) return undefined;
  if (FRAMEWORK.test(id)) return "framework";
  if (FIRST_PAINT.test(id) && !LATER.test(id)) return "first-paint";
  return undefined;
}

export default defineConfig({
  plugins: [remix(remixOptions), tsconfigPaths(), throwFailedModules()],
  optimizeDeps: { include: ["react", "react-dom/client", "@remix-run/react", "i18next"] },
  build: {
    target: "es2022",
    cssMinify: true,
    // Four kilobytes of brotli less than esbuild on what every page loads.
    minify: "terser",
    terserOptions: { compress: { passes: 3 }, format: { comments: false } },
    assetsInlineLimit: 0,
    rollupOptions: {
      output: { manualChunks: chunkOf },
      onwarn(warning, report) {
        if (warning.code !== "INVALID_ANNOTATION") report(warning);
      },
    },
  },
});
