import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { say } from "./progress.ts";
import { isRoot } from "./unprivileged.ts";

const APT = "/usr/bin/apt-get";

/** Installs Debian packages and prints their names. Does nothing without root or apt-get. */
export async function installDebianPackages(...names: string[]): Promise<void> {
  if (!isRoot || !existsSync(APT)) return;
  say(`installing Debian's ${names.join(", ")}`);
  const options = {
    stdio: "ignore",
    timeout: 400_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  await once(spawn(APT, ["update", "-qq"], options), "close");
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...names];
  await once(spawn(APT, install, options), "close");
}
