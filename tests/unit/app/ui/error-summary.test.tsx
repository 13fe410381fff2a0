import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ErrorSummary } from "~/ui/error-summary";

const errors = [{ id: "email", text: "Escreva o seu e-mail." }];

describe("ErrorSummary", () => {
  test("takes the focus and leads to the field", () => {
    render(<ErrorSummary title="Confira um campo" errors={errors} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(screen.getByRole("link").getAttribute("href")).toBe("#email");
  });

  test("is not there without errors", () => {
    render(<ErrorSummary title="Confira" errors={[]} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
