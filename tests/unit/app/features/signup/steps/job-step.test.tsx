import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { JobStep } from "~/features/signup/steps/profile-steps";

async function show(answers: { job?: "working"; permit?: "B" } = {}) {
  const content = { step: "job-opportunity" as const, answers };
  const Stub = createRemixStub([
    { path: "/", Component: () => <JobStep content={content} back={null} answer={null} /> },
  ]);
  render(<Stub />);
  await screen.findByRole("button", { name: "Continuar" });
}

const MISSING = "Escolha a letra da sua autorização, ou diga que prefere não dizer.";
const send = () => fireEvent.click(screen.getByRole("button", { name: "Continuar" }));
const permit = () => screen.getByLabelText<HTMLSelectElement>("Qual é a sua autorização?");

test("job step: the permit begins empty, and is required of who works in Switzerland", async () => {
  await show();
  expect([...permit().options].map(({ text }) => text)).toContain("Prefiro não dizer");
  expect(permit().selectedOptions[0]?.text).toBe("Escolha");
  send();
  expect(await screen.findAllByText("Diga como está o trabalho.")).toHaveLength(1);
  fireEvent.click(screen.getByLabelText("Já trabalho na Suíça"));
  expect(screen.queryByText(MISSING)).toBeNull();
  send();
  expect(await screen.findAllByText(MISSING)).toHaveLength(1);
  expect(document.activeElement).toBe(permit());
});

test.each([
  ["a stored permit is selected", { job: "working", permit: "B" }, "B, residência"],
  ["without a stored permit the list is empty", { job: "working" }, "Escolha"],
] as const)("job step: %s", async (_, answers, label) => {
  await show(answers);
  expect(permit().selectedOptions[0]?.text).toBe(label);
});
