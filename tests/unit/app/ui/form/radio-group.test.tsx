import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { RadioGroup } from "~/ui/form/radio-group";

const options = [
  { value: "b", label: "Permit B" },
  { value: "c", label: "Permit C" },
];

describe("RadioGroup", () => {
  test("ties its name, hint and error to the group", () => {
    render(
      <RadioGroup label="Permit" hint="No cartão" error="Escolha um." name="p" options={options} />,
    );
    const group = screen.getByRole("radiogroup", { name: "Permit" });
    const received = group.getAttribute("aria-describedby")?.split(" ") ?? [];
    const texts = received.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(["Escolha um.", "No cartão"]);
    expect(group.getAttribute("aria-invalid")).toBe("true");
  });

  test("starts with its default value and reports the choice", () => {
    const onChange = vi.fn();
    render(
      <RadioGroup label="Permit" name="p" options={options} defaultValue="b" onChange={onChange} />,
    );
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Permit B" }).checked).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "Permit C" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("c");
  });
});
