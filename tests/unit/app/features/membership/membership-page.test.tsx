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
  currency: "chf",
  amountCents: 990,
  paymentMethod: "card",
  periodEnd: "2026-12-21T12:00:00.000Z",
  graceUntil: null,
};

const props: Props = {
  prices: [
    { plan: "month", currency: "chf", amountCents: 990 },
    { plan: "month", currency: "brl", amountCents: 5990 },
    { plan: "year", currency: "chf", amountCents: 9900 },
    { plan: "year", currency: "brl", amountCents: 59900 },
  ],
  formKey: "00000000-0000-4000-8000-000000000000",
  returnTo: "membership",
  overview: { subscription: null, others: [] },
  receipts: [],
  answer: null,
  freeTo: "/app",
  youtubeTo: "/app/membership/youtube",
};

function draw(changes: Partial<Props>): string {
  const Component = () => <MembershipPage {...props} {...changes} />;
  const Page = createRemixStub([{ path: "/", Component }]);
  const { container } = render(<Page />);
  return container.innerHTML.replaceAll("\u00a0", " ").replaceAll("&nbsp;", " ");
}

const drawPaid = (changes: Partial<Subscription>) =>
  draw({ overview: { subscription: { ...paid, ...changes }, others: [] } });

const button = (name: string) => screen.queryByRole("button", { name });

describe("the choice of a plan", () => {
  test("shows both prices before anything is chosen, and what a year saves", () => {
    const html = draw({});
    expect(html).toContain("CHF 9.90 ou R$ 59,90 por mês");
    expect(html).toContain("CHF 99.00 ou R$ 599,00 por ano. CHF 19.80 a menos que doze meses.");
  });

  test("sells nothing while prices can't be told, and keeps the free plan in sight", () => {
    draw({ prices: null });
    expect(button("Ir para o pagamento")).toBeNull();
    expect(screen.getByRole("link", { name: "Continuar grátis" })).toBeDefined();
  });

  test("does not call free what was given otherwise", () => {
    draw({ overview: { subscription: null, others: [{ source: "gift", validUntil: null }] } });
    expect(screen.queryByRole("link", { name: "Continuar grátis" })).toBeNull();
    expect(screen.getByRole("link", { name: "Continuar como está" })).toBeDefined();
  });

  test("offers no currency without a price", () => {
    const html = draw({ prices: props.prices?.filter(({ currency }) => currency === "chf") ?? [] });
    expect(html).not.toContain("Reais");
  });

  test("says that the provider is away, and that nothing was charged", () => {
    draw({ answer: { kind: "failed", failure: "unavailable" } });
    expect(screen.getByRole("alert").textContent).toContain("Nada foi cobrado");
    expect(screen.getByRole("link", { name: "Continuar grátis" })).toBeDefined();
  });

  test("is not shown while it can't be told whether there is a subscription", () => {
    draw({ overview: null, receipts: null });
    expect(button("Ir para o pagamento")).toBeNull();
  });
});

describe("a subscription", () => {
  test("tells the next charge and offers to cancel", () => {
    const html = drawPaid({});
    expect(html).toContain("Próxima cobrança");
    expect(html).toContain("21 dez. 2026");
    expect(button("Confirmar o cancelamento")).not.toBeNull();
    expect(button("Ir para o pagamento")).toBeNull();
  });

  test("cancelled can be taken back and tells how long the access lasts", () => {
    const html = drawPaid({ state: "cancelled" });
    expect(html).toContain("O acesso vale até 21 dez. 2026");
    expect(button("Desfazer o cancelamento")).not.toBeNull();
    expect(button("Confirmar o cancelamento")).toBeNull();
  });

  test.each([
    ["grace", "Seu acesso continua até 28 nov. 2026"],
    ["unpaid", "O acesso pago está pausado"],
  ] as const)("in state %s leads to another card, not to a second purchase", (state, words) => {
    const html = drawPaid({ state, graceUntil: "2026-11-28T12:00:00.000Z" });
    expect(html).toContain(words);
    expect(button("Trocar a forma de pagamento")).not.toBeNull();
    expect(button("Ir para o pagamento")).toBeNull();
  });

  test("ended can be bought anew, and its receipts stay", () => {
    const receipt = {
      id: "in_1",
      number: "DEMO-0001",
      status: "paid",
      currency: "chf",
      amountCents: 990,
      taxCents: 74,
      createdAt: "2026-11-21T12:00:00.000Z",
      url: "https://pay.example/r/1",
    };
    const subscription = { ...paid, state: "expired" as const };
    const html = draw({ overview: { subscription, others: [] }, receipts: [receipt] });
    expect(button("Ir para o pagamento")).not.toBeNull();
    expect(html).toContain("IVA incluído CHF 0.74");
  });

  test("of the channel or a gift is told beside the plans", () => {
    const others = [{ source: "youtube" as const, validUntil: "2026-12-26T12:00:00.000Z" }];
    const html = draw({ overview: { subscription: null, others } });
    expect(html).toContain("membro do canal no YouTube");
    expect(html).toContain("26 dez. 2026");
  });
});
