import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SearchBox } from "~/shell/top-bar";

test.each([
  ["MacIntel", "⌘K"],
  ["Win32", "Ctrl K"],
  ["Linux x86_64", "Ctrl K"],
])("search box: on %s the shortcut is %s", (platform, shortcut) => {
  const requested = vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
  const Page = createRemixStub([{ path: "*", Component: SearchBox }]);
  render(<Page />);
  expect(screen.getByText(shortcut).tagName).toBe("KBD");
  requested.mockRestore();
});

function openPage() {
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => (
        <>
          <SearchBox />
          <textarea aria-label="Texto" />
        </>
      ),
    },
  ]);
  render(<Page />);
}

test.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}", "/"])(
  "search box: %s opens the search while typing",
  async (keys) => {
    openPage();
    await userEvent.keyboard(keys);
    expect(await screen.findByRole("dialog", { name: "Buscar no portal" })).toBeTruthy();
  },
);

test("search box: text typed before the dialog loads is kept in it", async () => {
  vi.resetModules();
  const fresh = await import("~/shell/top-bar");
  const Page = createRemixStub([{ path: "*", Component: fresh.SearchBox }]);
  render(<Page />);
  const field = screen.getByRole("searchbox", { name: "Buscar no portal" });
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: "tre" } });
  const dialog = await screen.findByRole("combobox", { name: "O que você procura?" });
  expect((dialog as HTMLInputElement).value).toBe("tre");
});

test("search box: a slash typed into a text field stays a slash", async () => {
  openPage();
  await userEvent.type(screen.getByLabelText("Texto"), "1/2");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Texto").value).toBe("1/2");
});

test("search box: without the dialog's code the form links to the results", () => {
  openPage();
  const form = screen.getByRole("search", { name: "Busca rápida" });
  expect(form.getAttribute("action")).toBe("/pt-BR/app/search");
  expect(screen.getByRole("searchbox", { name: "Buscar no portal" }).getAttribute("name")).toBe(
    "query",
  );
});
