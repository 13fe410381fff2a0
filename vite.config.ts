import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { nameClass } from "./config/class-names.ts";
import { dropStaleErrors } from "./config/drop-stale-errors.ts";
import { remixFacts } from "./config/remix-facts.ts";
import { throwFailedModules } from "./config/throw-failed-modules.ts";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|@remix-run|turbo-stream|@babel)\//;
const FIRST_PAINT = modulesNamed(
  "shell/(page-change|handle|areas|skip-link|theme-choice)",
  "i18n/(translator|paths)",
  "(i18n/pt-BR/ui|shell/words|features/error-page/words)",
  "(page/(page-meta|nonce|use-hydrated)|error-boundary)",
  "session/(owner|use-session-(clock|events))",
  "features/error-page/error-page",
  "pwa/(failed-loads|install-prompt|load-when-idle|when-idle|theme-color|use-load-failure|reachable)",
  "ui/([a-z]+/)?(button|icon|smart-link|page-link|client-navigation|logo|avatar|badge|spinner|card|tag|pill-nav)",
  "ui/([a-z]+/)?(loading-strip|state-message|alert|prose|visually-hidden)",
  "ui/later",
);
const SHELL = modulesNamed(
  "shell/(?!area-tiles|every-kind)[a-z-]+",
  "shell/map/map-panel",
  "features/membership/grace-banner",
  "features/membership/grace-banner.words",
);
const CONTENT = modulesNamed(
  "content/words",
  "content/(content-icons|links|list/content-header)",
  "content/teasers/(content-(grid|meta|unavailable)|digest|teaser)",
  "content/favorites/favorite-toggle",
  "content/reading/own-reading",
);
const FIELDS = modulesNamed("ui/form/(field|text-field|text-area)");
const FORM_ERRORS = modulesNamed("forms/form-errors", "ui/form/error-summary");
const PAGINATION = modulesNamed("content/list/page-labels", "ui/navigation/pagination");
const DRAFTS = modulesNamed("content/drafts/use-draft");

/** Of a reader's page, which would otherwise wait for five sheets, each of them smaller than its request. */
const READER_SHEET = sheetsNamed(
  "content/item/(content-(aside|outline|facts)|cover-figure|neighbors|item-head|reader-(page|tools))",
  "content/(reading/(reading-look|change-box)|embeds/footnotes|plain/plain-switch)",
  "features/comments/comments-section",
);
/** What stands below every page's parts, and what is too small for a sheet of its own. */
const FIRST_SHEET = sheetsNamed(
  "ui/(tokens|base|layout/layout|text/text)",
  "shell/public/public-(frame|footer)",
);
const CONTENT_SHEET = sheetsNamed("content/list/list-page");
const FIELDS_SHEET = sheetsNamed("ui/form/error-summary");

function sheetsNamed(...names: string[]): RegExp {
  return new RegExp(`/app/(${names.join("|")})(\\.module)?\\.css$`);
}

function modulesNamed(...names: string[]): RegExp {
  return new RegExp(`/app/(${names.join("|")})\\.tsx?$`);
}

/**
 * Few chunks instead of one per component: what every page draws first travels together, and so do the
 * frame of a member's page and what the pages of content share: fewer requests that compress better.
 */
function chunkOf(id: string): string | undefined {
  if (FIRST_SHEET.test(id)) return "first-paint";
  if (READER_SHEET.test(id)) return "reader-sheet";
  if (CONTENT_SHEET.test(id)) return "content";
  if (FIELDS_SHEET.test(id)) return "fields";
  if (id.includes(".css")) return undefined;
  if (FRAMEWORK.test(id)) return "framework";
  if (FIRST_PAINT.test(id) || /\/contract\/shared\/(areas|closed-paths)\.ts$/.test(id))
    return "first-paint";
  if (SHELL.test(id)) return "shell";
  // Content and forms both need it; what stands in no chunk of its own travels with the first of them.
  if (id.endsWith("/contract/shared/text.ts")) return "text";
  if (id.endsWith("/contract/content/choices.ts")) return "content";
  if (id.endsWith("/ui/media/rare-icons.ts")) return "rare-icons";
  if (CONTENT.test(id)) return "content";
  if (FIELDS.test(id)) return "fields";
  if (FORM_ERRORS.test(id)) return "form-errors";
  if (PAGINATION.test(id)) return "pagination";
  if (DRAFTS.test(id)) return "drafts";
  return undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix(remixOptions),
    tsconfigPaths(),
    throwFailedModules(),
    remixFacts(remixOptions),
    dropStaleErrors(),
  ],
  // Without style elements, which pages without a nonce refuse.
  resolve: {
    alias: [
      {
        find: /^react-style-singleton$/,
        replacement: resolve(import.meta.dirname, "app/ui/action/scroll-lock-sheet.ts"),
      },
    ],
  },
  css: {
    modules: { generateScopedName: (name, file) => nameClass(import.meta.dirname, name, file) },
  },
  optimizeDeps: { include: ["react", "react-dom/client", "@remix-run/react"] },
  build: {
    // Remix would empty the whole of build/, the scripts of earlier builds with it.
    emptyOutDir: false,
    target: "es2022",
    cssMinify: true,
    // Four kilobytes of brotli less than esbuild on what every page loads; nobody loads the server's.
    minify: isSsrBuild ? "esbuild" : "terser",
    terserOptions: {
      safari10: false,
      compress: { passes: 2 },
      format: { comments: false },
    },
    assetsInlineLimit: 0,
    rollupOptions: {
      output: { manualChunks: chunkOf },
      onwarn(warning, report) {
        if (warning.code !== "INVALID_ANNOTATION") report(warning);
      },
    },
  },
}));
