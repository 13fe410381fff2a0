import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FileField } from "~/ui/form/file-field";

const words = { choose: "Escolher arquivo", none: "Nenhum arquivo escolhido" };
const files = [new File(["x"], "tela.png"), new File(["x"], "recibo.pdf")];

test("file field: names the chosen files until its form is reset", () => {
  render(
    <form aria-label="Pedido">
      <FileField label="Anexos" words={words} multiple />
    </form>,
  );
  expect(screen.getByText("Nenhum arquivo escolhido")).toBeDefined();
  fireEvent.change(screen.getByLabelText("Anexos"), { target: { files } });
  expect(screen.getByText("tela.png, recibo.pdf")).toBeDefined();
  fireEvent.reset(screen.getByRole("form"));
  expect(screen.getByText("Nenhum arquivo escolhido")).toBeDefined();
});
