import { z } from "zod";

/**
 * Every variable the parts read, its shape and default, and what production refuses.
 * `app/config.server.ts`, `bff/config.ts` and the launcher take their part from here;
 * no other file reads `process.env`.
 */

const mode = z.enum(["demo", "test", "production"]).default("demo");
const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const secret = z.string().min(32, "is shorter than 32 characters");
const address = z.url({ protocol: /^https?$/ });
const upstream = (fallback: string) => address.default(fallback);
const postgres = z.url({ protocol: /^postgres(ql)?$/, error: "is not a postgres:// address" });
const redis = z.url({ protocol: /^rediss?$/, error: "is not a redis:// address" }).optional();
const smtp = z.url({ protocol: /^smtps?$/, error: "is not an smtp:// address" });
// An address in digits would skip the check that what a name resolves to is public.
const iconSource = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
// "Name <address>" or a bare address, as nodemailer takes it.
const mailSender = z.string().min(3);
const roleId = (fallback: string) => z.guid().default(fallback);

const publicOrigin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (value) => URL.parse(value)?.origin === value,
    "is not a bare origin (scheme, host, port)",
  );

// How many reverse proxies of ours stand before the app: the client address is read that far back.
const proxyHops = z.coerce.number().int().min(0).max(5).default(0);

const everywhere = {
  PORTAL_MODE: mode,
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_ORIGIN: publicOrigin.default("http://localhost:3000"),
  PORTAL_DATA_DIR: z.string().min(1).default(".data"),
};

// Nothing is measured, and nobody asked for consent, unless both are set.
const analytics = {
  POSTHOG_KEY: z.string().min(1).optional(),
  POSTHOG_HOST: address.optional(),
};

const sections = {
  app: z.object({
    ...everywhere,
    PORT: port(3000),
    CMS_URL: upstream("http://127.0.0.1:8055"),
    SERVICE_URL: upstream("http://127.0.0.1:4000"),
    CMS_TEASER_TOKEN: secret,
    CMS_FREE_TOKEN: secret,
    CMS_PAYING_TOKEN: secret,
    INTERNAL_KEY: secret,
    TRUSTED_PROXY_HOPS: proxyHops,
    // Icon services asked for what the portal does not carry; a comma list, none by default.
    ICON_SOURCES: z
      .string()
      .default("")
      .transform((list) => list.split(",").filter(Boolean))
      .pipe(z.array(iconSource)),
    ...analytics,
    PAYING_USER_ROLE_ID: roleId("10000000-0000-4000-8000-000000000003"),
    YOUTUBE_MEMBER_ROLE_ID: roleId("10000000-0000-4000-8000-000000000004"),
  }),
  service: z.object({
    ...everywhere,
    SERVICE_PORT: port(4000),
    CMS_URL: upstream("http://127.0.0.1:8055"),
    DATABASE_URL: postgres,
    SMTP_URL: smtp.default("smtp://127.0.0.1:1025"),
    MAIL_FROM: mailSender.default("Portal Suíça <portal@example.com>"),
    CMS_ACCOUNTS_TOKEN: secret,
    MEMBER_TOKEN_KEY: secret,
    SESSION_KEY: secret,
    INTERNAL_KEY: secret,
    // Seals what must not be readable in a database dump: answers, mails under way, one-time secrets.
    DATA_KEY: secret,
    // Nothing can be bought unless both are set.
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    // Another address than Stripe's own: the payment double of demo and tests.
    STRIPE_API_ORIGIN: address.optional(),
    // Asked with five characters of a password's hash; not asked unless set.
    BREACHED_PASSWORDS_URL: address.optional(),
    // PostHog's private API, asked to forget who left; all three or none.
    POSTHOG_API_ORIGIN: address.optional(),
    POSTHOG_PROJECT_ID: z.string().min(1).optional(),
    POSTHOG_PERSONAL_API_KEY: z.string().min(1).optional(),
    PAYING_USER_ROLE_ID: roleId("10000000-0000-4000-8000-000000000003"),
    YOUTUBE_MEMBER_ROLE_ID: roleId("10000000-0000-4000-8000-000000000004"),
  }),
  // Directus where no launcher holds it (ops/run-directus.ts).
  directus: z.object({
    ...everywhere,
    CMS_PORT: port(8055),
    CMS_PUBLIC_ORIGIN: publicOrigin,
    CMS_DATABASE_URL: postgres,
    CMS_SECRET: secret,
    CMS_ADMIN_TOKEN: secret,
    CMS_ADMIN_EMAIL: z.email(),
    CMS_ADMIN_PASSWORD: z.string().min(12, "is shorter than 12 characters"),
    // Networks whose X-Forwarded-For Directus believes: that of the reverse proxy.
    CMS_TRUSTED_PROXIES: z.string().min(1).optional(),
    PAYING_USER_ROLE_ID: roleId("10000000-0000-4000-8000-000000000003"),
    YOUTUBE_MEMBER_ROLE_ID: roleId("10000000-0000-4000-8000-000000000004"),
    CMS_CHANGED_URLS: z.string().min(1),
    MEMBER_TOKEN_KEY: secret,
    INTERNAL_KEY: secret,
    SMTP_URL: smtp,
    MAIL_FROM: mailSender,
    REDIS_URL: redis,
  }),
  // The one-shot job that brings Directus to the repository's schema and access model (ops/set-up-cms.ts).
  cmsSetup: z.object({
    ...everywhere,
    CMS_URL: upstream("http://127.0.0.1:8055"),
    CMS_ADMIN_TOKEN: secret,
    CMS_TEASER_TOKEN: secret,
    CMS_FREE_TOKEN: secret,
    CMS_PAYING_TOKEN: secret,
    CMS_ACCOUNTS_TOKEN: secret,
    PAYING_USER_ROLE_ID: roleId("10000000-0000-4000-8000-000000000003"),
    YOUTUBE_MEMBER_ROLE_ID: roleId("10000000-0000-4000-8000-000000000004"),
  }),
  // The launcher makes what is absent here and hands the whole to the parts it starts.
  launcher: z.object({
    ...everywhere,
    PUBLIC_ORIGIN: publicOrigin.optional(),
    PORT: port(3000),
    SERVICE_PORT: port(4000),
    CMS_PORT: port(8055),
    MAIL_PORT: port(1080),
    SMTP_PORT: port(1025),
    CMS_URL: address.optional(),
    SERVICE_URL: address.optional(),
    DATABASE_URL: postgres.optional(),
    CMS_DATABASE_URL: postgres.optional(),
    SMTP_URL: smtp.optional(),
    MAIL_FROM: mailSender.optional(),
    PAYMENT_PORT: port(4242),
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    BREACHED_PASSWORDS_URL: address.optional(),
    TRUSTED_PROXY_HOPS: proxyHops,
    REDIS_URL: redis,
    ...analytics,
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
    PAYING_USER_ROLE_ID: roleId("10000000-0000-4000-8000-000000000003"),
    YOUTUBE_MEMBER_ROLE_ID: roleId("10000000-0000-4000-8000-000000000004"),
  }),
};

export type PortalMode = z.infer<typeof mode>;
export type EnvironmentPart = keyof typeof sections;
export type Environment<Part extends EnvironmentPart> = z.infer<(typeof sections)[Part]>;
export type AppEnvironment = Environment<"app">;
export type ServiceEnvironment = Environment<"service">;
export type LauncherEnvironment = Environment<"launcher">;

/** What an environment may hold: `process.env` or a plain object. */
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
 * Reads one part's variables. An empty value counts as not set. Pure: reads only `source`.
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

const secretName = /_(KEY|TOKEN|SECRET)$/;

function productionRefusals(names: readonly string[], present: EnvironmentSource): string[] {
  const refusals = names
    .filter((name) => secretName.test(name) && (present[name] ?? "").startsWith("demo-"))
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
  return refusals;
}
