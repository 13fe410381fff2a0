import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../../..");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "roll-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function script(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n${text}`, {
    mode: 0o755,
  });
  return path;
}

function run(program: string, args: string[], variables: Record<string, string>) {
  const env = { NODE_ENV: "test" as const, PATH: `${folder}:${process.env["PATH"]}`, ...variables };
  const { status, stdout, stderr } = spawnSync(join(ROOT, program), args, {
    env,
    encoding: "utf8",
  });
  const calls = readFileSync(join(folder, "calls"), "utf8").trim().split("\n");
  return { status, stdout, stderr, calls };
}

const quick = { ROLL_SETTLE_SECONDS: "0", ROLL_READY_SECONDS: "0" };

test("roll: each process is stopped only after its successor is ready", () => {
  const driver = script(
    "driver",
    `case $1 in list) printf 'a\\nb\\n' ;; start) echo "new$(grep -c start "${folder}/calls")" ;; esac`,
  );
  const { status, calls } = run("ops/roll", ["app"], { ...quick, ROLL_DRIVER: driver });

  expect(status).toBe(0);
  expect(calls).toEqual([
    "driver list app",
    "driver start app",
    "driver ready app new1",
    "driver stop app a",
    "driver start app",
    "driver ready app new2",
    "driver stop app b",
  ]);
});

test("roll: a new process that is never ready is stopped, and the old one stays", () => {
  const driver = script(
    "driver",
    "case $1 in list) echo old ;; start) echo new ;; ready) exit 1 ;; esac",
  );
  const { status, stderr, calls } = run("ops/roll", ["bff", "app"], {
    ...quick,
    ROLL_DRIVER: driver,
  });

  expect(status).toBe(1);
  expect(stderr).toContain("bff new is not ready after 0 s: it is stopped, old stays");
  expect(calls.at(-1)).toBe("driver stop bff new");
  expect(calls.join()).not.toMatch(/stop bff old|app/);
});

test("roll: with containers, starts one more of the part without touching others", () => {
  const ids = `if [ -e "${folder}/up" ]; then printf 'one\\ntwo\\nthree\\n'; else printf 'one\\ntwo\\n'; fi`;
  script(
    "docker",
    `case "$1 $2" in "compose ps") ${ids} ;; "compose up") : > "${folder}/up" ;; inspect*) echo healthy ;; esac`,
  );
  expect(run("ops/roll-compose", ["start", "app"], {})).toMatchObject({
    status: 0,
    stdout: "three\n",
    calls: [
      "docker compose ps --quiet app",
      "docker compose up --detach --no-deps --no-recreate --scale app=3 app",
      "docker compose ps --quiet app",
    ],
  });
  expect(run("ops/roll-compose", ["ready", "app", "three"], {}).status).toBe(0);
  expect(run("ops/roll-compose", ["stop", "app", "one"], {}).calls.slice(-2)).toEqual([
    "docker stop one",
    "docker rm one",
  ]);
});
