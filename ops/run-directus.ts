import { spawn, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { directusCli, directusEnvironment } from "../cms-extensions/directus-env.ts";
import { EnvironmentError, readEnvironment, type Environment } from "../config/environment.ts";

/**
 * Runs Directus, hardened as in all other set-ups: installs or migrates its database, then serves. The first
 * argument may name another Directus than that of cms-extensions, such as the container's own.
 */
function readOrExit(): Environment<"directus"> {
  try {
    return readEnvironment("directus", process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const environment = readOrExit();
const cli = resolve(process.argv[2] ?? directusCli);
const uploadsDir = resolve(join(environment.PORTAL_DATA_DIR, "uploads"));
mkdirSync(uploadsDir, { recursive: true });
const { PATH, HOME, TZ } = process.env;
const env: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  PATH,
  HOME,
  TZ,
  // Directus loads its process manager without using it; PM2 needs a writable folder.
  PM2_HOME: join(tmpdir(), "pm2"),
  ...directusEnvironment({
    mode: environment.PORTAL_MODE,
    host: environment.HOST,
    port: environment.CMS_PORT,
    publicUrl: environment.CMS_PUBLIC_ORIGIN,
    portalOrigin: environment.PUBLIC_ORIGIN,
    databaseUrl: environment.CMS_DATABASE_URL,
    secret: environment.CMS_SECRET,
    adminEmail: environment.CMS_ADMIN_EMAIL,
    adminPassword: environment.CMS_ADMIN_PASSWORD,
    adminToken: environment.CMS_ADMIN_TOKEN,
    memberTokenKey: environment.MEMBER_TOKEN_KEY,
    internalKey: environment.INTERNAL_KEY,
    cmsChangedUrls: environment.CMS_CHANGED_URLS,
    payingRoleId: environment.PAYING_USER_ROLE_ID,
    youtubeRoleId: environment.YOUTUBE_MEMBER_ROLE_ID,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    uploadsDir,
    redisUrl: environment.REDIS_URL,
    maxUploadMb: environment.CMS_MAX_UPLOAD_MB,
    checksLinks: environment.LINK_CHECK,
    trustedProxies: environment.CMS_TRUSTED_PROXIES,
  }),
};

// Does nothing on an up-to-date database; must finish before the server starts.
const bootstrap = spawnSync(process.execPath, [cli, "bootstrap"], { env, stdio: "inherit" });
if (bootstrap.status !== 0) process.exit(bootstrap.status ?? 1);

const server = spawn(process.execPath, [cli, "start"], { env, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGTERM" ? 0 : 1)));
