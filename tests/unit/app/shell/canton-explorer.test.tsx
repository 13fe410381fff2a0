import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CantonExplorer } from "~/shell/canton-explorer";

const cantons = [
  {
    code: "ZH",
    name: "Zurique",
    languages: ["alemão"],
    figures: {
      populationInThousands: 1620,
      medianMonthlySalaryChf: 7502,
      averageRentChf: null,
      sourceLines: ["População: BFS, 2024"],
    },
  },
  { code: "AG", name: "Argóvia", languages: ["alemão"], figures: null },
];

function draw(canSeeFigures: boolean, shown = cantons): HTMLElement {
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => <CantonExplorer cantons={shown} canSeeFigures={canSeeFigures} />,
    },
  ]);
  return render(<Page />).container;
}

const list = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Cantão" });

function zurich(container: HTMLElement): Element {
  const shape = container.querySelector('use[href$="#ZH"]');
  if (!shape) throw new Error("The map has no Zurich");
  return shape;
}

test("a click on the map selects, a second one clears, the list follows", () => {
  const container = draw(true);
  fireEvent.click(zurich(container));
  expect(list().value).toBe("ZH");
  expect(screen.getByRole("heading", { name: "Zurique" })).toBeTruthy();
  fireEvent.click(zurich(container));
  expect(list().value).toBe("");
  expect(screen.queryByRole("heading", { name: "Zurique" })).toBeNull();
});

test("the list selects on the map, which says what is selected", () => {
  draw(true);
  fireEvent.change(list(), { target: { value: "AG" } });
  expect(screen.getByRole("img", { name: "Mapa da Suíça: Argóvia em destaque" })).toBeTruthy();
});

test("figures carry their unit; a missing one is said, never zero", () => {
  const container = draw(true);
  fireEvent.click(zurich(container));
  const values = [...container.querySelectorAll("dd")].map((each) => each.textContent);
  expect(values).toEqual(["alemão", "1.620 mil", "CHF\u00a07’502", "s/d"]);
  expect(container.textContent).toContain("População: BFS, 2024");
});

test("members who do not pay get no figures and are told why", () => {
  const container = draw(false);
  fireEvent.click(zurich(container));
  expect(container.textContent).not.toContain("1.620");
  expect(container.textContent).toContain("fazem parte do plano pago");
});

test("without data it says so instead of an empty list", () => {
  draw(true, []);
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(document.body.textContent).toContain("não estão disponíveis agora");
});

test("every canton of the map can be clicked once", () => {
  const container = draw(true);
  const codes = [...container.querySelectorAll("use")].map((each) =>
    each.getAttribute("href")?.split("#").at(-1),
  );
  expect(new Set(codes).size).toBe(27);
  expect(codes.at(-1)).toBe("lakes");
});
