import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { PasswordField } from "~/ui/form/password-field";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";

describe("form field", () => {
  test("ties the control to its label, hint and error", () => {
    render(<TextField label="E-mail" hint="Como no cadastro" error="Falta o domínio." />);
    const input = screen.getByLabelText("E-mail");
    const received = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    const texts = received.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(["Falta o domínio.", "Como no cadastro"]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  test("names the unit of an amount before its hint", () => {
    render(<TextField label="Aluguel" unit="CHF" hint="Por mês" />);
    const received = screen.getByLabelText("Aluguel").getAttribute("aria-describedby")?.split(" ");
    const texts = received?.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(["CHF", "Por mês"]);
  });

  test("has no error attributes without an error", () => {
    render(<TextField label="E-mail" />);
    const input = screen.getByLabelText("E-mail");
    expect(input.getAttribute("aria-invalid")).toBeNull();
    expect(input.getAttribute("aria-describedby")).toBeNull();
  });

  test.each([
    ["a text", TextArea],
    ["a line", TextField],
  ])("accepts %s over its limit, counts it and blocks submission", (_, Field) => {
    render(<Field label="Resposta" limit={10} defaultValue="12345678" />);
    const input = screen.getByLabelText<HTMLInputElement>("Resposta");
    const count = () => document.querySelector("[aria-live]")?.textContent;
    expect(count()).toBe("");
    fireEvent.input(input, { target: { value: "123456789" } });
    expect(count()).toBe("9 de 10 caracteres");
    expect(input.checkValidity()).toBe(true);
    fireEvent.input(input, { target: { value: "1234567890ab" } });
    expect(input.value).toBe("1234567890ab");
    expect(count()).toBe("12 de 10 caracteres");
    expect(input.checkValidity()).toBe(false);
    fireEvent.input(input, { target: { value: "🏔".repeat(10) } });
    expect(input.checkValidity()).toBe(true);
  });

  test("shows and hides a password", () => {
    render(<PasswordField label="Senha" showLabel="Mostrar senha" hideLabel="Ocultar senha" />);
    const input = screen.getByLabelText("Senha");
    expect(input.getAttribute("type")).toBe("password");
    fireEvent.click(screen.getByRole("button", { name: "Mostrar senha" }));
    expect(input.getAttribute("type")).toBe("text");
    fireEvent.click(screen.getByRole("button", { name: "Ocultar senha" }));
    expect(input.getAttribute("type")).toBe("password");
  });
});
