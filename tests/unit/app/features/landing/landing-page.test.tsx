import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LandingPage, type LandingPageProps } from "~/features/landing/landing-page";

const props: LandingPageProps = {
  visitor: null,
  signupPath: "/signup",
  counts: {},
  headlines: [],
  income: null,
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
    expect(html).toContain("Assinar por mês");
    expect(html).toContain("CHF 12 por mês. Sem a sua confirmação");
    expect(html).not.toContain("O preço aparece antes do pagamento");
  });

  test("shows only the available counters, and none alone", () => {
    const html = draw({ counts: { members: 1234, updated: 40 } });
    expect(html).toContain("1.234");
    expect(html).not.toContain("perguntas resolvidas");
    expect(draw({ counts: { updated: 40 } }), "one number alone").not.toContain("conteúdos novos");
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

  test("shows what is left of the example household, and starts the form with it", () => {
    const income = {
      steps: { VD: 3, ZG: 5 },
      rows: [
        { code: "ZG", name: "Zug", text: "CHF 3’100", share: 1 },
        { code: "VD", name: "Vaud", text: "CHF 2’480", share: 0.8 },
      ],
      opened: { name: "Vaud", salary: 5_400, rent: 1_465, premium: 412 },
      sources: [{ name: "BFS", title: "Aluguel", year: "2024" }],
    };
    const html = draw({ income });
    for (const text of ["Quanto sobra de CHF&nbsp;6’500 brutos", "CHF 2’480", "BFS, Aluguel, 2024"])
      expect(html).toContain(text);
    expect(html).toContain("CHF&nbsp;3’523");
    expect(draw({})).not.toContain("Quanto sobra de");
  });

  test("names its one action with one name, and leads from each area to its page", () => {
    const html = draw({ plans: [{ plan: "month", amounts: ["CHF 12.00"] }] });
    expect(html.match(/Criar conta grátis/g)?.length).toBeGreaterThan(3);
    expect(html).not.toMatch(/Quero participar|Começar agora/);
    for (const path of ["news", "cantons", "forum", "tools"])
      expect(html).toContain(`href="/pt-BR/app/${path}"`);
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
