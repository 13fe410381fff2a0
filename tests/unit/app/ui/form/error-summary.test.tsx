import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ErrorSummary } from "~/ui/form/error-summary";

const errors = [{ id: "email", text: "Escreva o seu e-mail." }];

describe("ErrorSummary", () => {
  test("puts the focus on the first field, and leads to each", () => {
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

  test("puts the focus on the first of a group of choices", () => {
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

  test("takes the focus itself where no field can", () => {
    render(<ErrorSummary title="Confira um campo" errors={errors} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  test("is not there without errors", () => {
    render(<ErrorSummary title="Confira" errors={[]} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
