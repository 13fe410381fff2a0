import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeSources } from "../../../../scripts/stack/bundle-app.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "bundle-"));
  writeFileSync(join(folder, "package.js"), "export const answer = slow();\nfunction slow() {}\n");
  writeFileSync(join(folder, "entry.js"), 'export { answer } from "./package.js";\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const change = (file: string, from: string) => ({
  file,
  replacements: [[from, "once()"]] as const,
  additions: "function once() { return 42; }",
});

/** Export of a bundle with this change, or the error message. */
async function bundleWith(file: string, from: string): Promise<string> {
  const entryPoints = [join(folder, "entry.js")];
  const plugins = [changeSources([change(file, from)])];
  const options = { entryPoints, plugins, bundle: true, format: "esm", write: false } as const;
  try {
    const { outputFiles } = await build({ ...options, logLevel: "silent" });
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
    const { answer } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
    return String(answer);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test("app bundle: contains the patched package", async () => {
  expect(await bundleWith("/package.js", "slow();")).toBe("42");
});

test("app bundle: fails for another version of the package", async () => {
  expect(await bundleWith("/package.js", "quick();")).toContain("/package.js has changed");
});

test("app bundle: fails for a patch of an absent package", async () => {
  expect(await bundleWith("/gone.js", "slow();")).toContain("/gone.js is no part of the server");
});
