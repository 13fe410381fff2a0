import type { AddressInfo } from "node:net";
import { connectStripe } from "../../../../bff/modules/account/billing/payments/stripe-provider.ts";
import { startPaymentDouble } from "../../../../scripts/stack/payment/payment-double.ts";
import type { PaymentDouble } from "../../../../scripts/stack/payment/payment-double.ts";
import type { Subscription } from "../../../../scripts/stack/payment/payment-state.ts";
import { startTestService } from "../service.ts";

export const secretKey = "sk_test_of_these_tests";
export const webhookSecret = "whsec_of_these_tests";

/** The payment double for a test, and its provider client. Webhooks go to `receiver.url`. */
export async function startProvider() {
  const receiver = { url: "http://127.0.0.1:9/webhooks/stripe" };
  const double = await startPaymentDouble({
    port: 0,
    dataDir: null,
    secretKey,
    webhookSecret,
    webhookUrl: () => receiver.url,
  });
  const provider = connectStripe({ secretKey, webhookSecret, apiOrigin: apiOriginOf(double) });
  return { double, provider, receiver };
}

/** The service with that provider, whose webhooks reach it. */
export async function startServiceWithProvider() {
  const { double, provider, receiver } = await startProvider();
  const service = await startTestService({ paymentProvider: provider });
  // The provider uses real time.
  service.clock.now = new Date();
  await service.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = service.app.server.address() as AddressInfo;
  receiver.url = `http://127.0.0.1:${port}/webhooks/stripe`;
  return { service, double, provider };
}

/** `localhost` may resolve to IPv6 first, where the double does not listen. */
export const apiOriginOf = ({ address }: PaymentDouble): string =>
  address.replace("localhost", "127.0.0.1");

/** Submits the provider's page like a person. Returns the redirect target. */
export async function onPaymentPage(
  url: string,
  form: Record<string, string>,
): Promise<string | null> {
  const answer = await fetch(url.replace("localhost", "127.0.0.1"), {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  await answer.body?.cancel();
  return answer.headers.get("location");
}

export function requireSubscription(double: PaymentDouble, customer: string): Subscription {
  const found = double.state.subscriptions.findLast((each) => each.customer === customer);
  if (!found) throw new Error(`${customer} has no subscription`);
  return found;
}
