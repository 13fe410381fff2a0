import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ErrorSummary } from "~/ui/form/error-summary";

const errors = [{ id: "email", text: "Escreva o seu e-mail." }];

describe("ErrorSummary", () => {
  test("focuses the first field, and links to each", () => {
    render(
      <>
        <ErrorSummary
          title="Confira dois campos"
          errors={[...errors, { id: "terms", text: "Aceite os termos." }]}
        />
        <input id="email" aria-label="E-mail" />
        <input id="terms" aria-label="Termos" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["#email", "#terms"]);
  });

  test("focuses the first option of a group", () => {
    render(
      <>
        <ErrorSummary title="Confira" errors={[{ id: "job", text: "Diga." }]} />
        <fieldset id="job">
          <input type="radio" aria-label="Sim" />
          <input type="radio" aria-label="Não" />
        </fieldset>
      </>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText("Sim"));
  });

  test("focuses itself if no field can be focused", () => {
    render(<ErrorSummary title="Confira um campo" errors={errors} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  test("is absent without errors", () => {
    render(<ErrorSummary title="Confira" errors={[]} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
