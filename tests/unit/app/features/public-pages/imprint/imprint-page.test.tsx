import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ImprintPage } from "~/features/public-pages/imprint/imprint-page";
import { operatorOf } from "../../../../../../config/operator";
import { operatorEnvironment } from "../../../../../support/operator";

function draw(PORTAL_MODE: string): string {
  const operator = operatorOf({ ...operatorEnvironment, PORTAL_MODE });
  const Page = createRemixStub([
    { path: "/", Component: () => <ImprintPage operator={operator} /> },
  ]);
  render(<Page />);
  return screen.getByRole("main").textContent;
}

test("imprint: names the operator of the portal with address, e-mail and number", () => {
  const words = draw("production");
  for (const word of ["Ponte Verlag GmbH", "Seestrasse 7", "8002 Zurique", "CHE-123.456.789"]) {
    expect(words).toContain(word);
  }
  expect(screen.getByRole("link", { name: "contato@ponte.example" })).toBeDefined();
  expect(words).not.toContain("demonstração");
});

test("imprint: says that a demo is a demo", () => {
  expect(draw("demo")).toContain("Isto é uma demonstração");
});
