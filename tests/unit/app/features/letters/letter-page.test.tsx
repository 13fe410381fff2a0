import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { answerLetter } from "~/features/letters/answer-letter.server";
import type { Letter } from "~/features/letters/letter";
import type { LetterPageData } from "~/features/letters/letter-form";
import { LetterPage } from "~/features/letters/letter-page";
import { leaseChoicesFor, postingOf, yearChoices } from "~/features/letters/posting.server";
import { readPlanRule } from "../../../../../contract/switzerland/plan-dates.ts";

const body = "Text.";
const letter: Letter = {
  ...{ key: "permit-renewal", title: "Pedir a renovação", summary: "", recipient: "O cantão" },
  fields: [{ name: "permitEnd", kind: "day", label: "Vence em", isRequired: true }],
  texts: {
    ...{ de: { subject: "Betreff", body }, fr: { subject: "Objet", body } },
    ...{ it: { subject: "Oggetto", body }, pt: { subject: "Assunto", body } },
  },
  ...{ isRegistered: true, postingHint: "Guarde a cópia.", deadline: null, postBeforeDays: 10 },
  ...{ source: { name: "", url: null, law: null }, checkedOn: "2026-11-29", isConfirmed: true },
};
const start = { to: "Amt\nWeg 1", permitEnd: "2027-02-20", sender: "Ana Silva", day: "2026-11-28" };

const makeData = (more: Partial<LetterPageData> = {}): LetterPageData => ({
  ...{ letter, start, origins: {}, office: null, canton: null, language: "de", posting: null },
  ...{ otherWay: null, lease: null, years: [], ...more },
});

/** Renders the page; forms are collected with their address instead of sent. */
function show(data: LetterPageData, typed?: Record<string, string>, of: Letter = letter) {
  const sent: { path: string; form: Record<string, FormDataEntryValue> }[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(typed ?? {})) form.append(name, value);
  const options = { today: "2026-11-28", language: data.language, isEnough: !data.otherWay };
  const answer = typed && answerLetter(of, form, options);
  const Stub = createRemixStub([
    {
      path: "*",
      Component: () => <LetterPage data={data} answer={answer} />,
      action: async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        sent.push({
          path: pathname + search,
          form: Object.fromEntries(await request.formData()),
        });
        return null;
      },
    },
  ]);
  render(<Stub initialEntries={["/pt-BR/app/letters/permit-renewal"]} />);
  return sent;
}

const hintOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
};

describe("letter page", () => {
  const office = {
    url: "https://www.be.ch/",
    note: "Com hora.",
    hasAddress: false,
    isMoving: true,
  };
  const known = makeData({
    ...{ office, canton: { name: "Berna", languages: ["de", "fr"] as const } },
    origins: { to: "officeOfSignup", permitEnd: "permitEnd", sender: "profile" },
  });

  test("says of each filled field where its value comes from, and leads to the situation", () => {
    show(known);
    expect(hintOf("Para quem")).toMatch(/O cantão\. Repartição.+no cadastro, Berna\.$/);
    expect(hintOf("Vence em")).toBe("Da sua situação: fim da autorização.");
    expect(hintOf("Seu nome completo")).toBe("Do seu perfil.");
    expect(hintOf("Data da carta")).toBe("");
    const link = screen.getByRole("link", { name: "Minha situação" });
    expect(link.getAttribute("href")).toBe("/pt-BR/app/plan/situation");
  });

  test("names what is missing of an office, with its page", () => {
    show(known);
    const link = screen.getByRole("link", { name: "Página da repartição" });
    expect(link.getAttribute("href")).toBe("https://www.be.ch/");
    expect(link.closest("p")?.textContent).toMatch(/ainda não tem o endereço.+mudança.+Com hora\./);
  });

  test("names no origin of a value that the member changed", () => {
    show(known, { ...start, to: "Outro\nWeg 2", permitEnd: "2027-03-01" });
    expect(hintOf("Para quem")).not.toContain("cadastro");
    expect(screen.queryByRole("link", { name: "Página da repartição" })).toBeNull();
    expect(hintOf("Seu nome completo")).toBe("Do seu perfil.");
  });

  test("offers the languages of the canton first, and sends the chosen one", async () => {
    const sent = show({ ...known, language: "fr" });
    const field = screen.getByLabelText<HTMLSelectElement>("Língua da carta");
    expect([...field.options].map(({ text }) => text)).toEqual(["Alemão", "Francês", "Italiano"]);
    expect(field.value).toBe("fr");
    screen.getByText("O cantão de Berna escreve em alemão e francês.");
    await userEvent.type(screen.getByLabelText("Cidade onde você escreve"), "Bern");
    await userEvent.selectOptions(field, "Alemão");
    await userEvent.click(screen.getByRole("button", { name: "Ver a carta" }));
    expect(sent[0]?.form).toMatchObject({ place: "Bern", permitEnd: "2027-02-20", language: "de" });
  });

  test("asks for the language that a form leaves open", () => {
    show(makeData(), { ...start, senderAddress: "Weg 1", place: "Bern", language: "" });
    expect(hintOf("Língua da carta")).toContain("Escolha uma das opções.");
    expect(screen.queryByRole("heading", { name: "Sua carta" })).toBeNull();
  });

  test("takes the reader to what keeps the letter from being written", () => {
    show(makeData(), { ...start, senderAddress: "Weg 1", place: "" });
    const summary = screen.getByRole("alert");
    expect(summary.textContent).toContain("Falta acertar 1 campo.");
    expect(document.activeElement).toBe(summary);
  });

  test.each([
    ["permit-renewal", "confira os dados antes de enviar"],
    ["end-phone", "confira as condições do seu contrato antes de enviar"],
    ["end-job", "confira as condições do seu contrato antes de enviar"],
  ] as const)("of %s says at its foot: %s", (key, advice) => {
    show(makeData({ letter: { ...letter, key } }));
    expect(screen.getByText(/É um modelo, não um conselho jurídico/).textContent).toContain(advice);
  });

  test("says once that the letter is sent registered, before and after it is written", () => {
    const typed = { ...start, senderAddress: "Weg 1", place: "Bern" };
    show(makeData());
    expect(document.body.textContent?.match(/carta registrada/gi)).toHaveLength(1);
    cleanup();
    show(makeData(), typed);
    expect(screen.getByRole("heading", { name: "Como enviar" })).toBeTruthy();
    expect(document.body.textContent?.match(/Envie por carta registrada/g)).toHaveLength(1);
  });

  test("says that a part is not confirmed", () => {
    show(makeData({ letter: { ...letter, isConfirmed: false } }));
    expect(screen.getByText(/Uma parte ainda não foi confirmada no texto oficial\./)).toBeTruthy();
  });

  const posted = readPlanRule({ from: "permitEnd", days: -30 });
  const postedFor = (permitEnd: string) =>
    postingOf({ ...letter, deadline: posted }, { permitEnd }, "2026-11-28");

  test("says what to do now once the last day has passed", () => {
    show(
      makeData({
        letter: { ...letter, key: "change-deductible" },
        posting: postedFor("2026-12-17"),
      }),
    );
    const passed = /^O último dia foi terça-feira, 17 de novembro de 2026\. Não espere: ligue hoje/;
    expect(screen.getByText(passed)).toBeTruthy();
    expect(document.body.textContent).not.toContain("Envie por carta registrada");
  });

  test.each([
    ["2026-12-17", /^Não espere a resposta de uma carta: .+até 14 dias antes do vencimento/],
    ["2026-12-30", /segunda-feira, 30 de novembro de 2026\. Postada agora.+peça o formulário\.$/],
  ])("about a permit that ends on %s leads to the counter", (permitEnd, advice) => {
    show(makeData({ posting: postedFor(permitEnd) }));
    expect(screen.getByText(advice)).toBeTruthy();
  });
});

describe("letter page that ends a lease", () => {
  const endDay = {
    name: "endDay",
    kind: "day" as const,
    label: "Fim do aluguel",
    isRequired: true,
  };
  const lease: Letter = {
    ...{ ...letter, key: "end-lease", fields: [endDay] },
    deadline: readPlanRule({ from: "leaving", lease: true }),
  };
  const home = { moveOut: "2027-05-10", canton: "ZH", postBeforeDays: 10 };
  const choices = leaseChoicesFor(home, "2026-11-28");
  const open = makeData({
    ...{ letter: lease, lease: choices, start: { ...start, endDay: choices.chosen ?? "" } },
  });
  const other = "Outro fim, conforme o contrato (opcional)";
  const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

  test("offers the usual ends with their days to post, and names the second rent", () => {
    show(open);
    expect(fieldOf("Fim do aluguel").value).toBe("2027-09-30");
    const options = within(screen.getByLabelText("Fim do aluguel")).getAllByRole("option");
    const [first, last] = [options[0]?.textContent, options.at(-1)?.textContent];
    expect(first).toBe(
      "31 de março de 2027: poste até segunda-feira, 21 de dezembro de 2026; depois de segunda-feira, 28 de dezembro de 2026, pode chegar tarde",
    );
    expect(last).toBe("Outro dia, escrito no contrato");
    screen.getByText(/dois aluguéis até lá.+art\. 264 OR/);
  });

  test("says the same days of an end above the form and in the list", () => {
    show({ ...open, posting: postingOf(lease, { endDay: "2027-03-31" }, "2026-11-28") });
    const days =
      "oste até segunda-feira, 21 de dezembro de 2026; depois de segunda-feira, 28 de dezembro de 2026, pode chegar tarde";
    expect(document.body.textContent?.split(days)).toHaveLength(3);
  });

  test("leads to a signed paper while the post may be late, not to an email", () => {
    const posting = postingOf(lease, { endDay: "2027-02-28" }, "2026-11-27");
    show({ ...open, posting });
    screen.getByText(/pode chegar tarde: entregue a carta assinada em mãos.+art\. 266l OR/);
    expect(document.body.textContent).not.toMatch(/e-mail|portal ou/);
  });

  test("keeps the end of a contract in a field of its own", () => {
    show(open, { ...start, endDay: "2027-09-30", contractEnd: "2027-06-15" }, lease);
    expect([fieldOf("Fim do aluguel").value, fieldOf(other).value]).toEqual(["", "2027-06-15"]);
  });

  test("asks for the language of a home whose canton is unknown, and puts none forward", () => {
    show(open);
    screen.getByText(/não sabe de qual cantão você sai/);
    expect(screen.getByLabelText<HTMLSelectElement>("Língua da carta").value).toBe("");
  });

  test("says what to do if the notice is too late for the end", () => {
    const posting = postingOf(lease, { endDay: "2026-12-31" }, "2026-11-28");
    show({ ...open, posting });
    const advice = /até quarta-feira, 30 de setembro de 2026.+inquilino substituto/;
    expect(screen.getByText(advice)).toBeTruthy();
  });
});

describe("letter page that ends a job", () => {
  const choices = [{ value: "month1", label: "um mês", de: "1", fr: "1", it: "1" }];
  const kind = "choice" as const;
  const notice = { name: "notice", kind, label: "Prazo", isRequired: true, choices };
  const job: Letter = { ...letter, key: "end-job", fields: [notice] };

  test.each([
    ["2026-12-31", /até segunda-feira, 30 de novembro de 2026\. Postada agora.+em mãos/],
    ["2026-11-30", /até sexta-feira, 30 de outubro de 2026: ela vale para o próximo fim/],
  ])("says what to do if the post is too late for %s", (endDay, advice) => {
    const posting = postingOf(job, { notice: "month1", endDay }, "2026-11-28");
    show(makeData({ letter: job, posting }));
    expect(screen.getByText(advice)).toBeTruthy();
    expect(document.body.textContent).not.toContain("Envie por carta registrada");
  });
});

describe("letter page about a year", () => {
  const deadline = readPlanRule({ yearly: { month: 3, day: 31 } });
  const taxYear = { name: "taxYear", kind: "year" as const, label: "Ano", isRequired: true };
  const yearly: Letter = { ...letter, key: "tax-correction", fields: [taxYear], deadline };

  const open = (today: string) => {
    const years = yearChoices(deadline, today);
    const first = { taxYear: years[0]?.value ?? "" };
    const posting = postingOf(yearly, first, today);
    show(makeData({ letter: yearly, start: { ...start, ...first }, years, posting }));
    const options = within(screen.getByLabelText("Ano")).getAllByRole("option");
    return options.map(({ textContent }) => textContent);
  };

  describe("in a canton that takes no letter", () => {
    const note = "Pela internet (ZHservices): a carta não basta.";
    const refused = makeData({
      ...{ letter: yearly, canton: { name: "Zurique", languages: ["de"] as const } },
      ...{ otherWay: { url: "https://www.zh.ch/", note }, start: { ...start, taxYear: "2026" } },
      posting: postingOf(yearly, { taxYear: "2026" }, "2026-11-28"),
    });
    const expectNoPost = () => {
      expect(document.body.textContent).not.toMatch(/Poste até|registrada|Como enviar/);
      screen.getByText("Em Zurique, a carta não basta");
      screen.getByText(note);
      screen.getByText(/Prazo da lei: quarta-feira, 31 de março de 2027\.$/);
      const link = screen.getByRole("link", { name: "Página da repartição" });
      expect(link.getAttribute("href")).toBe("https://www.zh.ch/");
    };

    test("warns, with the deadline of the law and no day to post", () => {
      show(refused);
      expectNoPost();
    });

    test("warns on the written letter too, with an address typed by hand", () => {
      const typed = { ...start, to: "Amt\nWeg 2", senderAddress: "Weg 1", place: "Bern" };
      show(refused, { ...typed, taxYear: "2026" }, yearly);
      screen.getByRole("heading", { name: "Sua carta" });
      expectNoPost();
    });
  });

  test("offers the year that is over first, with the deadline of each", () => {
    expect(open("2027-02-01")).toEqual([
      "2026: prazo até quarta-feira, 31 de março de 2027",
      "2027 (ainda não acabou): prazo até sexta-feira, 31 de março de 2028",
    ]);
    expect(screen.queryByText(/O ano de 2026 ainda não acabou/)).toBeNull();
  });

  test("says that a running year is not over, and until when its letter arrives", () => {
    expect(open("2026-11-28")).toHaveLength(1);
    screen.getByText(/O ano de 2026 ainda não acabou.+até quarta-feira, 31 de março de 2027/);
  });
});
