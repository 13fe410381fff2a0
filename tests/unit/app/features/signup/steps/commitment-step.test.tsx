import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CommitmentStep } from "~/features/signup/steps/commitment-step";

async function show(answers: { time?: "there" | "3_6"; french?: "B1" }) {
  const content = { step: "commitment" as const, answers };
  const Stub = createRemixStub([
    { path: "/", Component: () => <CommitmentStep content={content} back={null} answer={null} /> },
  ]);
  render(<Stub />);
  await screen.findByRole("button", { name: "Ver meu relatório" });
}

test("commitment step: speaks of the move to newcomers only", async () => {
  await show({ time: "3_6" });
  expect(screen.getByLabelText("Horas por semana para a mudança")).toBeTruthy();
});

test("commitment step: speaks to residents of their life in Switzerland", async () => {
  await show({ time: "there" });
  expect(screen.getByLabelText("Horas por semana para cuidar da sua vida na Suíça")).toBeTruthy();
  expect(screen.queryByLabelText(/mudança/)).toBeNull();
});

test("commitment step: asks for a level only in the languages that the member speaks", async () => {
  await show({ french: "B1" });
  const levelOf = (language: string) => screen.getByRole("combobox", { name: language });
  expect(levelOf("Alemão")).toHaveProperty("value", "A0");
  expect(levelOf("Francês")).toHaveProperty("value", "B1");
  expect(levelOf("Italiano")).toHaveProperty("required", false);
});
