import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { EligibilityCheck } from "~/features/classifieds/alpine/eligibility-check";

type Opened = Parameters<typeof EligibilityCheck>[0]["opened"];

function open(rule: Opened["rule"]): HTMLElement {
  const opened = { rule, nationality: null, others: [], contact: null, url: null };
  const Page = createRemixStub([
    { path: "*", Component: () => <EligibilityCheck opened={opened} /> },
  ]);
  render(<Page />);
  return screen.getByRole("status");
}

test("volunteering check: asks only for what the rules need and the member has not said", () => {
  const answer = open({ nationality: "ch_eu_efta", minAge: 18, maxAge: 70 });
  expect(answer.textContent).toBe("Diga seu passaporte e sua idade para ver a resposta.");
  fireEvent.change(screen.getByLabelText("Seu passaporte"), { target: { value: "eu_efta" } });
  expect(answer.textContent).toContain("Diga sua idade para ver a resposta.");
  expect(answer.textContent).toContain("Nacionalidade: aceita.");
});

test("volunteering check: says which rule the offer does not tell", () => {
  const answer = open({ nationality: null, minAge: 18, maxAge: null });
  fireEvent.change(screen.getByLabelText("Sua idade"), { target: { value: "30" } });
  expect(answer.textContent).toContain("Falta saber algo para responder");
  expect(answer.textContent).toContain("Nacionalidade: a oferta não informa a regra.");
});
