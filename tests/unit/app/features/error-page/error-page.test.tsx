import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ErrorPage, type ErrorPageProps } from "~/features/error-page/error-page";

function draw(props: ErrorPageProps): string {
  const Page = createRemixStub([{ path: "/", Component: () => <ErrorPage {...props} /> }]);
  return render(<Page />).container.innerHTML;
}

describe("error page", () => {
  test("says what the error says and leads back to the login", () => {
    const html = draw({ status: 404, statusMessage: "Page not found: /pt-BR/x" });
    expect(html).toContain(">Page not found: /pt-BR/x</h1>");
    expect(html).toMatch(/href="\/pt-BR\/login"[^>]*>.*Voltar/);
  });

  test("has a title of its own when the error has none", () => {
    expect(draw({ status: 500 })).toContain(">Algo não saiu como esperado</h1>");
  });

  test("keeps a script in the address as text", () => {
    const html = draw({ status: 404, statusMessage: "Page not found: /<script>alert(1)</script>" });
    expect(html).not.toContain("<script>");
    expect(html).toContain("&lt;script&gt;");
  });

  test("hides the squares from assistive technology", () => {
    expect(draw({ status: 404 })).toMatch(/<canvas[^>]* aria-hidden="true"/);
  });

  test("offers the search only where something was looked for", () => {
    expect(draw({ status: 410 })).toContain("Buscar notícias");
    expect(draw({ status: 503 })).not.toContain("Buscar notícias");
  });

  test("shows the request id to quote", () => {
    expect(draw({ status: 500, requestId: "a1b2" })).toContain("<code>a1b2</code>");
  });

  test("being offline is not a failure of the portal", () => {
    const html = draw({ status: 0, variant: "offline", requestId: "a1b2" });
    expect(html).toContain(">Você está sem conexão</h1>");
    expect(html).not.toContain("a1b2");
  });
});
