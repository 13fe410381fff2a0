import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { InsurerMonthStrip } from "~/features/insurer-month/insurer-month-strip";
import { closePages } from "../../../../../contract/shared/closed-paths.ts";
import { insurerMonthAt } from "../../../../../contract/switzerland/insurer-month.ts";

const classifiedsPath = "/app/classifieds/jobs";
afterEach(() => closePages({ closedPaths: [], classifiedsPath }));

function show(today: string, at: "plan" | "compare" | "letter" | "post" = "plan") {
  const month = insurerMonthAt(today);
  const Page = createRemixStub([
    { path: "/", Component: () => <InsurerMonthStrip month={month} at={at} /> },
  ]);
  render(<Page />);
  return screen.getByRole("region", { name: "Troca de seguradora, passo a passo" });
}

const hrefOf = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

describe("insurer month strip", () => {
  test("on the plan leads to the comparison, and names deadline and last safe posting day", () => {
    const strip = show("2026-09-29");
    expect(hrefOf("Comparar os prêmios")).toBe("/pt-BR/app/classifieds/health-insurances");
    expect(strip.textContent).toContain("até segunda-feira, 30 de novembro de 2026");
    expect(strip.textContent).toContain("depois de quarta-feira, 25 de novembro de 2026");
    expect(strip.querySelector("[aria-current]")).toBeNull();
  });

  test("marks the current stage, and links to the others that have a page", () => {
    const strip = show("2026-11-10", "compare");
    const [compare, join, letter, post, tick] = within(strip).getAllByRole("listitem");
    expect(join?.textContent).toBe("Aderir à nova");
    expect(compare?.getAttribute("aria-current")).toBe("step");
    expect(within(strip).queryByRole("link", { name: "Comparar" })).toBeNull();
    expect(letter?.querySelector("a")?.getAttribute("href")).toBe(
      "/pt-BR/app/letters/cancel-insurer",
    );
    expect(post?.querySelector("a")).toBeNull();
    expect(tick?.querySelector("a")?.getAttribute("href")).toBe(
      "/pt-BR/app/plan?step=change-insurer",
    );
  });

  test.each(["plan", "compare", "letter"] as const)(
    "at %s says where to join, and links to the official comparison",
    (at) => {
      const strip = show("2026-11-10", at);
      expect(strip.textContent).toContain("o pedido se faz no site da própria seguradora");
      expect(hrefOf("Priminfo, o comparador oficial")).toBe("https://www.priminfo.admin.ch/");
    },
  );

  test("after the letter leads back to the step", () => {
    const strip = show("2026-11-10", "post");
    expect(strip.textContent).not.toContain("Priminfo");
    expect(hrefOf("Marcar no meu plano")).toBe("/pt-BR/app/plan?step=change-insurer");
  });

  test.each([
    ["2026-11-28", "Faltam 2 dias: postada agora, a carta pode chegar tarde"],
    ["2026-11-30", "Hoje é o último dia: pelo correio, a carta já não chega a tempo"],
  ])("on %s warns about the post, and says what still works", (today, title) => {
    const strip = show(today, "letter");
    expect(strip.textContent).toContain(title);
    expect(strip.textContent).toContain("entregar a carta no balcão da seguradora");
    expect(strip.textContent).toContain("por e-mail, se a sua seguradora aceitar");
    expect(strip.textContent).not.toContain("O BAG aconselha");
  });

  test("after the deadline names the next month and the exit in June", () => {
    const strip = show("2026-12-01");
    expect(strip.textContent).toContain("passou em segunda-feira, 30 de novembro de 2026");
    expect(strip.textContent).toContain("abre por volta de 29 de setembro de 2027");
    expect(strip.textContent).toContain("só sai em 30 de junho de 2027");
    expect(strip.textContent).toContain("até 31 de março de 2027");
  });

  test("from April on offers no exit in June", () => {
    expect(show("2027-04-01").textContent).not.toContain("junho");
  });

  test("does not link to a closed comparison", () => {
    closePages({ closedPaths: ["/app/classifieds/health-insurances"], classifiedsPath });
    show("2026-11-10");
    expect(hrefOf("Comparar os prêmios")).toBeUndefined();
  });
});
