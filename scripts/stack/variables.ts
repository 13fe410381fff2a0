import type { LauncherEnvironment } from "../../config/environment.ts";
import type { Secrets } from "./secrets.ts";

export const LOCAL = "127.0.0.1";

export type Variables = ReturnType<typeof buildVariables>;

export function buildVariables(
  env: LauncherEnvironment,
  secrets: Secrets,
  dataDir: string,
  databaseUrl: (name: "portal" | "cms") => string,
) {
  return {
    ...paymentVariables(env, secrets),
    PORTAL_MODE: env.PORTAL_MODE,
    PORTAL_DATA_DIR: dataDir,
    HOST: env.HOST,
    PORT: String(env.PORT),
    SERVICE_PORT: String(env.SERVICE_PORT),
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    // The admin address of an external Directus is known only to its operator.
    CMS_PUBLIC_ORIGIN:
      env.CMS_PUBLIC_ORIGIN ?? (env.CMS_URL ? "" : `http://localhost:${env.CMS_PORT}`),
    CMS_URL: env.CMS_URL ?? `http://${LOCAL}:${env.CMS_PORT}`,
    SERVICE_URL: env.SERVICE_URL ?? `http://${LOCAL}:${env.SERVICE_PORT}`,
    DATABASE_URL: env.DATABASE_URL ?? databaseUrl("portal"),
    CMS_DATABASE_URL: env.CMS_DATABASE_URL ?? databaseUrl("cms"),
    SMTP_URL: env.SMTP_URL ?? `smtp://${LOCAL}:${env.SMTP_PORT}`,
    TRUSTED_PROXY_HOPS: String(env.TRUSTED_PROXY_HOPS),
    UPSTREAM_PATIENCE: String(env.UPSTREAM_PATIENCE),
    YOUTUBE_CHANNEL_URL: env.YOUTUBE_CHANNEL_URL ?? "",
    POSTHOG_KEY: env.POSTHOG_KEY ?? "",
    POSTHOG_HOST: env.POSTHOG_HOST ?? "",
    POSTHOG_API_ORIGIN: env.POSTHOG_API_ORIGIN ?? "",
    POSTHOG_PROJECT_ID: env.POSTHOG_PROJECT_ID ?? "",
    POSTHOG_PERSONAL_API_KEY: env.POSTHOG_PERSONAL_API_KEY ?? "",
    PAYING_USER_ROLE_ID: env.PAYING_USER_ROLE_ID,
    YOUTUBE_MEMBER_ROLE_ID: env.YOUTUBE_MEMBER_ROLE_ID,
    CMS_TEASER_TOKEN: env.CMS_TEASER_TOKEN ?? secrets.CMS_TEASER_TOKEN,
    CMS_FREE_TOKEN: env.CMS_FREE_TOKEN ?? secrets.CMS_FREE_TOKEN,
    CMS_PAYING_TOKEN: env.CMS_PAYING_TOKEN ?? secrets.CMS_PAYING_TOKEN,
    CMS_ACCOUNTS_TOKEN: env.CMS_ACCOUNTS_TOKEN ?? secrets.CMS_ACCOUNTS_TOKEN,
    CMS_ADMIN_TOKEN: env.CMS_ADMIN_TOKEN ?? secrets.CMS_ADMIN_TOKEN,
    CMS_SECRET: env.CMS_SECRET ?? secrets.CMS_SECRET,
    MEMBER_TOKEN_KEY: env.MEMBER_TOKEN_KEY ?? secrets.MEMBER_TOKEN_KEY,
    SESSION_KEY: env.SESSION_KEY ?? secrets.SESSION_KEY,
    INTERNAL_KEY: env.INTERNAL_KEY ?? secrets.INTERNAL_KEY,
    DATA_KEY: env.DATA_KEY ?? secrets.DATA_KEY,
    MAIL_FROM: env.MAIL_FROM ?? "Portal Suíça <portal@example.com>",
    MAIL_WEBHOOK_SECRET: env.MAIL_WEBHOOK_SECRET ?? secrets.MAIL_WEBHOOK_SECRET,
    MAIL_RETURN_ADDRESS: env.MAIL_RETURN_ADDRESS ?? "",
    OPERATOR_NAME: env.OPERATOR_NAME,
    OPERATOR_ADDRESS: env.OPERATOR_ADDRESS,
    OPERATOR_EMAIL: env.OPERATOR_EMAIL,
    OPERATOR_UID: env.OPERATOR_UID,
    BREACHED_PASSWORDS_URL: env.BREACHED_PASSWORDS_URL ?? "",
    ECB_RATES_URL: env.ECB_RATES_URL ?? "",
    CUSTOMS_RATES_URL: env.CUSTOMS_RATES_URL ?? "",
    VAPID_PUBLIC_KEY: env.VAPID_PUBLIC_KEY ?? "",
    VAPID_PRIVATE_KEY: env.VAPID_PRIVATE_KEY ?? "",
  };
}

/** True if the payment double replaces the provider: never in production. */
export function needsPaymentDouble(env: LauncherEnvironment): boolean {
  return env.PORTAL_MODE !== "production" && !env.STRIPE_SECRET_KEY;
}

function paymentVariables(env: LauncherEnvironment, secrets: Secrets) {
  if (!needsPaymentDouble(env)) {
    return {
      STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY ?? "",
      STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET ?? "",
      STRIPE_API_ORIGIN: "",
    };
  }
  return {
    STRIPE_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
    STRIPE_API_ORIGIN: `http://${LOCAL}:${env.PAYMENT_PORT}`,
  };
}

const OPERATOR_NAMES = [
  "OPERATOR_NAME",
  "OPERATOR_ADDRESS",
  "OPERATOR_EMAIL",
  "OPERATOR_UID",
] as const;
const APP_NAMES = [
  ...OPERATOR_NAMES,
  "PORTAL_MODE",
  "HOST",
  "PORT",
  "PUBLIC_ORIGIN",
  "TRUSTED_PROXY_HOPS",
  "UPSTREAM_PATIENCE",
  "CMS_URL",
  "CMS_PUBLIC_ORIGIN",
  "YOUTUBE_CHANNEL_URL",
  "SERVICE_URL",
  "CMS_TEASER_TOKEN",
  "CMS_FREE_TOKEN",
  "CMS_PAYING_TOKEN",
  "INTERNAL_KEY",
  "POSTHOG_KEY",
  "POSTHOG_HOST",
  "PAYING_USER_ROLE_ID",
  "YOUTUBE_MEMBER_ROLE_ID",
] as const;
const SERVICE_NAMES = [
  ...OPERATOR_NAMES,
  "PORTAL_MODE",
  "HOST",
  "SERVICE_PORT",
  "PUBLIC_ORIGIN",
  "CMS_URL",
  "UPSTREAM_PATIENCE",
  "DATABASE_URL",
  "SMTP_URL",
  "CMS_ACCOUNTS_TOKEN",
  "CMS_TEASER_TOKEN",
  "CMS_FREE_TOKEN",
  "CMS_PAYING_TOKEN",
  "MEMBER_TOKEN_KEY",
  "SESSION_KEY",
  "INTERNAL_KEY",
  "DATA_KEY",
  "MAIL_FROM",
  "MAIL_WEBHOOK_SECRET",
  "MAIL_RETURN_ADDRESS",
  "BREACHED_PASSWORDS_URL",
  "ECB_RATES_URL",
  "CUSTOMS_RATES_URL",
  "VAPID_PUBLIC_KEY",
  "VAPID_PRIVATE_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_API_ORIGIN",
  "POSTHOG_KEY",
  "POSTHOG_API_ORIGIN",
  "POSTHOG_PROJECT_ID",
  "POSTHOG_PERSONAL_API_KEY",
  "PAYING_USER_ROLE_ID",
  "YOUTUBE_MEMBER_ROLE_ID",
] as const;

function only(variables: Variables, names: readonly (keyof Variables)[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, variables[name]]));
}

/** Each part gets only its own variables: the app never has the service's keys. */
export const appVariables = (variables: Variables) => only(variables, APP_NAMES);
export const serviceVariables = (variables: Variables) => only(variables, SERVICE_NAMES);
