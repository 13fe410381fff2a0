import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { EditConflict, SeenVersion } from "~/forms/edit-conflict";
import { SEEN_VERSION } from "../../../../contract/collections/edit-version.ts";

const saved = { version: "v2", fields: [{ label: "Texto", text: "Da outra aba" }] };
const sent = { lastResult: { initialValue: { [SEEN_VERSION]: "v0" } } };

function versionIn(element: ReactElement): string | undefined {
  const { container, unmount } = render(element);
  const value = container.querySelector("input")?.value;
  unmount();
  return value;
}

test("edit conflict: a form contains its initial version, until the writer is shown another", () => {
  expect(versionIn(<SeenVersion version="v1" answer={null} />)).toBe("v1");
  expect(versionIn(<SeenVersion version="v1" answer={sent} />)).toBe("v0");
  expect(versionIn(<SeenVersion version="v1" answer={{ ...sent, saved }} />)).toBe("v2");
});

test("edit conflict: a page reload does not change the version of a form", () => {
  const { container, rerender } = render(<SeenVersion version="v1" answer={null} />);
  rerender(<SeenVersion version="v2" answer={null} />);
  expect(container.querySelector("input")?.value).toBe("v1");
});

test("edit conflict: shows the saved text, and offers to take it", async () => {
  const Stub = createRemixStub([
    { path: "/", Component: () => <EditConflict saved={saved} intent="profile" /> },
  ]);
  render(<Stub />);
  expect(await screen.findByText("Da outra aba")).toBeTruthy();
  const button = screen.getByRole("button", { name: "Descartar a minha e usar a salva" });
  const form = new FormData(button.closest("form") ?? undefined);
  expect(Object.fromEntries(form)).toEqual({ intent: "profile", takeSaved: "yes" });
});
