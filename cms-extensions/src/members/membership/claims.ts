import { randomInt } from "node:crypto";
import type { EventContext, HookConfig } from "@directus/types";
import type { Knex } from "knex";
import { Refusal, ruleRefusal } from "../../shared/refusal";
import {
  CLAIM_MS,
  CLAIM_TOO_EARLY,
  mayClaimAgain,
} from "../../../../contract/account/membership.ts";

type Payload = Record<string, unknown>;
type Claim = { id: string; state: string; user_created: string | null; expiresAt: Date | null };
type Items = {
  createOne(values: Payload): Promise<unknown>;
  updateMany(ids: string[], values: Payload): Promise<unknown>;
};
type Options = {
  database: Knex;
  itemsOf: (collection: string) => Promise<Items>;
  now: () => Date;
  minutely: string;
};

const COLLECTION = "membership_claims";
/** The write itself creates the entitlement within seconds; the repair waits this long. */
const UPDATED_WITHIN_MS = 60_000;
const providerRefOf = (claimId: string) => `youtube:${claimId}`;

// Without 0 O 1 I L, which people confuse.
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const CODE_LENGTH = 8;

/** A code to post in the channel's members-only chat: `PS-` and eight characters. */
export function newClaimCode(): string {
  const text = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `PS-${text.join("")}`;
}

const hosts = new Set(["youtube.com", "www.youtube.com", "m.youtube.com"]);
const CHANNEL_PATH =
  /^\/(@(?:[\w.-]|%[\dA-F]{2}){3,200}|channel\/UC[\w-]{22}|(?:c|user)\/[\w.-]{1,100})\/?$/i;

export function channelAddress(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const url = URL.parse(text.trim());
  if (!url || !hosts.has(url.hostname) || url.protocol !== "https:") return null;
  const path = CHANNEL_PATH.exec(url.pathname)?.[1];
  return path ? `https://www.youtube.com/${path}` : null;
}

/**
 * Claims of YouTube channel members: filed with a code to post, decided by an editor. An approved claim
 * creates an entitlement for 35 days.
 */
export function retainClaims(
  { filter, action, schedule }: Parameters<HookConfig>[0],
  { database, itemsOf, now, minutely }: Options,
): void {
  filter<Payload>(`${COLLECTION}.items.create`, async (payload, _, context) => {
    const channelUrl = channelAddress(payload["channelUrl"]);
    if (!channelUrl) {
      const reason = "Use o endereço do seu canal, como https://www.youtube.com/@nome.";
      throw new Refusal({ field: "channelUrl", reason });
    }
    await requireNoOpenClaim(context);
    await requireRenewable(context);
    return { ...payload, channelUrl, code: newClaimCode(), state: "open" };
  });

  filter<Payload>(`${COLLECTION}.items.update`, (payload, _, context) => {
    const { handledBy: _by, expiresAt: _at, ...rest } = payload;
    if (!("state" in rest) || rest["state"] === "expired") return rest;
    const expiresAt = rest["state"] === "approved" ? new Date(now().getTime() + CLAIM_MS) : null;
    return { ...rest, expiresAt, handledBy: context.accountability?.user ?? null };
  });

  action(`${COLLECTION}.items.update`, async (meta) => {
    if (!("state" in (meta["payload"] as Payload))) return;
    const claims: Claim[] = await database(COLLECTION)
      .whereIn("id", meta["keys"] as string[])
      .select("id", "state", "user_created", "expiresAt");
    for (const claim of claims) await updateEntitlement(claim);
  });

  schedule(minutely, async () => {
    const over: { id: string }[] = await database(COLLECTION)
      .select("id")
      .where({ state: "approved" })
      .where("expiresAt", "<=", now());
    if (over.length === 0) return;
    const claims = await itemsOf(COLLECTION);
    await claims.updateMany(
      over.map(({ id }) => id),
      { state: "expired" },
    );
  });

  // Repairs an approval whose entitlement could not be written.
  schedule(minutely, async () => {
    for (const claim of await listUnsettledClaims(database, now())) await updateEntitlement(claim);
  });

  async function requireNoOpenClaim({ accountability }: EventContext): Promise<void> {
    const member = accountability?.user;
    if (!member) return;
    const open = await database(COLLECTION).where({ user_created: member, state: "open" }).first();
    if (!open) return;
    const reason = "Já existe um pedido seu esperando resposta.";
    throw new Refusal({ field: "channelUrl", reason });
  }

  /** An approved claim can be renewed only in its last days; periods do not add up. */
  async function requireRenewable({ accountability }: EventContext): Promise<void> {
    const member = accountability?.user;
    if (!member) return;
    const running: { expiresAt: Date | null }[] = await database(COLLECTION)
      .where({ user_created: member, state: "approved" })
      .select("expiresAt");
    const isEarly = running.some(
      ({ expiresAt }) => expiresAt !== null && !mayClaimAgain(expiresAt, now()),
    );
    if (isEarly) throw ruleRefusal(CLAIM_TOO_EARLY);
  }

  async function updateEntitlement(claim: Claim): Promise<void> {
    if (!claim.user_created) return;
    const entitlements = await itemsOf("entitlements");
    const providerRef = providerRefOf(claim.id);
    const present = await database("entitlements").where({ providerRef }).first("id");
    const isApproved = claim.state === "approved";
    if (present) {
      const renewed = { status: "active", validUntil: claim.expiresAt };
      await entitlements.updateMany([present.id], isApproved ? renewed : { status: "expired" });
    } else if (isApproved) {
      await entitlements.createOne({
        user: claim.user_created,
        source: "youtube",
        plan: "none",
        status: "active",
        validFrom: now(),
        validUntil: claim.expiresAt,
        providerRef,
      });
    }
  }
}

function listUnsettledClaims(database: Knex, now: Date): Promise<Claim[]> {
  return database(`${COLLECTION} as claim`)
    .leftJoin("entitlements as given", "given.providerRef", database.raw("'youtube:' || claim.id"))
    .where("claim.state", "approved")
    .where("claim.expiresAt", ">", now)
    .where("claim.expiresAt", "<=", new Date(now.getTime() + CLAIM_MS - UPDATED_WITHIN_MS))
    .whereNull("given.id")
    .select("claim.id", "claim.state", "claim.user_created", "claim.expiresAt");
}
