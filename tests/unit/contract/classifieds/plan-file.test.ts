import { describe, expect, test } from "vitest";
import {
  comparePlans,
  PLAN_FILE_MAX_BYTES,
  PLAN_FILE_TEMPLATE,
  planColumns,
  readPlanFile,
  type PlanRow,
  type StoredPlan,
} from "../../../../contract/classifieds/plan-file.ts";

const TODAY = "2026-11-30";
const SUN: Record<string, string> = {
  ...{ operadora: "Sol", plano: "Sol Livre", tipo: "postpaid", preco_por_mes: "29,90" },
  ...{ dados_gb: "10", ligacoes_minutos: "", tem_5g: "sim", tem_esim: "nao" },
  ...{ prazo_minimo_meses: "12", aviso_dias: "", link: "https://sol.ch/livre" },
  ...{ fonte: "Página da Sol", fonte_link: "https://sol.ch", consultado_em: "2026-11-29" },
};
const lineOf = (values: Record<string, string> = {}) =>
  planColumns.map((column) => ({ ...SUN, ...values })[column]).join(";");
const fileOf = (...lines: string[]) => PLAN_FILE_TEMPLATE + lines.join("\r\n");
const read = (...lines: string[]) => readPlanFile(fileOf(...lines), TODAY);
const codesOf = ({ problems }: ReturnType<typeof readPlanFile>) =>
  problems.map(({ line, code }) => [line, code]);

const sun: PlanRow["values"] = {
  ...{ provider: "Sol", name: "Sol Livre", type: "postpaid", monthlyCents: 2_990 },
  ...{ dataGb: 10, dataUnlimited: false, minutes: null, has5g: true, eSim: false },
  ...{ minTermMonths: 12, noticeDays: null, url: "https://sol.ch/livre" },
  ...{ source: "Página da Sol", sourceUrl: "https://sol.ch", retrievedOn: "2026-11-29" },
};

describe("plan file", () => {
  test("is read with empty, unlimited and quoted values, in any order of columns", () => {
    const { rows, problems } = read(lineOf(), lineOf({ plano: "Max", dados_gb: "ilimitado" }));
    expect(problems).toEqual([]);
    expect(rows[0]).toEqual({ line: 2, values: sun });
    expect(rows[1]?.values).toMatchObject({ dataGb: null, dataUnlimited: true });

    const reversed = planColumns.toReversed();
    const quoted = reversed.map((name) => (name === "plano" ? '"Sol, o ""livre"""' : SUN[name]));
    const byComma = `${reversed.join(",")}\n${quoted.join(",").replace("29,90", "29.90")}\n`;
    expect(readPlanFile(byComma, TODAY).rows[0]?.values).toEqual({
      ...sun,
      name: 'Sol, o "livre"',
    });
  });

  test.each([
    [{ operadora: "" }, "value.missing"],
    [{ plano: "x".repeat(256) }, "value.too_long"],
    [{ tipo: "celular" }, "value.type"],
    [{ preco_por_mes: "" }, "value.price"],
    [{ preco_por_mes: "29.9" }, "value.price"],
    [{ dados_gb: "muito" }, "value.data"],
    [{ ligacoes_minutos: "-1" }, "value.number"],
    [{ tem_5g: "talvez" }, "value.yes_no"],
    [{ link: "http://sol.ch" }, "value.address"],
    [{ fonte_link: "sol.ch" }, "value.address"],
    [{ consultado_em: "2026-12-01" }, "value.date"],
    [{ consultado_em: "2026-02-30" }, "value.date"],
  ])("with %j has the problem %s at its line", (values, code) => {
    expect(codesOf(read(lineOf(), lineOf({ plano: "Outro", ...values })))).toEqual([[3, code]]);
  });

  test("reports every problem of every line, and a repeated plan", () => {
    const found = read(
      lineOf({ tipo: "x", preco_por_mes: "x" }),
      "só;três;colunas",
      lineOf(),
      lineOf({ plano: "SOL LIVRE" }),
    );
    expect(codesOf(found).toSorted()).toEqual([
      [2, "value.price"],
      [2, "value.type"],
      [3, "row.format"],
      [5, "row.duplicate"],
    ]);
  });

  test("without plans, with a missing column or too large is refused whole", () => {
    expect(codesOf(read())).toEqual([[null, "file.empty"]]);
    expect(codesOf(readPlanFile("operadora;plano\nSol;Livre", TODAY))).toEqual([
      [1, "file.missing_column"],
    ]);
    expect(codesOf(read("x".repeat(PLAN_FILE_MAX_BYTES)))).toEqual([[null, "file.too_large"]]);
  });
});

describe("plan comparison", () => {
  const stored = (values: Partial<StoredPlan> = {}): StoredPlan => ({ id: "1", ...sun, ...values });
  const rows = [{ line: 2, values: sun }];

  test("finds new, equal and changed plans, with each changed field", () => {
    expect(comparePlans(rows, [])).toMatchObject({ added: rows, unchanged: 0 });
    expect(comparePlans(rows, [stored({ name: "sol livre " })]).changed[0]?.changes).toEqual([
      { field: "name", before: "sol livre ", after: "Sol Livre" },
    ]);
    expect(comparePlans(rows, [stored()])).toMatchObject({ added: [], changed: [], unchanged: 1 });
    const { changed } = comparePlans(rows, [stored({ monthlyCents: 1_990, eSim: null })]);
    expect(changed[0]).toMatchObject({ id: "1", line: 2 });
    expect(changed[0]?.changes).toEqual([
      { field: "monthlyCents", before: "1990", after: "2990" },
      { field: "eSim", before: null, after: "não" },
    ]);
  });

  test("misses only plans of a provider and type in the file", () => {
    const old = stored({ id: "2", name: "Sol Antigo" });
    const others = [
      stored({ id: "3", name: "Sol Casa", type: "internet" }),
      stored({ id: "4", provider: "Lua" }),
    ];
    expect(comparePlans(rows, [stored(), old, ...others]).missing).toEqual([old]);
  });

  test("does not guess between two published plans of the same name", () => {
    const { problems } = comparePlans(rows, [stored(), stored({ id: "2" })]);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([[2, "row.ambiguous"]]);
  });
});
