import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ErrorPage, type ErrorPageProps } from "~/features/error-page/error-page";

function draw(props: ErrorPageProps, path = "/"): string {
  const Page = createRemixStub([{ path: "*", Component: () => <ErrorPage {...props} /> }]);
  return render(<Page initialEntries={[path]} />).container.innerHTML;
}

function hrefOf(props: ErrorPageProps, name: string): string | undefined {
  const page = document.createElement("div");
  const html = draw(props, "/pt-BR/forgot-password/abc?x=1");
  page.innerHTML = html;
  const link = [...page.querySelectorAll("a")].find(({ textContent }) => textContent === name);
  return link?.getAttribute("href") ?? undefined;
}

describe("error page", () => {
  test("has the error's message as its heading below a sentence, and links to the login", () => {
    const html = draw({ status: 404, statusMessage: "Page not found: /pt-BR/x" });
    expect(html).toContain(">Erro 404</p>");
    expect(html).toMatch(/>Não encontramos esta página<\/p><h1/);
    expect(document.querySelector("h1")?.textContent).toBe("Page not found: /pt-BR/x");
    expect(html).toMatch(/href="\/pt-BR\/login"[^>]*>.*Voltar ao portal/);
  });

  test("breaks the address in its message at slashes alone", () => {
    draw({ status: 404, statusMessage: "Page not found: /pt-BR/app/a1-b2" });
    const parts = document.querySelector("h1")?.innerHTML.split(/<wbr\s*\/?>/);
    expect(parts?.map((part) => part.replaceAll(/<\/?span>/g, ""))).toEqual([
      "Page not found: /",
      "pt-BR/",
      "app/",
      "a1-b2",
    ]);
  });

  test("has its own title if the error has none", () => {
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

  test("offers members the search for every error, and guests none", () => {
    for (const status of [403, 404, 410, 500, 503]) {
      expect(draw({ status, isMember: true })).toContain("Buscar no portal");
      expect(draw({ status })).not.toContain("Buscar no portal");
    }
  });

  test("says whether the portal or the request is at fault", () => {
    for (const status of [400, 405, 413]) {
      expect(draw({ status })).not.toContain("O problema é nosso");
      expect(draw({ status })).toContain("não entendeu este pedido");
    }
    expect(draw({ status: 429 })).toContain("muitas tentativas");
    expect(draw({ status: 500 })).toContain("O problema é nosso");
  });

  test("offers no retry if the CMS refused a query of the portal, and names the code", () => {
    const html = draw({ status: 500, code: "cms_refused", isMember: true });
    expect(html).toContain("Erro 500 (cms_refused)");
    expect(html).toContain("O problema é nosso");
    expect(html).toContain("Relatar o problema");
    expect(html).not.toMatch(/tent(e|ar) de novo/i);
    expect(draw({ status: 500, code: "unexpected" })).toContain("Tentar de novo");
  });

  test("links guests also to the landing page", () => {
    expect(hrefOf({ status: 404 }, "Ir para o início")).toBe("/pt-BR");
    expect(hrefOf({ status: 404, isMember: true }, "Ir para o início")).toBeUndefined();
  });

  test("sets the document title when a load failed", () => {
    draw({ status: 503, variant: "offline" });
    expect(document.title).toBe("Você está sem conexão · Portal Suíça");
  });

  test("offers a retry if the portal is at fault", () => {
    expect(hrefOf({ status: 503 }, "Tentar de novo")).toBe("/pt-BR/forgot-password/abc?x=1");
    expect(hrefOf({ status: 500 }, "Tentar de novo")).toBe("/pt-BR/forgot-password/abc?x=1");
    expect(hrefOf({ status: 404 }, "Tentar de novo")).toBeUndefined();
  });

  test("a report contains page and request, and no token of the address", () => {
    const about = "?page=%2Fpt-BR%2Fforgot-password%2F%3Atoken&request=a1b2";
    const props = { status: 500, requestId: "a1b2" };
    expect(hrefOf(props, "Relatar o problema")).toBe(`/pt-BR/contact${about}`);
    expect(hrefOf({ ...props, isMember: true }, "Relatar o problema")).toBe(
      `/pt-BR/app/support${about}#write`,
    );
  });

  test("shows the request id", () => {
    expect(draw({ status: 500, requestId: "a1b2" })).toContain("<code>a1b2</code>");
  });

  test("does not present being offline as a failure of the portal", () => {
    const html = draw({ status: 0, variant: "offline", requestId: "a1b2" });
    expect(html).toContain(">Você está sem conexão</h1>");
    expect(html).not.toContain("a1b2");
  });
});
