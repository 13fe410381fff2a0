import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { leaveOutOldPlurals } from "./config/leave-out-old-plurals.ts";
import { throwFailedModules } from "./config/throw-failed-modules.ts";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|@remix-run|turbo-stream|i18next|@babel)\//;
const FIRST_PAINT = modulesNamed(
  "shell/(?!canton|area-summaries)[a-z-]+",
  "i18n/(translator|paths)",
  "i18n/pt-BR/(shell|ui|error-page|grace-banner)",
  "(page-meta|nonce|use-hydrated|error-boundary)",
  "session/use-session-(clock|events)",
  "features/error-page/(error-page|request-id|square-canvas)",
  "features/membership/grace-banner",
  "pwa/(failed-loads|install-prompt|later|when-idle|theme-color|use-load-failure|reload-once|kept-page|reachable)",
  "ui/(button|icon|smart-link|page-link|client-navigation|logo|avatar|badge|spinner|card|tag|pill-nav)",
  "ui/(loading-strip|state-message|notice|prose|visually-hidden)",
);
const NEWS = modulesNamed(
  "i18n/pt-BR/(news|favourites)",
  "features/news/news-(meta|links|teaser|grid|digest|unavailable|header)",
  "features/favourites/favourite-button",
);

function modulesNamed(...names: string[]): RegExp {
  return new RegExp(`/app/(${names.join("|")})\\.tsx?$`);
}

/**
 * Few chunks instead of one per component: what every member page draws first travels together, and so
 * does what the news pages share, which saves requests and compresses better.
 */
function chunkOf(id: string): string | undefined {
  if (id.includes(".module.css") || id.includes(".css")) return undefined;
  if (FRAMEWORK.test(id)) return "framework";
  if (FIRST_PAINT.test(id)) return "first-paint";
  if (NEWS.test(id)) return "news";
  return undefined;
}

export default defineConfig({
  plugins: [remix(remixOptions), tsconfigPaths(), throwFailedModules(), leaveOutOldPlurals()],
  optimizeDeps: { include: ["react", "react-dom/client", "@remix-run/react", "i18next"] },
  build: {
    target: "es2022",
    cssMinify: true,
    // Four kilobytes of brotli less than esbuild on what every page loads.
    minify: "terser",
    terserOptions: { safari10: false, compress: { passes: 3 }, format: { comments: false } },
    assetsInlineLimit: 0,
    rollupOptions: {
      output: { manualChunks: chunkOf },
      onwarn(warning, report) {
        if (warning.code !== "INVALID_ANNOTATION") report(warning);
      },
    },
  },
});
