import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { icons } from "@iconify-json/lucide";
import { chromium } from "playwright";
import { BROWSER_ARGS, findBrowser } from "../stack/browser.ts";
import type { FilmedBase64, FilmInput } from "./film-page.ts";
import type { Scene } from "./script.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const ORIGIN = "http://localhost";
const FONT = "app/ui/fonts/hanken-grotesk.woff2";

const PAGE = `<!doctype html><html lang="pt-BR"><meta charset="utf-8">
<style>@font-face{font-family:Hanken;src:url(/font.woff2);font-weight:400 760}</style>
<script type="importmap">{"imports":{"mediabunny":"/mediabunny.mjs","@mediabunny/aac-encoder":"/aac.mjs"}}</script>
<p style="font:700 20px Hanken">…</p><script type="module" src="/film-page.ts"></script>`;

function findFile(name: string): { contentType: string; body: string | Buffer } | null {
  const script = (body: string | Buffer) => ({ contentType: "text/javascript", body });
  const bundle = (pkg: string, file: string) =>
    script(readFileSync(path.join(ROOT, "node_modules", pkg, file)));
  if (name === "/") return { contentType: "text/html", body: PAGE };
  if (name === "/font.woff2")
    return { contentType: "font/woff2", body: readFileSync(path.join(ROOT, FONT)) };
  if (name === "/mediabunny.mjs") return bundle("mediabunny", "dist/bundles/mediabunny.min.mjs");
  if (name === "/aac.mjs")
    return bundle("@mediabunny/aac-encoder", "dist/bundles/mediabunny-aac-encoder.min.mjs");
  const source = /^\/([a-z-]+\.ts)$/.exec(name)?.[1];
  if (!source) return null;
  return script(stripTypeScriptTypes(readFileSync(path.join(import.meta.dirname, source), "utf8")));
}

function svgOf(name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`Lucide has no pictogram “${name}”`);
  const body = icon.body
    .replaceAll("currentColor", "#fff")
    .replaceAll(/stroke-width="2"/g, 'stroke-width="1.5"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 24 24">${body}</svg>`;
}

type Filmed = { film: Buffer; small: Buffer; poster: Buffer };

export type Studio = {
  film: (scene: Scene, samples: Int16Array, sampleRate: number) => Promise<Filmed>;
  close: () => Promise<void>;
};

export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  const page = await browser.newPage();
  await page.route("**/*", (route) => {
    const file = findFile(new URL(route.request().url()).pathname);
    return file ? route.fulfill(file) : route.fulfill({ status: 404 });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => "film" in window);
  return {
    async film(scene, samples, sampleRate) {
      const audio = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
      const input = {
        scene,
        iconSvg: svgOf(scene.icon),
        sampleRate,
        audioBase64: audio.toString("base64"),
      };
      const made = await page.evaluate(
        (value) =>
          (window as Window & { film?: (input: FilmInput) => Promise<FilmedBase64> }).film?.(value),
        input,
      );
      if (!made) throw new Error("the page that films is not there");
      return {
        film: Buffer.from(made.film, "base64"),
        small: Buffer.from(made.small, "base64"),
        poster: Buffer.from(made.poster, "base64"),
      };
    },
    close: () => browser.close(),
  };
}
