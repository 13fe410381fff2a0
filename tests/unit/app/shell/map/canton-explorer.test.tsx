import { createRemixStub } from "@remix-run/testing";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { CantonExplorer, type Cantons } from "~/shell/map/canton-explorer";

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

const onRetry = vi.fn<() => void>();
const onChoose = vi.fn<(code: string | null) => void>();
afterEach(() => onChoose.mockClear());

function draw(
  canSeeFigures: boolean,
  shown: Cantons = cantons,
  { pageCode, chosenCode = null }: { pageCode?: string; chosenCode?: string | null } = {},
): HTMLElement {
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => (
        <CantonExplorer
          cantons={shown}
          onRetry={onRetry}
          canSeeFigures={canSeeFigures}
          chosenCode={chosenCode}
          onChoose={onChoose}
          pageCode={pageCode}
        />
      ),
    },
  ]);
  return render(<Page />).container;
}

/** The searchable list, which replaces the native one when the pointer comes near. */
function list(): Promise<HTMLInputElement> {
  fireEvent.pointerEnter(screen.getByRole("group", { name: "Mapa da Suíça por cantão" }));
  return screen.findByPlaceholderText<HTMLInputElement>("Nenhum cantão");
}
const isPressed = (name: string) =>
  screen.getByRole("button", { name }).getAttribute("aria-pressed") === "true";
const announced = () =>
  screen
    .getAllByRole("status")
    .map((status) => status.textContent)
    .join("");

function zurich(container: HTMLElement): Element {
  const shape = container.querySelector('use[href$="#ZH"]');
  if (!shape) throw new Error("The map has no Zurich");
  return shape;
}

test("canton explorer: a click on the map selects, a second one clears, and the list follows", async () => {
  const container = draw(true);
  fireEvent.click(zurich(container));
  expect(isPressed("Zurique")).toBe(true);
  expect((await list()).value).toBe("Zurique");
  expect(screen.getByRole("heading", { name: "Zurique" })).toBeTruthy();
  fireEvent.click(zurich(container));
  expect(isPressed("Zurique")).toBe(false);
  expect((await list()).value).toBe("");
  expect(screen.queryByRole("heading", { name: "Zurique" })).toBeNull();
});

test("canton explorer: Enter and Space select on the map, and arrow keys move on", async () => {
  const user = userEvent.setup();
  draw(true);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Zurique" }));
  await user.keyboard("{Enter}");
  expect(isPressed("Zurique")).toBe(true);
  await user.keyboard("{ArrowRight} ");
  expect(isPressed("Zurique")).toBe(false);
  expect(isPressed("Berna")).toBe(true);
  await user.keyboard(" ");
  expect(isPressed("Berna")).toBe(false);
});

test("canton explorer: the code of the searchable list loads only on use", async () => {
  draw(true);
  await import("~/ui/form/combobox-list");
  await act(() => Promise.resolve());
  expect(screen.getByRole("combobox", { name: "Cantão" }).tagName).toBe("SELECT");
  expect((await list()).tagName).toBe("INPUT");
});

test("canton explorer: the list searches without accents and selects on the map", async () => {
  const user = userEvent.setup();
  draw(true);
  await user.type(await list(), "argo{Enter}");
  expect(isPressed("Argóvia")).toBe(true);
  await user.click(screen.getByRole("button", { name: "Limpar a escolha" }));
  expect(isPressed("Argóvia")).toBe(false);
});

test("canton explorer: announces canton, state and figures to screen readers", () => {
  const container = draw(true);
  expect(announced()).toBe("");
  fireEvent.click(zurich(container));
  expect(announced()).toBe(
    "Zurique em destaque. Idiomas: alemão. População: 1,62\u00a0milhão. " +
      "Salário mediano da região: CHF\u00a07’502. Aluguel médio: sem dados.",
  );
  fireEvent.click(zurich(container));
  expect(announced()).toBe("Nenhum cantão em destaque.");
});

test("canton explorer: figures have units, and a missing one is marked, never zero", () => {
  const container = draw(true);
  fireEvent.click(zurich(container));
  const values = [...container.querySelectorAll("dd")].map((each) => each.textContent);
  expect(values).toEqual(["alemão", "1,62\u00a0milhão", "CHF\u00a07’502", "s/d"]);
  expect(container.textContent).toContain("População: BFS, 2024");
});

test("canton explorer: a selected canton links to its page", () => {
  fireEvent.click(zurich(draw(false)));
  const link = screen.getByRole("link", { name: "Ver cantão" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/cantons/ZH");
});

test("canton explorer: shows a canton page's own canton without its figures and without an announcement", async () => {
  draw(true, cantons, { pageCode: "ZH" });
  expect(isPressed("Zurique")).toBe(true);
  expect((await list()).value).toBe("Zurique");
  expect(screen.queryByRole("heading", { name: "Zurique" })).toBeNull();
  expect(announced()).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Argóvia" }));
  expect(screen.getByRole("heading", { name: "Argóvia" })).toBeTruthy();
});

test("canton explorer: starts with the account's canton and its figures, without an announcement", () => {
  draw(true, cantons, { chosenCode: "ZH" });
  expect(isPressed("Zurique")).toBe(true);
  expect(screen.getByRole("heading", { name: "Zurique" })).toBeTruthy();
  expect(announced()).toBe("");
});

test("canton explorer: reports selection and deselection, so that they can be saved", () => {
  const container = draw(true);
  fireEvent.click(zurich(container));
  fireEvent.click(zurich(container));
  expect(onChoose.mock.calls).toEqual([["ZH"], [null]]);
});

test("canton explorer: deselecting a canton page's own canton does not change the account", () => {
  const container = draw(true, cantons, { pageCode: "ZH", chosenCode: "AG" });
  expect(isPressed("Zurique")).toBe(true);
  fireEvent.click(zurich(container));
  expect(onChoose).not.toHaveBeenCalled();
});

test("canton explorer: on a canton's page another canton can be selected for comparison, none by default", async () => {
  draw(true, cantons, { pageCode: "ZH" });
  const other = screen.getByRole<HTMLSelectElement>("combobox", { name: "Comparar com" });
  expect(other.value).toBe("");
  expect([...other.options].map(({ text }) => text)).not.toContain("Zurique");
  expect(screen.getByRole("link", { name: "Ver os 26 cantões" })).toBeTruthy();
});

test("canton explorer: shows a canton's name while the pointer is on it", () => {
  const container = draw(true);
  const shape = screen.getByRole("button", { name: "Zurique" });
  const tip = () => container.querySelector('span[aria-hidden="true"]:not([hidden])')?.textContent;
  fireEvent.pointerEnter(shape);
  expect(tip()).toBe("Zurique");
  fireEvent.pointerLeave(shape);
  expect(tip()).toBeUndefined();
});

test("canton explorer: shows free members no figures and says why", () => {
  const container = draw(false);
  fireEvent.click(zurich(container));
  expect(container.textContent).not.toContain("1,62");
  expect(container.textContent).toContain("fazem parte do plano pago");
});

test("canton explorer: says that data is unavailable, and retries on request", () => {
  draw(true, "failed");
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(announced()).toContain("Os dados dos cantões não carregaram.");
  fireEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("canton explorer: while data loads shows names, and announces that a selection has to wait", () => {
  draw(true, "loading");
  expect(screen.getByRole("combobox", { name: "Cantão" }).querySelectorAll("option")).toHaveLength(
    27,
  );
  fireEvent.click(screen.getByRole("button", { name: "São Galo" }));
  expect(isPressed("São Galo")).toBe(true);
  expect(announced()).toBe("Carregando os dados dos cantões.");
});

test("canton explorer: a canton missing in the CMS is reported as missing, not as loading", () => {
  draw(true, []);
  fireEvent.click(screen.getByRole("button", { name: "Genebra" }));
  expect(announced()).toBe("Ainda não há dados deste cantão.");
});

test("canton explorer: every canton of the map can be clicked once", () => {
  const container = draw(true);
  const codes = [...container.querySelectorAll("use")].map((each) =>
    each.getAttribute("href")?.split("#").at(-1),
  );
  expect(new Set(codes).size).toBe(27);
  expect(codes.at(-1)).toBe("lakes");
});
