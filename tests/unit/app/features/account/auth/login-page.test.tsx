import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LoginPage, type LoginPageProps } from "~/features/account/auth/login-page";

function draw(props: LoginPageProps): string {
  const Page = createRemixStub([{ path: "/", Component: () => <LoginPage {...props} /> }]);
  return render(<Page />).container.innerHTML;
}

describe("login page", () => {
  test("lets password managers fill it", () => {
    const html = draw({});
    expect(html).toMatch(/<input[^>]*autoComplete="username"/i);
    expect(html).toMatch(/<input[^>]*autoComplete="current-password"/i);
  });

  test("carries the redirect target", () => {
    const html = draw({ redirectTo: "/pt-BR/app/news" });
    expect(html).toContain('<input type="hidden" name="redirect" value="/pt-BR/app/news">');
    expect(draw({})).not.toContain('name="redirect"');
  });

  test.each([
    [{ code: "invalid_credentials" }, "E-mail ou senha não conferem"],
    [{ code: "rate_limited", retryAfterSeconds: 840 }, "espere 14 minutos"],
    [{ code: "unavailable" }, "fora do ar"],
  ] as const)("announces %o", (failure, text) => {
    const answer = { intent: "", isDone: false, lastResult: null, failure };
    const html = draw({ answer });
    expect(html).toContain('role="alert"');
    expect(html).toContain(text);
  });

  test("links each missing value to its field, and keeps the focus in a field being corrected", () => {
    draw({});
    const send = () => fireEvent.click(screen.getByRole("button", { name: "Entrar" }));
    send();
    const email = screen.getByLabelText("E-mail");
    expect(document.activeElement).toBe(email);
    expect(screen.getByRole("link", { name: "Digite o e-mail da sua conta." })).toHaveProperty(
      "hash",
      `#${email.id}`,
    );
    email.focus();
    fireEvent.input(email, { target: { value: "ana@example.com" } });
    expect(document.activeElement).toBe(email);
    send();
    expect(document.activeElement).toBe(screen.getByLabelText("Senha"));
    expect(screen.getAllByRole("link", { name: "Digite a sua senha." })).toHaveLength(1);
    expect(screen.queryByRole("link", { name: "Digite o e-mail da sua conta." })).toBeNull();
  });

  test("lists demo accounts only if there are any", () => {
    const accounts = [{ email: "membro@example.com", label: "assinante" }];
    expect(draw({ demo: { password: "p", accounts } })).toContain("membro@example.com");
    expect(draw({})).not.toContain("Contas de demonstração");
  });
});
