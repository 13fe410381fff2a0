import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ChangeBox } from "~/content/item/before-text";
import type { OwnReading } from "~/content/reading/own-reading";

const yours = "Isto muda para você: sua autorização é B.";
const own: OwnReading = {
  positionPct: 0,
  isRead: false,
  isUseful: null,
  hasReason: false,
  change: yours,
};
const change = { note: "O prazo caiu.", whom: "Vale para quem tem autorização B." };
const sent: Record<string, unknown>[] = [];

type Shown = { own: OwnReading | null; isPersonal: boolean; whom?: string };

function show({ own: mine, isPersonal, whom = change.whom }: Shown, answer: object = {}) {
  sent.length = 0;
  const Page = createRemixStub([
    {
      path: "/",
      Component: () => (
        <ChangeBox
          target={{ type: "news", item: "item-1" }}
          change={{ ...change, whom }}
          own={mine}
          isPersonal={isPersonal}
        />
      ),
    },
    {
      path: "/pt-BR/app/reading",
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return { code: null, ...answer };
      },
    },
  ]);
  render(<Page />);
  return screen.findByText("O prazo caiu.");
}

test("change box: names whom it concerns until the reader's situation is known", async () => {
  await show({ own: null, isPersonal: true });
  expect(screen.getByRole("status").textContent).toBe(change.whom);
});

test("change box: tells a concerned reader why, in the same line", async () => {
  await show({ own, isPersonal: true });
  expect(screen.getByRole("status").textContent).toBe(yours);
});

test("change box: does not compare a reader who opted out", async () => {
  await show({ own, isPersonal: false });
  expect(screen.getByRole("status").textContent).toBe(change.whom);
});

test("change box: sends the opt-out with its item, and shows a failure", async () => {
  await show({ own, isPersonal: true }, { code: "cms_unavailable" });
  await userEvent.click(screen.getByRole("button", { name: "Não personalizar" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Não deu");
  expect(sent).toEqual([{ type: "news", item: "item-1", isPersonal: "false" }]);
});

test("change box: a change for all members compares none", async () => {
  await show({ own: null, isPersonal: true, whom: "" });
  expect(screen.queryByRole("button")).toBeNull();
});
