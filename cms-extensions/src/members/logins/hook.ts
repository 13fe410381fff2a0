import { HitRateLimitError } from "@directus/errors";
import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { memberRolesOf } from "../../../access/member-roles";
import { FailedLogins } from "./failed-logins";

const LIMIT = 10;
const FORGET_MS = 15 * 60_000;
/** The login provider of members. It does not exist in Directus, so Directus refuses their passwords. */
const PORTAL = "portal";

const secondFactor = {
  subject: "Proteja seu acesso com a verificação em duas etapas",
  message:
    "Abra seu perfil, ative “Autenticação em duas etapas” e leia o código com o aplicativo do telefone. Em produção o portal exige esse passo de toda a equipe.",
};

type LoginMeta = { user?: string; status: string };

/**
 * Blocks members from Directus' own login and password reset. After too many wrong passwords of a team
 * member from one address, adds a pause without suspending the user. Asks users without a second factor to
 * set one up.
 */
export default defineHook(({ filter, action, init }, { env, database }) => {
  const memberRoles = Object.values(memberRolesOf(env));
  const failed = new FailedLogins({
    limit: LIMIT,
    forgetMs: FORGET_MS,
    keys: 10_000,
    now: Date.now,
  });
  const keyOf = (user: string, { accountability }: EventContext) =>
    `${user} ${accountability?.ip ?? ""}`;

  const isOfTheTeam = async (id: string | undefined) =>
    (await database("directus_users").where({ id, provider: "default" }).first("id")) !== undefined;

  filter("auth.login", async (payload, meta, context) => {
    const { user } = meta as LoginMeta;
    const reset = user ? failed.blockedUntil(keyOf(user, context)) : null;
    // Members are refused anyway; a pause would disclose that the account exists.
    if (reset && (await isOfTheTeam(user))) throw new HitRateLimitError({ limit: LIMIT, reset });
    return payload;
  });
  action("auth.login", (meta, context) => {
    const { user, status } = meta as LoginMeta;
    if (!user) return;
    if (status !== "success") return failed.fail(keyOf(user, context));
    failed.forget(keyOf(user, context));
    return askForSecondFactor(user);
  });

  const askForSecondFactor = async (recipient: string) => {
    const user = await database("directus_users").where({ id: recipient }).first("tfa_secret");
    if (!user || user.tfa_secret) return;
    const requested = await database("directus_notifications")
      .where({ recipient, subject: secondFactor.subject })
      .first("id");
    if (requested) return;
    const notification = { ...secondFactor, recipient, status: "inbox", timestamp: new Date() };
    await database("directus_notifications").insert({
      ...notification,
      collection: "directus_users",
      item: recipient,
    });
  };

  const updateProviders = async (ids?: readonly string[]) => {
    const users = () => {
      const all = database("directus_users");
      return ids ? all.whereIn("id", ids) : all;
    };
    await users()
      .whereIn("role", memberRoles)
      .where("provider", "default")
      .update({ provider: PORTAL });
    await users()
      .where("provider", PORTAL)
      .where((staff) => void staff.whereNull("role").orWhereNotIn("role", memberRoles))
      .update({ provider: "default" });
  };
  action("users.create", ({ key }) => updateProviders([String(key)]));
  action("users.update", (meta) => {
    const { keys, payload } = meta as { keys: string[]; payload: Record<string, unknown> };
    return "role" in payload ? updateProviders(keys) : undefined;
  });
  init("app.after", () => updateProviders());
});
