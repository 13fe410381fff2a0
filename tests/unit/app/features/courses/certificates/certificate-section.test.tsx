import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  CertificateSection,
  type CertificateHolder,
} from "~/features/courses/certificates/certificate-section";
import type { UnpassedTest } from "~/features/courses/learning.server";

function open(holder: CertificateHolder, unpassed: readonly UnpassedTest[] | null = []) {
  const page = (
    <CertificateSection certificate={null} isFinished holder={holder} unpassed={unpassed} />
  );
  const Stub = createRemixStub([{ path: "/", Component: () => page }]);
  return render(<Stub />).container;
}
const ana = { name: "Ana Souza", isWhole: true };

describe("certificate section", () => {
  test("states the passing grade and shows the name as it is printed", () => {
    const page = open(ana);
    expect(page.textContent).toContain("60% em cada teste");
    expect(page.textContent).toContain("Nome no certificado: Ana Souza");
    expect(page.querySelector("input:not([type=hidden])")).toBeNull();
    expect(screen.getByRole("button", { name: "Emitir certificado" })).toBeDefined();
  });

  test("names the tests not yet passed, without a button", () => {
    const page = open(ana, [
      { title: "Teste um", percent: 60 },
      { title: "Teste dois", percent: 70 },
    ]);
    expect(page.textContent).toContain("Teste um (60%) e Teste dois (70%)");
    expect(page.querySelector("button")).toBeNull();
  });

  test("warns in advance of letters that can't be printed", () => {
    expect(open({ name: "Ana", isWhole: false }).textContent).toContain("não tem todas as letras");
    expect(open({ name: null, isWhole: false }).textContent).toContain("não tem as letras");
  });
});
