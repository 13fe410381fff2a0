import { expect, test } from "vitest";
import { createAbsentProvider } from "../../../../../../../bff/modules/account/billing/payments/absent-provider.ts";
import { createPrices } from "../../../../../../../bff/modules/account/billing/payments/prices.ts";

test("payments without a provider: list no prices, which is not an outage", async () => {
  const listPrices = createPrices(createAbsentProvider(), () => new Date());
  await expect(listPrices()).rejects.toMatchObject({ code: "payment.not_sold" });
});
