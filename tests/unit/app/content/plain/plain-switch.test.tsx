import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PlainSwitch } from "~/content/item/before-text";

const sent: Record<string, unknown>[] = [];

function show(isPlain: boolean, code: string | null = null) {
  sent.length = 0;
  const Page = createRemixStub([
    { path: "/", Component: () => <PlainSwitch isPlain={isPlain} /> },
    {
      path: "/pt-BR/app/reading",
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return { code };
      },
    },
  ]);
  render(<Page />);
}

test.each([
  [false, "Ler em linguagem simples", "true"],
  [true, "Ler o texto completo", "false"],
])("plain language switch: switches to the other text: %s", async (isPlain, name, expected) => {
  show(isPlain);
  await userEvent.click(await screen.findByRole("button", { name }));
  expect(sent).toEqual([{ isPlain: expected }]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("plain language switch: shows an error if the choice can't be saved", async () => {
  show(false, "cms_unavailable");
  await userEvent.click(await screen.findByRole("button"));
  expect((await screen.findByRole("alert")).textContent).toContain("Não deu para trocar");
});
