import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { describe, expect, test } from "vitest";
import { MembershipPage } from "~/features/membership/membership-page";

type Props = ComponentProps<typeof MembershipPage>;
type Subscription = NonNullable<NonNullable<Props["overview"]>["subscription"]>;

const paid: Subscription = {
  state: "active",
  plan: "month",
  nextPlan: null,
  currency: "chf",
  amountCents: 990,
  paymentMethod: "card",
  periodEnd: "2026-12-21T12:00:00.000Z",
  graceUntil: null,
};

const price = (
  plan: "month" | "year",
  currency: "chf" | "brl",
  amountCents: number,
  cents = 0,
) => ({
  plan,
  currency,
  amountCents,
  tax: { amountCents: cents, percent: cents > 0 ? 8.1 : null, isIncluded: true },
});
const sale = {
  prices: [
    price("month", "chf", 990, 74),
    price("month", "brl", 5990),
    price("year", "chf", 9900, 742),
    price("year", "brl", 59900),
  ],
  methods: { chf: ["card", "twint"], brl: ["card"] },
  taxNumber: "CHE-000.000.000 MWST",
};

const props: Props = {
  sale,
  formKey: "00000000-0000-4000-8000-000000000000",
  overview: { subscription: null, isPending: false, others: [] },
  receipts: [],
  seller: "Ponte Verlag GmbH",
  answer: null,
};
const without = { subscription: null, isPending: false, others: [] };

function draw(changes: Partial<Props>): string {
  const Component = () => <MembershipPage {...props} {...changes} />;
  const Page = createRemixStub([{ path: "/", Component }]);
  const { container } = render(<Page />);
  return container.innerHTML.replaceAll("\u00a0", " ").replaceAll("&nbsp;", " ");
}

const drawPaid = (changes: Partial<Subscription>) =>
  draw({ overview: { ...without, subscription: { ...paid, ...changes } } });

const button = (name: string) => screen.queryByRole("button", { name });

const refused = { intent: "buy", isDone: false, lastResult: null, failure: null };

describe("plan selection", () => {
  test("shows both prices before a choice, and the yearly saving", () => {
    const html = draw({});
    expect(html).toContain("CHF 9.90 ou R$ 59,90 por mês");
    expect(html).toContain(
      "CHF 99.00 ou R$ 599,00 por ano. Você economiza CHF 19.80 ou R$ 119,80 em relação a doze mensalidades.",
    );
  });

  test("states the tax before the purchase, as reported by the provider", () => {
    const html = draw({});
    expect(html).toContain(
      "Em francos, o preço inclui 8,1% de imposto (IVA): CHF 0.74 por mês ou CHF 7.42 por ano.",
    );
    expect(html).toContain("Em reais, nenhum imposto é cobrado.");
    expect(html).toContain("Nº de IVA do vendedor: CHE-000.000.000 MWST.");
  });

  test("states no tax if the provider reports none", () => {
    const prices = sale.prices.map((each) => ({ ...each, tax: null }));
    const html = draw({ sale: { ...sale, prices } });
    expect(html).not.toContain("%");
    expect(html).not.toContain("CHE-");
    expect(html).toContain("Se houver imposto, ele aparece na página de pagamento");
  });

  test("names the provider's payment methods for each currency", () => {
    const html = draw({});
    expect(html).toContain("Cartão ou TWINT");
    expect(html).not.toContain("Cartão ou Pix");
  });

  test("says that nothing is sold, without asking to come back in minutes", () => {
    const html = draw({ sale: "closed" });
    expect(html).toContain("Ainda não vendemos a assinatura");
    expect(html).not.toContain("em alguns minutos");
    expect(button("Ir para o pagamento")).toBeNull();
    expect(screen.getByRole("link", { name: "Continuar grátis" })).toBeDefined();
  });

  test("collapses the coupon field", () => {
    draw({});
    expect(screen.getByText("Tenho um cupom").closest("details")?.open).toBe(false);
  });

  test("keeps plan, currency and coupon after a coupon error", () => {
    const lastResult = {
      status: "error" as const,
      initialValue: { plan: "year", currency: "brl", coupon: "NADA" },
      error: { coupon: ["Este cupom não existe."] },
    };
    draw({ answer: { ...refused, lastResult } });
    const isChosen = (name: RegExp) =>
      screen.getByRole<HTMLInputElement>("radio", { name }).checked;
    expect([isChosen(/^Anual/), isChosen(/^Reais/)]).toEqual([true, true]);
    const coupon = screen.getByLabelText<HTMLInputElement>("Cupom");
    expect(coupon.value).toBe("NADA");
    expect(coupon.closest("details")?.open).toBe(true);
  });

  test("sells nothing while prices are unavailable, and keeps the free plan visible", () => {
    draw({ sale: null });
    expect(button("Ir para o pagamento")).toBeNull();
    expect(screen.getByRole("link", { name: "Continuar grátis" })).toBeDefined();
  });

  test("does not offer the free plan to a member with other access", () => {
    draw({ overview: { ...without, others: [{ source: "gift", validUntil: null }] } });
    expect(screen.queryByRole("link", { name: "Continuar grátis" })).toBeNull();
    expect(screen.getByRole("link", { name: "Continuar como está" })).toBeDefined();
  });

  test("offers no currency without a price", () => {
    const html = draw({
      sale: { ...sale, prices: sale.prices.filter(({ currency }) => currency === "chf") },
    });
    expect(html).not.toContain("Reais");
  });

  test("says that the provider is unavailable, and that nothing was charged", () => {
    draw({ answer: { ...refused, failure: { code: "unavailable" } } });
    expect(screen.getByRole("alert").textContent).toContain("Nada foi cobrado");
    expect(screen.getByRole("link", { name: "Continuar grátis" })).toBeDefined();
  });

  test("is hidden while the subscription is unknown", () => {
    draw({ overview: null, receipts: null });
    expect(button("Ir para o pagamento")).toBeNull();
  });
});

describe("subscription", () => {
  test("shows the next charge and offers to cancel", () => {
    const html = drawPaid({});
    expect(html).toContain("Próxima cobrança");
    expect(html).toContain("21 dez. 2026");
    expect(button("Confirmar o cancelamento")).not.toBeNull();
    expect(button("Ir para o pagamento")).toBeNull();
  });

  test("says before a plan change when it takes effect, and afterwards that it is pending", () => {
    expect(drawPaid({})).toContain("o que sobrou do mês é descontado");
    expect(drawPaid({ plan: "year" })).toContain("o ano já pago vale até 21 dez. 2026");
    const html = drawPaid({ plan: "year", nextPlan: "month" });
    expect(html).toContain("Mensal a partir de 21 dez. 2026");
    expect(html).not.toContain("Se você mudar");
  });

  test("that is cancelled can be resumed, and shows the end of access", () => {
    const html = drawPaid({ state: "cancelled" });
    expect(html).toContain("O acesso vale até 21 dez. 2026");
    expect(button("Desfazer o cancelamento")).not.toBeNull();
    expect(button("Confirmar o cancelamento")).toBeNull();
  });

  test.each([
    ["grace", "Seu acesso continua até 28 nov. 2026"],
    ["unpaid", "O acesso pago está pausado"],
  ] as const)(
    "in state %s links to another payment method, not to a second purchase",
    (state, words) => {
      const html = drawPaid({ state, graceUntil: "2026-11-28T12:00:00.000Z" });
      expect(html).toContain(words);
      expect(button("Trocar a forma de pagamento")).not.toBeNull();
      expect(button("Ir para o pagamento")).toBeNull();
    },
  );

  test("that ended can be bought again, and keeps its receipts", () => {
    const receipt = {
      id: "in_1",
      number: "DEMO-0001",
      status: "paid",
      currency: "chf",
      amountCents: 990,
      taxCents: 74,
      taxPercent: 8.1,
      taxNumber: "CHE-000.000.000 MWST",
      createdAt: "2026-11-21T12:00:00.000Z",
      url: "https://pay.example/r/1",
    };
    const subscription = { ...paid, state: "expired" as const };
    const html = draw({ overview: { ...without, subscription }, receipts: [receipt] });
    expect(button("Ir para o pagamento")).not.toBeNull();
    expect(html).toContain("IVA de 8,1% incluído CHF 0.74");
    expect(html).toContain("Vendido por Ponte Verlag GmbH");
    expect(html).toContain("Nº de IVA CHE-000.000.000 MWST");
  });

  test("from the channel or a gift is shown first, with the plans on demand", () => {
    const others = [{ source: "youtube" as const, validUntil: "2026-12-26T12:00:00.000Z" }];
    const html = draw({ overview: { ...without, others } });
    expect(html).toContain("membro do canal no YouTube");
    expect(html).toContain("26 dez. 2026");
    const plans = screen.getByText("Ver os planos mesmo assim").closest("details");
    expect(plans?.open).toBe(false);
    expect(plans?.contains(button("Ir para o pagamento"))).toBe(true);
  });

  test("that was resumed shows the day of the next charge", () => {
    const overview = { ...without, subscription: paid };
    draw({ overview, isResumed: true });
    expect(screen.getByRole("status").textContent).toContain("O cancelamento foi desfeito");
    expect(screen.getByRole("status").textContent).toContain("21 dez. 2026");
  });

  test("that was cancelled again does not say that it was resumed", () => {
    const overview = { ...without, subscription: { ...paid, state: "cancelled" as const } };
    expect(draw({ overview, isResumed: true })).not.toContain("foi desfeito");
  });
});

describe("pending payment", () => {
  test("is shown, and nothing is sold beside it", () => {
    const html = draw({ overview: { ...without, isPending: true } });
    expect(html).toContain("Seu pagamento está em análise");
    expect(button("Ir para o pagamento")).toBeNull();
  });
});
