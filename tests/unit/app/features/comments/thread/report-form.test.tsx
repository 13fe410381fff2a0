import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { ReportForm } from "~/features/comments/thread/report-form";

type Props = ComponentProps<typeof ReportForm>;
const ana = { name: "Ana S.", path: "/pt-BR/app/profile/7", isTeam: false };

/** Collects the data of each submitted connections form. */
function draw(author: Props["author"], onSend: Props["onSend"] = async () => {}): object[] {
  const sent: object[] = [];
  const Page = createRemixStub([
    { path: "/", Component: () => <ReportForm {...{ author, onSend }} onCancel={() => {}} /> },
    {
      path: "/pt-BR/app/profile/connections",
      Component: () => null,
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return null;
      },
    },
  ]);
  render(<Page />);
  return sent;
}

test("comment report: is sent with a reason and a note", async () => {
  const onSend = vi.fn();
  draw(ana, onSend);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText("Por que denunciar?"), "other");
  await user.type(screen.getByLabelText("O que aconteceu? (opcional)"), "Copiou meu texto.");
  await user.click(screen.getByRole("button", { name: "Enviar denúncia" }));
  expect(onSend).toHaveBeenCalledWith("other", "Copiou meu texto.");
});

test("comment report: is sent once, and keeps its note until it was accepted", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSend = vi.fn(() => promise);
  draw(ana, onSend);
  const user = userEvent.setup();
  const note = screen.getByLabelText("O que aconteceu? (opcional)");
  const button = screen.getByRole("button", { name: "Enviar denúncia" });
  await user.type(note, "Copiou meu texto.");
  await user.click(button);
  await user.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  resolve();
  await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(onSend).toHaveBeenCalledTimes(1);
  expect((note as HTMLTextAreaElement).value).toBe("Copiou meu texto.");
});

test("comment report: lets the member block the author", async () => {
  const sent = draw(ana);
  await userEvent.setup().click(screen.getByRole("button", { name: "Bloquear Ana S." }));
  await vi.waitFor(() => expect(sent).toEqual([{ intent: "block", with: "7" }]));
});

test.each([null, { ...ana, isTeam: true }])(
  "comment report: does not offer to block a deleted author or the team (%#)",
  (author) => {
    draw(author);
    expect(screen.queryByRole("button", { name: /^Bloquear/ })).toBeNull();
  },
);
