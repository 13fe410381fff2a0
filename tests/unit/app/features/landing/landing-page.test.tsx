import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LandingPage, type LandingPageProps } from "~/features/landing/landing-page";

const props: LandingPageProps = {
  visitor: null,
  signupPath: "/signup",
  counts: {},
  headlines: [],
  sampleCanton: null,
  sampleFilm: null,
  leftSent: null,
  datasets: [],
  priceLabel: null,
  plans: [],
};

function draw(changes: Partial<LandingPageProps>, address = "/"): string {
  const Component = () => <LandingPage {...props} {...changes} />;
  const Page = createRemixStub([{ path: "/", Component }]);
  return render(<Page initialEntries={[address]} />).container.innerHTML;
}

describe("landing page", () => {
  test("has one h1", () => {
    expect(draw({}).match(/<h1/g)).toHaveLength(1);
  });

  test("invites visitors to sign up and members to continue", () => {
    expect(draw({})).toContain('href="/pt-BR/signup"');
    expect(draw({ signupPath: "/signup?ref=feira26" })).toContain(
      'href="/pt-BR/signup?ref=feira26"',
    );
    const html = draw({ visitor: { firstName: "Luiza" } });
    expect(html).toContain("Continuar");
    expect(html).not.toContain('href="/pt-BR/signup"');
  });

  test("names no price if there is none", () => {
    expect(draw({})).toContain("O preço aparece antes do pagamento");
    const plans = [{ plan: "month" as const, amounts: ["CHF 12.00", "R$ 70,00"] }];
    const html = draw({ priceLabel: "CHF 12 por mês", plans });
    expect(html).toContain("CHF 12.00 ou R$ 70,00</p>");
    expect(html).toContain("CHF 12 por mês. Sem a sua confirmação");
    expect(html).not.toContain("O preço aparece antes do pagamento");
  });

  test("shows only the available counters", () => {
    const html = draw({ counts: { cantons: 26, members: 1234 } });
    expect(html).toContain("cantões no mapa");
    expect(html).toContain("1.234");
    expect(html).not.toContain("notícias publicadas");
  });

  test("distinguishes failed headlines from none", () => {
    expect(draw({ headlines: null })).toContain("As manchetes não carregaram");
    expect(draw({ headlines: [] })).not.toContain("Manchetes de agora");
  });

  test("names each dataset with its source and day, and distinguishes a failed list from none", () => {
    const dataset = { key: "data.rent", name: "Aluguel", publisher: "BFS", period: "2024" };
    const source = { sourceUrl: "https://bfs.test/", checkedLabel: "4 jun. 2026" };
    const html = draw({ datasets: [{ ...dataset, ...source }] });
    for (const text of ['href="https://bfs.test/"', "Aluguel", "Conferido em 4 jun. 2026"]) {
      expect(html).toContain(text);
    }
    expect(draw({ datasets: null })).toContain("A lista das fontes não carregou");
    expect(draw({ datasets: [] })).not.toContain("De onde vêm os números");
  });

  test("shows the sample canton with its sources", () => {
    const html = draw({
      sampleCanton: {
        code: "VD",
        name: "Vaud",
        populationInThousands: 855.1,
        medianMonthlySalaryChf: 6998,
        averageRentChf: 1465,
        sourceLines: ["Aluguel: BFS, 2024"],
      },
    });
    for (const text of [
      "Vaud · VD",
      "855&nbsp;mil",
      "CHF&nbsp;6’998",
      "CHF&nbsp;1’465",
      "BFS, 2024",
    ]) {
      expect(html).toContain(text);
    }
  });

  test("shows the sample film with a link, and nothing without one", () => {
    expect(draw({})).not.toContain("film-heading");
    const html = '<h2 id="film-heading">Veja um vídeo por dentro</h2><video></video>';
    const to = "/signup?ref=feira26";
    const page = draw({ sampleFilm: { html, to, label: "Criar conta grátis" } });
    expect(page).toContain(html);
    expect(page).toMatch(/href="\/pt-BR\/signup\?ref=feira26"[^>]*><span[^>]*>Criar conta grátis/);
  });

  test("computes the submitted form without JavaScript, and reads nothing from the address", () => {
    const leftSent = { salary: "5400", rent: "1465", premium: "412" };
    const html = draw({ leftSent });
    expect(html).toContain("CHF&nbsp;3’523");
    expect(html).toContain("27% do salário");
    expect(draw({}, "/?salary=5400&rent=1465&premium=412")).not.toContain("CHF&nbsp;3’523");
  });

  test("asks to correct an invalid value, not to fill in an existing one", () => {
    const html = draw({ leftSent: { salary: "5400", rent: "caro", premium: "412" } });
    expect(html).toContain("Corrija o valor marcado");
    expect(html).not.toContain("Preencha os três valores");
  });
});
