import path from "node:path";
import {
  MAX_RELATION_DEPTH,
  MAX_ROWS_PER_READ,
  ROWS_PER_READ,
} from "../contract/shared/read-batch.ts";

export type DirectusOptions = {
  /** Load shedding and secure cookies are on only in `production`. */
  mode: "demo" | "test" | "production";
  host: string;
  port: number;
  /** Address of the admin; with https, cookies are secure and HSTS is sent. */
  publicUrl: string;
  portalOrigin: string;
  databaseUrl: string;
  secret: string;
  adminEmail: string;
  adminPassword: string;
  adminToken: string;
  memberTokenKey: string;
  internalKey: string;
  payingRoleId?: string | undefined;
  youtubeRoleId?: string | undefined;
  cmsChangedUrls: string;
  smtpUrl: string;
  mailFrom: string;
  uploadsDir: string;
  redisUrl?: string | undefined;
  /** Addresses or networks whose X-Forwarded-For is trusted; default: none. */
  trustedProxies?: string | undefined;
  maxUploadMb?: number | undefined;
  /** True to check the links in published texts every night; only in production. */
  checksLinks?: boolean | undefined;
  logLevel?: "error" | "warn" | "info" | undefined;
};

const packageDir = import.meta.dirname;

/** Enough for a film of half an hour. Members upload through the service, which has a far lower limit. */
export const MAX_UPLOAD_MB = 500;
/** Long enough to upload the largest file from home; Node's default is five minutes. */
const UPLOAD_MS = 30 * 60_000;

/** Script that runs Directus without the wrapper's update check; argument: `bootstrap` or `start`. */
export const directusCli = path.join(packageDir, "node_modules/@directus/api/dist/cli/run.js");

export const extensionsDir = path.join(packageDir, "dist");

/** Data migrations; `bootstrap` runs each once per database. */
export const migrationsDir = path.join(packageDir, "migrations");

/**
 * Builds the complete, hardened environment of a Directus process: only the variables named here. The
 * caller adds `PATH` and `HOME`.
 * @returns names and values for `spawn(…, { env })`
 */
export function directusEnvironment(options: DirectusOptions): Record<string, string> {
  const secure = options.publicUrl.startsWith("https://");
  return {
    NODE_ENV: "production",
    HOST: options.host,
    PORT: String(options.port),
    PUBLIC_URL: options.publicUrl,
    SECRET: options.secret,
    ADMIN_EMAIL: options.adminEmail,
    ADMIN_PASSWORD: options.adminPassword,
    ADMIN_TOKEN: options.adminToken,
    LOG_LEVEL: options.logLevel ?? "warn",
    // JSON lines, as those of the other parts: a failed call then names the request it was made for.
    LOG_STYLE: "raw",
    LOG_HTTP_IGNORE_PATHS: "/server/ping,/server/health",
    ...database(options.databaseUrl),
    ...files(options.uploadsDir),
    ...mail(options.smtpUrl, options.mailFrom),
    ...cookies(secure),
    ...limits(options),
    ...switchedOff,
    ...editingTogether,
    ...schemaInOnePiece,
    // argon2id as OWASP asks: 19 MiB, two rounds, one lane.
    HASH_MEMORY_COST: "19456",
    HASH_TIME_COST: "2",
    HASH_PARALLELISM: "1",
    ...(secure ? { HSTS_ENABLED: "true" } : {}),
    ...(options.redisUrl ? { REDIS: options.redisUrl, SYNCHRONIZATION_STORE: "redis" } : {}),
    PORTAL_ORIGIN: options.portalOrigin,
    // The portal's previews stand beside the form in the admin.
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:'self',${options.portalOrigin}`,
    MEMBER_TOKEN_KEY: options.memberTokenKey,
    INTERNAL_KEY: options.internalKey,
    CMS_CHANGED_URLS: `string:${options.cmsChangedUrls}`,
    ...(options.mode === "test" ? { EVERY_MINUTE_CRON: "*/2 * * * * *" } : {}),
    ...(options.mode === "production" && options.checksLinks ? { LINK_CHECK: "true" } : {}),
    ...(options.payingRoleId ? { PAYING_USER_ROLE_ID: options.payingRoleId } : {}),
    ...(options.youtubeRoleId ? { YOUTUBE_MEMBER_ROLE_ID: options.youtubeRoleId } : {}),
  };
}

function database(address: string): Record<string, string> {
  const url = new URL(address);
  const tls = url.searchParams.get("sslmode");
  return {
    DB_CLIENT: "pg",
    DB_HOST: url.hostname,
    DB_PORT: url.port || "5432",
    DB_DATABASE: decodeURIComponent(url.pathname.slice(1)),
    DB_USER: decodeURIComponent(url.username),
    DB_PASSWORD: `string:${decodeURIComponent(url.password)}`,
    ...(tls && tls !== "disable" ? { DB_SSL: "true" } : {}),
  };
}

function files(uploadsDir: string): Record<string, string> {
  return {
    STORAGE_LOCATIONS: "local",
    STORAGE_LOCAL_ROOT: uploadsDir,
    TEMP_PATH: path.join(uploadsDir, ".temp"),
    EXTENSIONS_PATH: extensionsDir,
    MIGRATIONS_PATH: migrationsDir,
    EXTENSIONS_MUST_LOAD: "true",
    // Without a package.json in this folder Directus loads no extension at all.
    PACKAGE_FILE_LOCATION: packageDir,
    FILES_MIME_TYPE_ALLOW_LIST:
      "image/jpeg,image/png,image/webp,image/avif,application/pdf,video/mp4,audio/mpeg,text/vtt",
    ASSETS_TRANSFORM_MAX_CONCURRENT: "4",
  };
}

function mail(address: string, from: string): Record<string, string> {
  const url = new URL(address);
  return {
    EMAIL_TRANSPORT: "smtp",
    EMAIL_VERIFY_SETUP: "false",
    // Directus adds the project's name by itself and takes nothing but an address here.
    EMAIL_FROM: addressOf(from),
    EMAIL_SMTP_HOST: url.hostname,
    EMAIL_SMTP_PORT: url.port || (url.protocol === "smtps:" ? "465" : "587"),
    EMAIL_SMTP_SECURE: String(url.protocol === "smtps:"),
    ...(url.username
      ? {
          EMAIL_SMTP_USER: decodeURIComponent(url.username),
          EMAIL_SMTP_PASSWORD: `string:${decodeURIComponent(url.password)}`,
        }
      : { EMAIL_SMTP_IGNORE_TLS: String(url.protocol === "smtp:") }),
  };
}

function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1]?.trim() ?? sender.trim();
}

function cookies(secure: boolean): Record<string, string> {
  return {
    REFRESH_TOKEN_COOKIE_SECURE: String(secure),
    REFRESH_TOKEN_COOKIE_SAME_SITE: "strict",
    SESSION_COOKIE_SECURE: String(secure),
    SESSION_COOKIE_SAME_SITE: "strict",
  };
}

function limits(options: DirectusOptions): Record<string, string> {
  const production = options.mode === "production";
  return {
    QUERY_LIMIT_DEFAULT: String(ROWS_PER_READ),
    QUERY_LIMIT_MAX: String(MAX_ROWS_PER_READ),
    MAX_PAYLOAD_SIZE: "1mb",
    MAX_BATCH_MUTATION: "500",
    MAX_RELATIONAL_DEPTH: String(MAX_RELATION_DEPTH),
    MAX_IMPORT_ERRORS: "100",
    FILES_MAX_UPLOAD_CONCURRENCY: "4",
    FILES_MAX_UPLOAD_SIZE: `${options.maxUploadMb ?? MAX_UPLOAD_MB}mb`,
    SERVER_REQUEST_TIMEOUT: String(UPLOAD_MS),
    GRAPHQL_QUERY_TOKEN_LIMIT: "1000",
    LOGIN_STALL_TIME: "500",
    // The default believes any X-Forwarded-For, which lets a caller step round limits by address.
    IP_TRUST_PROXY: options.trustedProxies ?? "false",
    PRESSURE_LIMITER_ENABLED: String(production),
    PRESSURE_LIMITER_RETRY_AFTER: "2",
    // Directus itself fetches these when an editor imports a file by address.
    IMPORT_IP_DENY_LIST:
      "0.0.0.0,169.254.0.0/16,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,127.0.0.0/8,::1,fc00::/7,fe80::/10,::ffff:0:0/96",
  };
}

const switchedOff: Record<string, string> = {
  TELEMETRY: "false",
  MCP_ENABLED: "false",
  AI_ENABLED: "false",
  GRAPHQL_INTROSPECTION: "false",
  OPENAPI_ENABLED: "false",
  CORS_ENABLED: "false",
  // The app keeps its own answers; Directus' cache empties itself at every write.
  CACHE_ENABLED: "false",
  EXTENSIONS_AUTO_RELOAD: "false",
};

/**
 * Lets editors in the same form see each other and each other's changes. Requires a session; WebSockets are
 * open for nothing else.
 */
const editingTogether: Record<string, string> = {
  WEBSOCKETS_ENABLED: "true",
  WEBSOCKETS_COLLAB_ENABLED: "true",
  WEBSOCKETS_REST_ENABLED: "true",
  WEBSOCKETS_REST_AUTH: "strict",
  WEBSOCKETS_GRAPHQL_ENABLED: "false",
  WEBSOCKETS_LOGS_ENABLED: "false",
};

/** Otherwise Directus copies its whole schema for every request, which takes half of its CPU time. */
const schemaInOnePiece: Record<string, string> = { CACHE_SCHEMA_FREEZE_ENABLED: "true" };
