import { ServiceError } from "../../../../errors.ts";
import type { PaymentProvider } from "./provider.ts";

/** Used if no payment provider is configured: nothing can be bought, everything else works. */
export function createAbsentProvider(): PaymentProvider {
  const refuse = async (): Promise<never> => {
    throw new ServiceError("payment.unavailable");
  };
  const refuseToSell = async (): Promise<never> => {
    throw new ServiceError("payment.not_sold");
  };
  return {
    listPrices: refuseToSell,
    createCustomer: refuse,
    setCustomerEmail: refuse,
    deleteCustomer: refuse,
    startCheckout: refuseToSell,
    endCheckouts: refuse,
    findCheckout: refuse,
    listUnpaidCheckouts: refuse,
    openPortal: refuse,
    setCancelAtPeriodEnd: refuse,
    endSubscription: refuse,
    refund: refuse,
    findSubscription: refuse,
    listSubscriptionsSince: refuse,
    listInvoices: refuse,
    readEvent() {
      throw new ServiceError("payment.unavailable");
    },
  };
}
