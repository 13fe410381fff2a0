import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PassportStep } from "~/features/signup/steps/profile-steps";

async function show() {
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <PassportStep
          content={{ step: "european-passport", answers: {} }}
          back={null}
          answer={null}
        />
      ),
    },
  ]);
  render(<Stub />);
  await screen.findByRole("button", { name: "Continuar" });
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Continuar" }));
const country = () => screen.getByLabelText("De qual país?");

test("passport step: shows an error once, focuses its field, and reports the country only after it was asked", async () => {
  await show();
  send();
  expect(await screen.findAllByText("Diga se você tem passaporte europeu.")).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText("Sim"));
  fireEvent.click(screen.getByLabelText("Sim"));
  expect(screen.queryByText("Escolha o país do passaporte.")).toBeNull();
  send();
  expect(await screen.findAllByText("Escolha o país do passaporte.")).toHaveLength(1);
  expect(document.activeElement).toBe(country());
});
