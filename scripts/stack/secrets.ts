import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NAMES = [
  "SESSION_KEY",
  "MEMBER_TOKEN_KEY",
  "INTERNAL_KEY",
  "DATA_KEY",
  "CMS_SECRET",
  "CMS_ADMIN_TOKEN",
  "CMS_TEASER_TOKEN",
  "CMS_FREE_TOKEN",
  "CMS_PAYING_TOKEN",
  "CMS_ACCOUNTS_TOKEN",
  "DATABASE_PASSWORD",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "MAIL_WEBHOOK_SECRET",
] as const;

export type Secrets = Record<(typeof NAMES)[number], string>;

/** Demo and test secrets: random per data folder, marked so that production refuses them. */
export function readOrMakeSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>)
    : {};
  const all = Object.fromEntries(
    NAMES.map((name) => [name, known[name] ?? `demo-${randomBytes(32).toString("hex")}`]),
  ) as Secrets;
  writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
  return all;
}
