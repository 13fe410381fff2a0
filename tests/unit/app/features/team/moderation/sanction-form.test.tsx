import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { DecisionAnswer } from "~/features/team/moderation/queue.server";
import { SanctionForm } from "~/features/team/moderation/sanction-form";

const MODERATION = "/pt-BR/app/forum/moderation";

/** The form, and the pending responses to its submissions. */
function draw() {
  const sent: FormData[] = [];
  const answers: ((answer: DecisionAnswer) => void)[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData());
    return new Promise<DecisionAnswer>((resolve) => void answers.push(resolve));
  };
  const Page = createRemixStub([
    { path: "/", Component: () => <SanctionForm member="a-member" /> },
    { path: MODERATION, action },
  ]);
  render(<Page />);
  return { sent, answers };
}

async function send(reason: string): Promise<void> {
  await userEvent.click(await screen.findByText("Silenciar ou suspender quem escreveu"));
  await userEvent.type(screen.getByLabelText("Motivo"), reason);
  await press();
}
const press = () => userEvent.click(screen.getByRole("button", { name: "Aplicar a medida" }));
const typed = () => screen.getByLabelText<HTMLInputElement>("Motivo").value;

test("sanction form: a double click sends once, and a successful form is cleared", async () => {
  const { sent, answers } = draw();
  await send("Propaganda repetida.");
  await press();
  await expect.poll(() => answers.length).toBe(1);
  expect(screen.getByRole("button", { name: "Aplicar a medida" }).getAttribute("aria-busy")).toBe(
    "true",
  );
  answers[0]?.({ problem: null, typed: null });
  expect(await screen.findByRole("status")).toHaveProperty("textContent", "Medida aplicada.");
  expect(typed()).toBe("");
  expect(sent.map((form) => form.get("reason"))).toEqual(["Propaganda repetida."]);
});

test("sanction form: a rejected form keeps its reason and shows the error", async () => {
  const { answers } = draw();
  await send("Propaganda.");
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.({ problem: "repeated", typed: null });
  expect((await screen.findByRole("alert")).textContent).toContain("já vale para esta pessoa");
  expect(typed()).toBe("Propaganda.");
});
