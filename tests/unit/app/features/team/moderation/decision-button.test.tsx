import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { DecisionButton } from "~/features/team/moderation/decision-form";

test("decision button: a double click sends once, and the neighbouring button stays enabled", async () => {
  const sent: FormData[] = [];
  const Buttons = () => (
    <>
      <DecisionButton values={{ decision: "hide", target: "a" }}>Ocultar</DecisionButton>
      <DecisionButton values={{ decision: "hide", target: "b" }}>Ocultar o outro</DecisionButton>
    </>
  );
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData());
    return new Promise<never>(() => undefined);
  };
  const Page = createRemixStub([
    { path: "/", Component: Buttons },
    { path: "/pt-BR/app/forum/moderation", action, Component: Buttons },
  ]);
  render(<Page />);
  const button = await screen.findByRole("button", { name: "Ocultar" });
  await userEvent.click(button);
  await expect.poll(() => button.getAttribute("aria-busy")).toBe("true");
  await userEvent.click(button);
  expect(
    screen.getByRole("button", { name: "Ocultar o outro" }).getAttribute("aria-busy"),
  ).toBeNull();
  expect(sent).toHaveLength(1);
});
