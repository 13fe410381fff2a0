import { expect, test } from "vitest";
import { createAbsentProvider } from "../../../../../../bff/modules/billing/payments/absent-provider.ts";
import { createPrices } from "../../../../../../bff/modules/billing/payments/prices.ts";

test("without a provider nothing is sold, which is no outage", async () => {
  const listPrices = createPrices(createAbsentProvider(), () => new Date());
  await expect(listPrices()).rejects.toMatchObject({ code: "payment.not_sold" });
});
