import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import {
  checkoutState,
  grace,
  membershipOverview,
  priceList,
  providerPage,
  receiptList,
  type CheckoutOrder,
} from "../../contract/api/payments-v1.ts";
import { createAskService, type Caller } from "./ask-service.server";
import type { ReturnPlace } from "../../contract/account/membership.ts";

export type {
  CheckoutOrder,
  MembershipOverview,
  PlanPrice,
  PriceList,
  PriceTax,
  Receipt,
} from "../../contract/api/payments-v1.ts";

/** The service makes several calls to the payment provider, each within seconds. */
const CHECKOUT_TIMEOUT_MS = 12_000;
const CHANGE_TIMEOUT_MS = 12_000;
/** Short, because it is on every page of a paying member. */
const GRACE_TIMEOUT_MS = 1_000;

export function createPaymentsApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (name: string) => `api/payments/v1/${name}`;
  return {
    listPrices(): Promise<JsonResult<z.output<typeof priceList>>> {
      return ask(priceList, path("prices"));
    },
    findMembership(): Promise<JsonResult<z.output<typeof membershipOverview>>> {
      return ask(membershipOverview, path("membership"), { bearer });
    },
    findGrace(): Promise<JsonResult<z.output<typeof grace>>> {
      return ask(grace, path("grace"), { bearer, timeoutMs: GRACE_TIMEOUT_MS });
    },
    listReceipts(): Promise<JsonResult<z.output<typeof receiptList>>> {
      return ask(receiptList, path("receipts"), { bearer });
    },
    startCheckout(
      body: CheckoutOrder,
      idempotencyKey: string,
    ): Promise<JsonResult<z.output<typeof providerPage>>> {
      const timeoutMs = CHECKOUT_TIMEOUT_MS;
      return ask(providerPage, path("checkout"), {
        method: "POST",
        bearer,
        body,
        idempotencyKey,
        timeoutMs,
      });
    },
    findCheckout(id: string): Promise<JsonResult<z.output<typeof checkoutState>>> {
      return ask(checkoutState, path(`checkout/${encodeURIComponent(id)}`), { bearer });
    },
    openPortal(body: {
      start: "overview" | "card";
      returnTo: ReturnPlace;
    }): Promise<JsonResult<z.output<typeof providerPage>>> {
      return ask(providerPage, path("portal"), { method: "POST", bearer, body });
    },
    setCancelled(isCancelled: boolean): Promise<JsonResult<z.output<typeof membershipOverview>>> {
      const timeoutMs = CHANGE_TIMEOUT_MS;
      return ask(membershipOverview, path(isCancelled ? "cancel" : "undo-cancel"), {
        method: "POST",
        bearer,
        timeoutMs,
      });
    },
  };
}

export type PaymentsApi = ReturnType<typeof createPaymentsApi>;

const PICTURE_TIMEOUT_MS = 15_000;

export function createMembershipApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  return {
    sendClaimProof: (bytes: Uint8Array): Promise<JsonResult<null>> =>
      ask(z.null(), "api/membership/v1/claim-proof", {
        method: "POST",
        bearer,
        bytes,
        timeoutMs: PICTURE_TIMEOUT_MS,
      }),
  };
}

export type MembershipApi = ReturnType<typeof createMembershipApi>;
