import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { say } from "./progress.ts";
import { isRoot } from "./unprivileged.ts";

const APT = "/usr/bin/apt-get";

/** Installs packages where this is Debian and we are root, and says so; elsewhere does nothing. */
export function installDebianPackages(...names: string[]): void {
  if (!isRoot || !existsSync(APT)) return;
  say(`installing Debian's ${names.join(", ")}`);
  const options = {
    stdio: "ignore",
    timeout: 400_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  spawnSync(APT, ["update", "-qq"], options);
  spawnSync(APT, ["install", "-y", "-qq", "--no-install-recommends", ...names], options);
}
