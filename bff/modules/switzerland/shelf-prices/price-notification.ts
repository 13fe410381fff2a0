import type { PriceOutcome } from "../../../../contract/classifieds/price-receipts.ts";
import { shelfPages } from "../../../../contract/shared/shelves.ts";
import type { Notify } from "../../../cms/notify.ts";
import type { Database } from "../../../db/database.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import { findReceipt } from "./price-receipts.repository.ts";

type Decided = {
  receiptId: string;
  outcome: PriceOutcome;
  /** Its name. */
  product: string;
  chain: string;
};

export type PriceNotification = {
  jobKind: JobKind<Decided>;
  /** Queues a notification to the price's author, sent once the transaction commits. */
  notify: (within: Database, decided: Decided) => Promise<void>;
};

export type PriceNotificationDeps = { db: Database; jobs: Jobs; notify: Notify };

const NOTIFY = "price-notice";
/** A title in Directus has 255 characters, as many as the name of a product. */
const NAME_MAX_LENGTH = 120;
const PAGE = shelfPages["supermarket-costs"].path;

const outcomeText: Readonly<Record<PriceOutcome, string>> = {
  confirmed: "O preço que você contou foi confirmado",
  refused: "O preço que você contou não foi confirmado",
};

/** Notifies authors of decisions about their prices. The page names the reasons of a refusal. */
export function createPriceNotification(deps: PriceNotificationDeps): PriceNotification {
  const { db, jobs } = deps;
  return {
    jobKind: {
      name: NOTIFY,
      retries: OUTLASTING_DIRECTUS,
      async handle({ receiptId, outcome, product, chain }) {
        const receipt = await findReceipt(db, receiptId);
        // A new receipt replaced this one, or the team decided otherwise.
        if (receipt?.outcome !== outcome) return;
        const author = await findUserById(db, receipt.userId);
        if (!author) return;
        const name = product.slice(0, NAME_MAX_LENGTH);
        const title = `${outcomeText[outcome]}: ${name}, ${chain}`;
        await deps.notify(
          {
            type: "moderation",
            url: `${PAGE}#confirmar`,
            targetType: "product_prices",
            target: receipt.priceId,
            groupKey: `moderation:prices:${receiptId}:${outcome}`,
          },
          [{ owner: author.directusUserId, title }],
        );
      },
    },
    notify: (within, decided) => jobs.send(NOTIFY, decided, within),
  };
}
