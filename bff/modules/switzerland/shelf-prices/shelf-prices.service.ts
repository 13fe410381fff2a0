import { randomUUID } from "node:crypto";
import type {
  OwnPrice,
  PriceDecision,
  PricesToConfirm,
  PriceVoteInput,
  WaitingPrice,
} from "../../../../contract/api/shelf-prices-v1.ts";
import {
  judgePrice,
  MOST_LISTED_PRICES,
  RECEIPT_DAYS,
  RECEIPT_MAX_BYTES,
  UNDECIDED_RECEIPT_DAYS,
} from "../../../../contract/classifieds/price-receipts.ts";
import { PRICE_HOLDS_DAYS } from "../../../../contract/classifieds/supermarket.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { CmsShelfPrices, PriceValues, ReportedPrice } from "../../../cms/cms-shelf-prices.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import { toPhoto } from "../../../pictures/photo.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import type { SanctionsService } from "../../relations/moderation/sanctions.service.ts";
import type { PriceNotification } from "./price-notification.ts";
import {
  deleteReceiptsOf,
  expireReceipts,
  findReceipt,
  insertVote,
  listOpenReceipts,
  listOwnReceipts,
  listVotes,
  lockReceipt,
  replaceReceipt,
  setOutcome,
} from "./price-receipts.repository.ts";
import type { ListedReceipt } from "./price-receipts.repository.ts";

/** @param isTeam true for an editor or administrator */
export type PriceReader = { userId: string; isTeam: boolean };

/** All methods @throws {ServiceError} `unavailable` while Directus is. */
export type ShelfPrices = {
  list(reader: PriceReader): Promise<PricesToConfirm>;
  /**
   * Stores the receipt of the member's own price, re-encoded as WebP without camera metadata. It replaces an
   * earlier receipt, whose votes are deleted: the price waits again.
   * @throws {ServiceError} `validation_failed` for the field `receipt`, `not_found` without that price,
   * `member.banned`
   */
  storeReceipt(
    userId: string,
    price: { product: string; chain: string },
    bytes: Buffer,
  ): Promise<void>;
  /** @throws {ServiceError} `not_found`, also for a reader who may not see it */
  readReceipt(reader: PriceReader, id: string): Promise<Buffer>;
  /**
   * @throws {ServiceError} `not_found`, `forbidden` for the own price, `price.voted` for a second vote,
   * `price.decided`, `price.changed` for other values than the vote names, `member.banned`. A decision
   * notifies the author in the portal.
   */
  vote(reader: PriceReader, id: string, vote: PriceVoteInput): Promise<PriceDecision>;
};

export type ShelfPricesDeps = {
  db: Database;
  cmsShelfPrices: CmsShelfPrices;
  sanctions: Pick<SanctionsService, "requireMayWrite">;
  notifyAuthor: PriceNotification["notify"];
  now: () => Date;
};

const LONGEST_SIDE_PIXELS = 2_048;
const QUALITY_PERCENT = 80;
/** More than are listed: prices may have been deleted meanwhile. */
const READ_AT_ONCE = 50;

export function createShelfPrices(deps: ShelfPricesDeps): ShelfPrices {
  const { db, cmsShelfPrices, sanctions, notifyAuthor, now } = deps;

  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const firstDay = () => zurichDayOf(daysAgo(PRICE_HOLDS_DAYS));

  async function requireDirectusId(userId: string): Promise<string> {
    const user = await findUserById(db, userId);
    if (!user) throw new ServiceError("auth.invalid_token");
    return user.directusUserId;
  }

  /** Without those of a day to come, which no receipt proves; through Directus, members can write one. */
  async function listProvable(ids: readonly string[]): Promise<ReportedPrice[]> {
    const today = zurichDayOf(now());
    const prices = await cmsShelfPrices.listByIds(ids, firstDay()).catch(throwUnavailable);
    return prices.filter(({ seenAt }) => seenAt <= today);
  }

  /** @throws {ServiceError} `price.changed` if the author changed the price at the same moment */
  async function count(id: string, confirmations: number, seen: PriceValues): Promise<void> {
    const stored = await cmsShelfPrices.setConfirmations(id, confirmations).catch(throwUnavailable);
    if (hasValues(stored, seen)) return;
    await cmsShelfPrices.setConfirmations(id, 0).catch(throwUnavailable);
    throw new ServiceError("price.changed");
  }

  async function listWaiting({ userId, isTeam }: PriceReader): Promise<WaitingPrice[]> {
    const receipts = await listOpenReceipts(db, {
      ...{ userId, isTeam, since: daysAgo(UNDECIDED_RECEIPT_DAYS), take: READ_AT_ONCE },
    });
    const prices = await listProvable(receipts.map(({ priceId }) => priceId));
    const byId = new Map(prices.map((price) => [price.id, price]));
    return receipts
      .flatMap(({ id, priceId, outcome }) => {
        const price = byId.get(priceId);
        return price ? [{ receipt: id, ...shownOf(price), isRefused: outcome === "refused" }] : [];
      })
      .slice(0, MOST_LISTED_PRICES);
  }

  async function listOwn(userId: string): Promise<OwnPrice[]> {
    const author = await requireDirectusId(userId);
    const [prices, receipts] = await Promise.all([
      cmsShelfPrices.listByAuthor(author, firstDay()).catch(throwUnavailable),
      listOwnReceipts(db, userId),
    ]);
    const votes = await listVotes(
      db,
      receipts.map(({ id }) => id),
    );
    return prices.map((price) => {
      const receipt = receipts.find(({ priceId }) => priceId === price.id);
      const reasons = votes.flatMap(({ receiptId, reason }) =>
        receiptId === receipt?.id && reason ? [reason] : [],
      );
      return { ...shownOf(price), state: stateOf(price, receipt), reasons: [...new Set(reasons)] };
    });
  }

  return {
    async list(reader) {
      const [waiting, own] = await Promise.all([listWaiting(reader), listOwn(reader.userId)]);
      return { waiting, own };
    },

    async storeReceipt(userId, { product, chain }, bytes) {
      await sanctions.requireMayWrite(userId);
      const author = await requireDirectusId(userId);
      const side = LONGEST_SIDE_PIXELS;
      const { bytes: content } = await toPhoto(bytes, {
        maxBytes: RECEIPT_MAX_BYTES,
        quality: QUALITY_PERCENT,
        size: { width: side, height: side, fit: "inside", withoutEnlargement: true },
        refuse: (problem, cause) =>
          new ServiceError("validation_failed", { fields: { receipt: `proof.${problem}` }, cause }),
      });
      const price = await cmsShelfPrices.find({ author, product, chain }).catch(throwUnavailable);
      if (!price) throw new ServiceError("not_found");
      await db.transaction(async (within) => {
        const receipt = { id: randomUUID(), priceId: price.id, userId, content, createdAt: now() };
        await replaceReceipt(within, receipt);
        await cmsShelfPrices.setConfirmations(price.id, 0).catch(throwUnavailable);
      });
    },

    async readReceipt({ userId, isTeam }, id) {
      const receipt = await findReceipt(db, id);
      const isOpenTo = receipt && (isTeam || receipt.userId === userId || !receipt.outcome);
      if (!isOpenTo || !receipt.content) throw new ServiceError("not_found");
      return receipt.content;
    },

    async vote({ userId, isTeam }, id, { isRight, reason, ...seen }) {
      await sanctions.requireMayWrite(userId);
      return db.transaction(async (within) => {
        const receipt = await lockReceipt(within, id);
        if (!receipt?.content) throw new ServiceError("not_found");
        if (receipt.userId === userId) throw new ServiceError("forbidden");
        const before = await listVotes(within, [id]);
        if (before.some((vote) => vote.userId === userId)) throw new ServiceError("price.voted");
        const isFinal = before.some((vote) => vote.isTeam) || receipt.outcome === "confirmed";
        if (isFinal || (receipt.outcome && !isTeam)) throw new ServiceError("price.decided");
        const [price] = await listProvable([receipt.priceId]);
        if (!price) throw new ServiceError("not_found");
        if (!hasValues(price, seen)) throw new ServiceError("price.changed");
        const vote = { receiptId: id, userId, isRight, isTeam, reason, createdAt: now() };
        if (!(await insertVote(within, vote))) throw new ServiceError("price.voted");
        const votes = [...before, vote];
        const outcome = judgePrice(votes);
        if (!outcome) return { outcome };
        await setOutcome(within, id, { outcome, decidedAt: now() });
        const { product, chain } = shownOf(price);
        await notifyAuthor(within, { receiptId: id, outcome, product, chain });
        const confirmations = votes.filter((each) => each.isRight).length;
        await count(price.id, outcome === "confirmed" ? confirmations : 0, seen);
        return { outcome };
      });
    },
  };
}

const shownOf = ({ product, chain, cents, seenAt }: ReportedPrice) => ({
  ...{ product: product.name, chain, cents, seenAt },
});

const hasValues = (price: PriceValues, seen: PriceValues): boolean =>
  price.cents === seen.cents && price.seenAt === seen.seenAt;

/**
 * A price that counts was confirmed, even if its receipt is gone. A confirmation that no longer counts was
 * about other values.
 */
function stateOf(
  { confirmations }: ReportedPrice,
  receipt: ListedReceipt | undefined,
): OwnPrice["state"] {
  if (confirmations > 0) return "confirmed";
  if (!receipt || receipt.outcome === "confirmed") return "without-receipt";
  return receipt.outcome ?? "waiting";
}

function throwUnavailable(error: unknown): never {
  if (!isCmsUnavailable(error)) throw error;
  throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
}

/** Deletes receipts of deleted prices, and every night those whose time is over. */
export function createReceiptExpiry({ db, now }: Pick<ShelfPricesDeps, "db" | "now">): {
  jobKind: JobKind<object>;
  cmsChanged: CmsChangeListener;
} {
  return {
    jobKind: {
      name: "expire-price-receipts",
      cron: "25 3 * * *",
      retries: 3,
      async handle() {
        const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
        await expireReceipts(db, {
          decidedBefore: before(RECEIPT_DAYS),
          createdBefore: before(UNDECIDED_RECEIPT_DAYS),
        });
      },
    },
    async cmsChanged(collection, keys, action) {
      if (collection !== "product_prices" || action !== "delete" || keys.length === 0) return;
      await deleteReceiptsOf(db, keys);
    },
  };
}
