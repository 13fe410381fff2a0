import { join, resolve } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { readEnvironment } from "../../config/environment.ts";
import { SetupError } from "./progress.ts";
import type { Secrets } from "./secrets.ts";

export function requireRunningCms(): {
  cmsUrl: string;
  adminToken: string;
  secrets: Partial<Secrets>;
} {
  const env = readEnvironment("launcher", process.env);
  const file = join(resolve(env.PORTAL_DATA_DIR), "secrets.json");
  const secrets = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Secrets) : {};
  const adminToken = env.CMS_ADMIN_TOKEN ?? (secrets as Partial<Secrets>).CMS_ADMIN_TOKEN;
  if (!adminToken) throw new SetupError("Set CMS_ADMIN_TOKEN, or start the portal once.");
  return { cmsUrl: env.CMS_URL ?? `http://127.0.0.1:${env.CMS_PORT}`, adminToken, secrets };
}
