import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [remix(remixOptions), tsconfigPaths()],
  optimizeDeps: { include: ["react", "react-dom/client", "@remix-run/react", "i18next"] },
  build: {
    target: "es2022",
    cssMinify: true,
    assetsInlineLimit: 0,
    rollupOptions: {
      onwarn(warning, report) {
        if (warning.code !== "INVALID_ANNOTATION") report(warning);
      },
    },
  },
});
