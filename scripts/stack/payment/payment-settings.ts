import {
  fieldsOf,
  listOf,
  textOf,
  textsOf,
  missing,
  ok,
  type Handler,
  type Route,
} from "./payment-form.ts";
import { findPlanOfPrice, listObject, priceObject } from "./payment-objects.ts";
import {
  DEMO_AMOUNTS_CENTS,
  DEMO_PLANS,
  taxCentsOf,
  taxIdObject,
  taxRateObject,
  totalTaxes,
} from "./payment-prices.ts";
import { newId, type PaymentState, type PaymentStore } from "./payment-state.ts";
import type { PriceCurrency } from "../../../contract/account/membership.ts";

export function createSettings({ state }: PaymentStore): readonly Route[] {
  const shownConfiguration = ({ id, metadata }: PaymentState["configurations"][number]) => ({
    id,
    object: "billing_portal.configuration",
    active: true,
    metadata,
  });

  const createConfiguration: Handler = (fields) => {
    const update = fieldsOf(fieldsOf(fields["features"])["subscription_update"]);
    const conditions = listOf(fieldsOf(update["schedule_at_period_end"])["conditions"]);
    const configuration = {
      id: newId("bpc"),
      metadata: textsOf(fields["metadata"]),
      isShorterLater: conditions.some((each) => fieldsOf(each)["type"] === "shortening_interval"),
    };
    state.configurations.push(configuration);
    return ok(shownConfiguration(configuration));
  };

  const previewInvoice: Handler = (fields) => {
    const [item] = listOf(fieldsOf(fields["subscription_details"])["items"]);
    const plan = findPlanOfPrice(fieldsOf(item)["price"]);
    if (!plan) return missing("price");
    const currency = (textOf(fields["currency"]) ?? "chf") as PriceCurrency;
    const total = DEMO_AMOUNTS_CENTS[plan][currency];
    const isTaxed = fieldsOf(fields["automatic_tax"])["enabled"] === "true";
    const taxCents = isTaxed ? taxCentsOf(total, currency) : 0;
    return ok({
      id: newId("upcoming_in"),
      object: "invoice",
      currency,
      total,
      total_taxes: totalTaxes(taxCents),
    });
  };

  const offered = { available: true, display_preference: { preference: "on", value: "on" } };
  const methodConfiguration = {
    id: "pmc_demo",
    object: "payment_method_configuration",
    active: true,
    is_default: true,
    card: offered,
    twint: offered,
    pix: offered,
  };

  return [
    ["GET", /^\/v1\/prices$/, () => ok(listObject("/v1/prices", DEMO_PLANS.map(priceObject)))],
    ["POST", /^\/v1\/invoices\/create_preview$/, previewInvoice],
    ["GET", /^\/v1\/tax\/settings$/, () => ok({ object: "tax.settings", status: "active" })],
    ["GET", /^\/v1\/tax_ids$/, () => ok(listObject("/v1/tax_ids", [taxIdObject]))],
    ["GET", /^\/v1\/tax_rates\/(\w+)$/, () => ok(taxRateObject)],
    [
      "GET",
      /^\/v1\/payment_method_configurations$/,
      () => ok(listObject("/v1/payment_method_configurations", [methodConfiguration])),
    ],
    [
      "GET",
      /^\/v1\/billing_portal\/configurations$/,
      () =>
        ok(
          listObject(
            "/v1/billing_portal/configurations",
            state.configurations.map(shownConfiguration),
          ),
        ),
    ],
    ["POST", /^\/v1\/billing_portal\/configurations$/, createConfiguration],
  ];
}
