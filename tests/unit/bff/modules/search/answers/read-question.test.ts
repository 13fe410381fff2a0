import { describe, expect, test } from "vitest";
import {
  findToolOfQuestion,
  readAmount,
  readFigureQuestion,
  readMoneyQuestion,
  readWageQuestion,
} from "../../../../../../bff/modules/search/answers/answer.ts";

describe("canton figure question", () => {
  test.each([
    ["prêmio médio VD", "avgPremiumCents", "vd"],
    ["aluguel médio em Zug", "averageRentPrice", "zug"],
    ["Qual é o salário mediano no cantão de Genebra?", "averageMonthlySalary", "genebra"],
    ["quanto custa o aluguel em São Galo", "averageRentPrice", "sao galo"],
    ["população do Jura", "populationInThousands", "jura"],
    ["prêmio Vaud", "avgPremiumCents", "vaud"],
    ["imposto na fonte ZH", "taxSingle7000Pct", "zh"],
    ["krankenkasse zürich preço", "avgPremiumCents", "zurich"],
    ["zürich aluguel", "averageRentPrice", "zurich"],
  ])("reads %s", (query, topic, place) => {
    expect(readFigureQuestion(query)).toEqual({ topic, place });
  });

  test.each(["aluguel", "seguro de saúde", "contrato de aluguel em Zug", "Zug", ""])(
    "is not recognized in “%s”",
    (query) => {
      expect(readFigureQuestion(query)).toBeNull();
    },
  );
});

describe("wage question", () => {
  test.each([
    ["quanto ganha um enfermeiro", "enfermeiro"],
    ["Quanto ganha uma enfermeira na Suíça?", "enfermeira"],
    ["salário de pedreiro", "pedreiro"],
    ["salario medio de auxiliar de cozinha por mês", "auxiliar de cozinha"],
  ])("reads %s", (query, profession) => {
    expect(readWageQuestion(query)).toBe(profession);
  });

  test.each(["quanto custa um enfermeiro", "enfermeiro", "salário"])(
    "is not recognized in “%s”",
    (query) => {
      expect(readWageQuestion(query)).toBeNull();
    },
  );
});

describe("tool of a question", () => {
  test.each([
    ["1000 chf em reais", "portal/tool-currency"],
    ["quanto ganha um enfermeiro", "portal/tool-salary-comparison"],
    ["prêmio médio VD", "portal/health-premiums"],
    ["imposto na fonte Zürich", "portal/tool-withholding-tax"],
    ["quanto ganha um astronauta", null],
    ["imposto na fonte declaração", null],
    ["aluguel em Zug", null],
  ])("of “%s” is %s", (query, key) => {
    expect(findToolOfQuestion(query)).toBe(key);
  });
});

describe("money question", () => {
  test.each([
    ["1000 chf em reais", 1000, "CHF", "BRL"],
    ["1.234,50 francos para euros", 1234.5, "CHF", "EUR"],
    ["1'234.50 CHF in EUR", 1234.5, "CHF", "EUR"],
    ["500 R$ em francos", 500, "BRL", "CHF"],
    ["R$ 1.234,50 em francos", 1234.5, "BRL", "CHF"],
    ["CHF 1’000 em reais", 1000, "CHF", "BRL"],
    ["quanto é 1000 francos em reais?", 1000, "CHF", "BRL"],
    ["dólar em francos suíços", 1, "USD", "CHF"],
    ["quanto são 20 euros em reais", 20, "EUR", "BRL"],
  ])("reads %s", (query, amount, base, quote) => {
    expect(readMoneyQuestion(query)).toEqual({ amount, base, quote });
  });

  test.each(["1000 chf", "chf em chf", "10 bananas em reais", "99999999999 chf em reais"])(
    "is not recognized in “%s”",
    (query) => {
      expect(readMoneyQuestion(query)).toBeNull();
    },
  );

  test.each([
    ["1’234", 1234],
    ["1.234", 1234],
    ["0,5", 0.5],
    ["", null],
    ["abc", null],
  ])("reads amount %s as %s", (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});
