import { z } from "zod";
import { roleIds } from "../contract/account/roles.ts";
import { operatorRefusals, operatorVariables } from "./operator.ts";

/**
 * Every variable of the parts, with format, default and what production refuses.
 * `app/process/config.server.ts`, `bff/config.ts` and the launcher read their part here. No other file of
 * app, service or contract reads `process.env`.
 */

const mode = z.enum(["demo", "test", "production"]).default("demo");
const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const secret = z.string().min(32, "is shorter than 32 characters");
const address = z.url({ protocol: /^https?$/ });
const secureAddress = z.url({ protocol: /^https$/ });
const upstream = (fallback: string) => address.default(fallback);
const postgres = z.url({ protocol: /^postgres(ql)?$/, error: "is not a postgres:// address" });
const redis = z.url({ protocol: /^rediss?$/, error: "is not a redis:// address" }).optional();
const smtp = z.url({ protocol: /^smtps?$/, error: "is not an smtp:// address" });
// A numeric address would skip the check that a name resolves to a public address.
const iconSource = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
// "Name <address>" or a bare address, as nodemailer accepts it.
const mailSender = z.string().min(3);
// Delivery reports and returned mail; without the secret nothing is accepted.
const mailReports = {
  MAIL_WEBHOOK_SECRET: secret.optional(),
  MAIL_RETURN_ADDRESS: z.email().optional(),
};
// VAPID keys, which identify the sender of push messages to browsers; npm run push:keys creates a pair.
const base64url = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), `is not ${length} characters of base64url`);
const vapidKeys = {
  VAPID_PUBLIC_KEY: base64url(87).optional(),
  VAPID_PRIVATE_KEY: base64url(43).optional(),
};
const roleId = (fallback: string) => z.guid().default(fallback);

const publicOrigin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (value) => URL.parse(value)?.origin === value,
    "is not a bare origin (scheme, host, port)",
  );

// Multiplies the time that Directus and the service may take before a page goes on without them. Raise it
// where a slow machine is not an outage.
const upstreamTimeoutFactor = z.coerce.number().min(1).max(60).default(1);

// Number of the operator's reverse proxies before the app: the client address is read that far back.
const proxyHops = z.coerce.number().int().min(0).max(5).default(0);

// Gateways of the container networks before the proxy, separated by spaces: no visitor has one of these
// addresses.
const proxyGateways = z
  .string()
  .default("")
  .transform((list) => list.split(" ").filter(Boolean))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6()])));

const everywhere = {
  PORTAL_MODE: mode,
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_ORIGIN: publicOrigin.default("http://localhost:3000"),
  PORTAL_DATA_DIR: z.string().min(1).default(".data"),
};

// Without both there are no analytics and no consent banner.
const analytics = {
  POSTHOG_KEY: z.string().min(1).optional(),
  POSTHOG_HOST: address.optional(),
};

// PostHog's private API, used to delete the data of members who left; all three or none.
const forgetting = {
  POSTHOG_API_ORIGIN: address.optional(),
  POSTHOG_PROJECT_ID: z.string().min(1).optional(),
  POSTHOG_PERSONAL_API_KEY: z.string().min(1).optional(),
};

const sections = {
  app: z.object({
    ...everywhere,
    PORT: port(3000),
    CMS_URL: upstream("http://127.0.0.1:8055"),
    // Public address of the admin: previews open beside its forms; without it, in a separate tab.
    CMS_PUBLIC_ORIGIN: publicOrigin.optional(),
    SERVICE_URL: upstream("http://127.0.0.1:4000"),
    CMS_TEASER_TOKEN: secret,
    CMS_FREE_TOKEN: secret,
    CMS_PAYING_TOKEN: secret,
    INTERNAL_KEY: secret,
    TRUSTED_PROXY_HOPS: proxyHops,
    PROXY_GATEWAYS: proxyGateways,
    UPSTREAM_PATIENCE: upstreamTimeoutFactor,
    // Icon services for icons that the portal does not include; comma-separated, none by default.
    ICON_SOURCES: z
      .string()
      .default("")
      .transform((list) => list.split(",").filter(Boolean))
      .pipe(z.array(iconSource)),
    ...analytics,
    ...operatorVariables,
    // The channel whose members can claim access; without it the claim page names no channel.
    YOUTUBE_CHANNEL_URL: secureAddress.optional(),
    PAYING_USER_ROLE_ID: roleId(roleIds.payingUser),
    YOUTUBE_MEMBER_ROLE_ID: roleId(roleIds.youtubeMember),
  }),
  service: z.object({
    ...everywhere,
    SERVICE_PORT: port(4000),
    CMS_URL: upstream("http://127.0.0.1:8055"),
    UPSTREAM_PATIENCE: upstreamTimeoutFactor,
    DATABASE_URL: postgres,
    SMTP_URL: smtp.default("smtp://127.0.0.1:1025"),
    MAIL_FROM: mailSender.default("Portal Suíça <portal@example.com>"),
    ...mailReports,
    ...operatorVariables,
    CMS_ACCOUNTS_TOKEN: secret,
    // Accounts with which the search index reads what each tier may read.
    CMS_TEASER_TOKEN: secret,
    CMS_FREE_TOKEN: secret,
    CMS_PAYING_TOKEN: secret,
    MEMBER_TOKEN_KEY: secret,
    SESSION_KEY: secret,
    INTERNAL_KEY: secret,
    // Encrypts data that a database dump must not reveal: answers, queued mails, one-time secrets.
    DATA_KEY: secret,
    // Without both nothing can be bought.
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    // Replaces Stripe's own address: the payment double of demo and tests.
    STRIPE_API_ORIGIN: address.optional(),
    // Receives the first five characters of a password's hash; no check without it.
    BREACHED_PASSWORDS_URL: address.optional(),
    // Daily exchange rate files of the ECB (XML) and the Swiss customs; a source is skipped if its address
    // is not set.
    ECB_RATES_URL: address.optional(),
    CUSTOMS_RATES_URL: address.optional(),
    // Without both no device receives push messages.
    ...vapidKeys,
    // Read here only to refuse analytics whose data could not be deleted.
    POSTHOG_KEY: analytics.POSTHOG_KEY,
    ...forgetting,
    PAYING_USER_ROLE_ID: roleId(roleIds.payingUser),
    YOUTUBE_MEMBER_ROLE_ID: roleId(roleIds.youtubeMember),
  }),
  // Directus without the launcher (ops/run-directus.ts).
  directus: z.object({
    ...everywhere,
    CMS_PORT: port(8055),
    CMS_PUBLIC_ORIGIN: publicOrigin,
    CMS_DATABASE_URL: postgres,
    CMS_SECRET: secret,
    CMS_ADMIN_TOKEN: secret,
    CMS_ADMIN_EMAIL: z.email(),
    CMS_ADMIN_PASSWORD: z.string().min(12, "is shorter than 12 characters"),
    // Networks whose X-Forwarded-For Directus trusts: that of the reverse proxy.
    CMS_TRUSTED_PROXIES: z.string().min(1).optional(),
    // Maximum upload of editors; overrides the value in cms-extensions/directus-env.ts.
    CMS_MAX_UPLOAD_MB: z.coerce.number().int().min(25).max(4_000).optional(),
    // Checks every night whether linked sites of published texts respond; only if set to true.
    LINK_CHECK: z.stringbool({ truthy: ["true"], falsy: ["false"] }).default(false),
    PAYING_USER_ROLE_ID: roleId(roleIds.payingUser),
    YOUTUBE_MEMBER_ROLE_ID: roleId(roleIds.youtubeMember),
    CMS_CHANGED_URLS: z.string().min(1),
    MEMBER_TOKEN_KEY: secret,
    INTERNAL_KEY: secret,
    SMTP_URL: smtp,
    MAIL_FROM: mailSender,
    REDIS_URL: redis,
  }),
  // One-shot job that applies the repository's schema and access model to Directus (ops/set-up-cms.ts).
  cmsSetup: z.object({
    ...everywhere,
    CMS_URL: upstream("http://127.0.0.1:8055"),
    CMS_ADMIN_TOKEN: secret,
    CMS_TEASER_TOKEN: secret,
    CMS_FREE_TOKEN: secret,
    CMS_PAYING_TOKEN: secret,
    CMS_ACCOUNTS_TOKEN: secret,
    PAYING_USER_ROLE_ID: roleId(roleIds.payingUser),
    YOUTUBE_MEMBER_ROLE_ID: roleId(roleIds.youtubeMember),
  }),
  // Pipe of a mail server (scripts/commands/mail-report.ts).
  mailReport: z.object({ ...everywhere, MAIL_WEBHOOK_SECRET: secret }),
  // The launcher generates missing values and passes everything to the parts that it starts.
  launcher: z.object({
    ...everywhere,
    PUBLIC_ORIGIN: publicOrigin.optional(),
    PORT: port(3000),
    SERVICE_PORT: port(4000),
    CMS_PORT: port(8055),
    MAIL_PORT: port(1080),
    SMTP_PORT: port(1025),
    CMS_URL: address.optional(),
    CMS_PUBLIC_ORIGIN: publicOrigin.optional(),
    SERVICE_URL: address.optional(),
    DATABASE_URL: postgres.optional(),
    CMS_DATABASE_URL: postgres.optional(),
    SMTP_URL: smtp.optional(),
    MAIL_FROM: mailSender.optional(),
    ...mailReports,
    ...operatorVariables,
    YOUTUBE_CHANNEL_URL: secureAddress.optional(),
    PAYMENT_PORT: port(4242),
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    BREACHED_PASSWORDS_URL: address.optional(),
    ECB_RATES_URL: address.optional(),
    CUSTOMS_RATES_URL: address.optional(),
    ...vapidKeys,
    TRUSTED_PROXY_HOPS: proxyHops,
    UPSTREAM_PATIENCE: upstreamTimeoutFactor,
    REDIS_URL: redis,
    ...analytics,
    ...forgetting,
    CMS_TEASER_TOKEN: secret.optional(),
    CMS_FREE_TOKEN: secret.optional(),
    CMS_PAYING_TOKEN: secret.optional(),
    CMS_ACCOUNTS_TOKEN: secret.optional(),
    CMS_ADMIN_TOKEN: secret.optional(),
    CMS_SECRET: secret.optional(),
    CMS_ADMIN_EMAIL: z.email().optional(),
    CMS_ADMIN_PASSWORD: z.string().min(1).optional(),
    CMS_CHANGED_URLS: z.string().min(1).optional(),
    MEMBER_TOKEN_KEY: secret.optional(),
    SESSION_KEY: secret.optional(),
    INTERNAL_KEY: secret.optional(),
    DATA_KEY: secret.optional(),
    PAYING_USER_ROLE_ID: roleId(roleIds.payingUser),
    YOUTUBE_MEMBER_ROLE_ID: roleId(roleIds.youtubeMember),
  }),
};

export type EnvironmentPart = keyof typeof sections;
export type Environment<Part extends EnvironmentPart> = z.infer<(typeof sections)[Part]>;
export type AppEnvironment = Environment<"app">;
export type ServiceEnvironment = Environment<"service">;
export type LauncherEnvironment = Environment<"launcher">;

export type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/** Thrown by `readEnvironment`; the message names variables, never their values. */
export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(part: EnvironmentPart, problems: readonly string[]) {
    super(`The environment of the ${part} is not usable:\n  ${problems.join("\n  ")}`);
    this.name = "EnvironmentError";
    this.problems = problems;
  }
}

/**
 * Reads one part's variables from `source`. An empty value counts as not set.
 * @throws {EnvironmentError} listing every problem by variable name
 */
export function readEnvironment<Part extends EnvironmentPart>(
  part: Part,
  source: EnvironmentSource,
): Environment<Part> {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const parsed = sections[part].safeParse(present);
  const problems = parsed.success ? [] : describe(parsed.error, present);
  if (present.PORTAL_MODE === "production") {
    problems.push(...productionRefusals(Object.keys(sections[part].shape), present));
  }
  if (problems.length > 0 || !parsed.success) throw new EnvironmentError(part, problems);
  return parsed.data as Environment<Part>;
}

function describe(error: z.ZodError, present: EnvironmentSource): string[] {
  return error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return present[name] === undefined ? `${name} is missing` : `${name} ${phrase(issue)}`;
  });
}

function phrase(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith("is ")) return issue.message;
  if (issue.code === "invalid_value") return `is not one of ${issue.values.join(", ")}`;
  return "does not have the expected form";
}

const SECRET_NAME = /_(KEY|TOKEN|SECRET)$/;

function productionRefusals(names: readonly string[], present: EnvironmentSource): string[] {
  const refusals = names
    .filter((name) => SECRET_NAME.test(name) && (present[name] ?? "").startsWith("demo-"))
    .map((name) => `${name} is a demo secret, which production refuses`);
  if (!present.PUBLIC_ORIGIN) {
    refusals.push("PUBLIC_ORIGIN is missing, which production refuses");
  } else if (!present.PUBLIC_ORIGIN.startsWith("https://")) {
    refusals.push("PUBLIC_ORIGIN is not an https origin, which production refuses");
  }
  if (names.includes("STRIPE_API_ORIGIN") && present.STRIPE_API_ORIGIN) {
    refusals.push("STRIPE_API_ORIGIN names a payment double, which production refuses");
  }
  if (names.includes("STRIPE_WEBHOOK_SECRET")) {
    if (!present.STRIPE_SECRET_KEY !== !present.STRIPE_WEBHOOK_SECRET) {
      refusals.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together, or neither is set");
    }
  }
  if (
    names.includes("VAPID_PRIVATE_KEY") &&
    !present.VAPID_PUBLIC_KEY !== !present.VAPID_PRIVATE_KEY
  ) {
    refusals.push("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together, or neither is set");
  }
  if (names.includes("POSTHOG_HOST") && !present.POSTHOG_KEY !== !present.POSTHOG_HOST) {
    refusals.push("POSTHOG_KEY and POSTHOG_HOST go together, or neither is set");
  }
  if (names.includes("POSTHOG_PERSONAL_API_KEY")) refusals.push(...forgettingRefusals(present));
  return [...refusals, ...operatorRefusals(names, present)];
}

/** Analytics data must be deletable when a member leaves. */
function forgettingRefusals(present: EnvironmentSource): string[] {
  const set = Object.keys(forgetting).filter((name) => present[name]);
  const isNeeded = set.length > 0 || present.POSTHOG_KEY;
  return isNeeded && set.length < Object.keys(forgetting).length
    ? [
        "POSTHOG_API_ORIGIN, POSTHOG_PROJECT_ID and POSTHOG_PERSONAL_API_KEY go together, and with POSTHOG_KEY all are needed",
      ]
    : [];
}
