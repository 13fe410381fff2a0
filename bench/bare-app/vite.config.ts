import { join, resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixOptions from "../../remix.config.js";

const root = import.meta.dirname;

export default defineConfig({
  root,
  publicDir: false,
  plugins: [
    remix({
      ...remixOptions,
      appDirectory: join(root, "app"),
      buildDirectory: resolve(root, "../../.cache/bench/bare-app"),
    }),
  ],
  build: { target: "es2022", cssMinify: true, emptyOutDir: true },
});
