import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzipSync, zstdCompressSync } from "node:zlib";
import { bundleApp } from "./bundle-app.ts";
import { endWithProcess } from "./children.ts";
import { carryAssetsOver, setAssetsAside } from "./earlier-assets.ts";
import { SetupError, step } from "./progress.ts";
import { hashOf, runOncePerHash } from "./stamp.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const ASSETS = {
  assets: join(ROOT, "build", "client", "assets"),
  earlier: join(ROOT, "build", "earlier-assets"),
};
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Runs a program of the portal to its end. @throws {SetupError} with its output */
export function run(
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    endWithProcess(child, "SIGTERM");
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => (output += chunk));
    child.on("exit", (code) =>
      code === 0
        ? done()
        : reject(new SetupError(`${args.slice(0, 3).join(" ")} failed:\n${output.trim()}`)),
    );
  });
}

const brotli = promisify(brotliCompress);

/** Only brotli runs on a separate thread: Zstandard takes ten times as long there as here. */
async function compressAsset(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < 512) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const compressed = brotli(content, { params });
  const level = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };
  writeFileSync(`${file}.zst`, zstdCompressSync(content, level));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, await compressed);
}

/** As many at a time as there are cores: each running job takes tens of megabytes, even while waiting. */
async function compressAssets(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const compressNext = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) await compressAsset(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

/** Assets that open tabs may request stay. */
export async function buildApp(): Promise<void> {
  mkdirSync(join(ROOT, "build"), { recursive: true });
  const hash = hashOf(
    ...[
      "app",
      "contract",
      "public",
      "config",
      "vite.config.ts",
      "remix.config.js",
      "package-lock.json",
      "tsconfig.json",
      "scripts/stack/build.ts",
      "scripts/stack/bundle-app.ts",
      "scripts/stack/bundle.ts",
    ].map((name) => join(ROOT, name)),
  );
  await runOncePerHash(join(ROOT, "build", ".stamp"), hash, () =>
    step("app built", async () => {
      setAssetsAside(ASSETS, new Date());
      for (const name of ["client", "server"])
        rmSync(join(ROOT, "build", name), { recursive: true, force: true });
      await run(["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel=warn"], {
        env: { NODE_ENV: "production" },
      });
      await Promise.all([compressAssets(join(ROOT, "build", "client")), bundleApp()]);
      carryAssetsOver(ASSETS, new Date());
    }),
  );
}

export async function buildExtension(): Promise<void> {
  const folder = join(ROOT, "cms-extensions");
  mkdirSync(join(folder, "dist"), { recursive: true });
  const hash = hashOf(
    ...["src", "access", "package.json", "package-lock.json", "scripts"].map((name) =>
      join(folder, name),
    ),
    join(ROOT, "contract"),
  );
  await runOncePerHash(join(folder, "dist", ".stamp"), hash, () =>
    step("Directus extension built", () => {
      const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
        scripts: { build: string };
      };
      const [program = "", ...args] = scripts.build.split(" ");
      const path =
        program === "node" ? args : [join(folder, "node_modules", ".bin", program), ...args];
      return run(path, { cwd: folder });
    }),
  );
}
