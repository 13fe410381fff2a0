import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { OfferCard as Card } from "~/features/classifieds/frame/offer";
import { OfferCard } from "~/features/classifieds/frame/offer-card";
import { OfferComparison } from "~/features/classifieds/frame/offer-comparison";

const card = (title: string, overrides: Partial<Card> = {}): Card => ({
  ...{ id: title, slug: title, title, subtitle: null, marks: [], figures: [], facts: [] },
  ...{ source: { source: "Teste", sourceUrl: null, checked: null, until: null }, state: "aged" },
  ...overrides,
});

function draw(page: ReactNode): HTMLElement {
  const Page = createRemixStub([{ path: "*", Component: () => page }]);
  return render(<Page />).container;
}

const facts = [
  { label: "Rede", value: "Sunrise" },
  { label: "eSIM", value: null },
  { label: "Fidelidade", value: null },
];

test("offer card: lists the fields that nobody stated in one line", () => {
  const page = draw(<OfferCard card={card("Plano", { facts })} openPath="/x" />);
  expect(page.textContent).toContain("Não informado: eSIM e fidelidade.");
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Rede"]);
  expect(page.textContent).not.toContain("s/d");
});

test("offer card: says nothing when every field is stated", () => {
  const page = draw(<OfferCard card={card("Plano", { facts: facts.slice(0, 1) })} openPath="/x" />);
  expect(page.textContent).not.toContain("Não informado");
});

test("offer card: leaves the age to the list that says it for all", () => {
  const alone = draw(<OfferCard card={card("Plano")} openPath="/x" />);
  expect(alone.textContent).toContain("Confira na fonte");
  const listed = draw(<OfferCard card={card("Plano")} openPath="/x" isAgeSaid />);
  expect(listed.textContent).not.toContain("Confira na fonte");
});

test("comparison: has rows only for fields that some offer states", () => {
  const other = [...facts.slice(0, 2), { label: "Fidelidade", value: "12 meses" }];
  const page = draw(
    <OfferComparison
      offers={[card("Um", { facts }), card("Outro", { facts: other })]}
      clearPath="/x"
    />,
  );
  const table = screen.getByRole("table");
  expect(table.textContent).toContain("Fidelidade");
  expect(table.textContent).toContain("não informado");
  expect(table.textContent).not.toContain("eSIM");
  expect(page.textContent).toContain("Não informado: eSIM.");
});
