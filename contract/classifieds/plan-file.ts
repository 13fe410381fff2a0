import { isWebAddress } from "../shared/public-address.ts";
import { separatorOf, splitLine } from "../shared/csv.ts";
import { mobileTypes } from "./mobile-plans.ts";

/** Far above the number of plans in Switzerland; small enough for one request to Directus. */
export const PLAN_FILE_MAX_BYTES = 256 * 1_024;

/** Columns of the editors' file, in the order of the template. Every one must be in the first line. */
export const planColumns = [
  ...["operadora", "plano", "tipo", "preco_por_mes", "dados_gb", "ligacoes_minutos"],
  ...["tem_5g", "tem_esim", "prazo_minimo_meses", "aviso_dias"],
  ...["link", "fonte", "fonte_link", "consultado_em"],
] as const;

/** Header of the template, with the byte order mark that spreadsheet programs need for accents. */
export const PLAN_FILE_TEMPLATE = `\uFEFF${planColumns.join(";")}\r\n`;

type PlanType = (typeof mobileTypes)[number];

/** The values of a file's line, by field of `mobile_plans`. */
export type PlanValues = {
  provider: string;
  name: string;
  type: PlanType;
  monthlyCents: number;
  dataGb: number | null;
  dataUnlimited: boolean;
  /** Null without a limit. */
  minutes: number | null;
  has5g: boolean | null;
  eSim: boolean | null;
  minTermMonths: number | null;
  noticeDays: number | null;
  url: string;
  source: string;
  sourceUrl: string;
  /** `YYYY-MM-DD` */
  retrievedOn: string;
};

/** Column that states each field. */
export const columnOfField = {
  ...{ provider: "operadora", name: "plano", type: "tipo", monthlyCents: "preco_por_mes" },
  ...{ dataGb: "dados_gb", dataUnlimited: "dados_gb", minutes: "ligacoes_minutos" },
  ...{ has5g: "tem_5g", eSim: "tem_esim", minTermMonths: "prazo_minimo_meses" },
  ...{ noticeDays: "aviso_dias", url: "link", source: "fonte", sourceUrl: "fonte_link" },
  retrievedOn: "consultado_em",
} as const satisfies Record<keyof PlanValues, string>;

const LONGEST_TEXT = 255;

const sentences = {
  "file.empty": () => "O arquivo não tem nenhum plano.",
  "file.too_large": (limit: string) => `O arquivo passa de ${limit} KB.`,
  "file.missing_column": (names: string) => `Faltam colunas: ${names}.`,
  "row.format": (what: string) => `A linha não tem a forma esperada: ${what}.`,
  "row.duplicate": (first: string) => `O mesmo plano já está na linha ${first}.`,
  "row.ambiguous": () => "Há dois planos publicados com esta operadora, tipo e nome: arquive um.",
  "value.missing": (column: string) => `Falta um valor em ${column}.`,
  "value.too_long": (column: string) => `O valor em ${column} passa de ${LONGEST_TEXT} caracteres.`,
  "value.type": () => "Em tipo, escreva postpaid, prepaid ou internet.",
  "value.price": () => "Em preco_por_mes, escreva francos e centavos, como 29.90.",
  "value.number": (column: string) => `Em ${column}, escreva um número inteiro, ou deixe vazio.`,
  "value.data": () => "Em dados_gb, escreva um número, ilimitado, ou deixe vazio.",
  "value.yes_no": (column: string) => `Em ${column}, escreva sim ou nao, ou deixe vazio.`,
  "value.address": (column: string) => `Em ${column}, escreva um endereço com https://.`,
  "value.date": () => "Em consultado_em, escreva um dia até hoje, como 2026-11-30.",
} as const satisfies Record<string, (detail: string) => string>;

export type PlanProblemCode = keyof typeof sentences;
/** @param line counted from 1; null for the whole file */
export type PlanProblem = { line: number | null; code: PlanProblemCode; text: string };
export type PlanRow = { line: number; values: PlanValues };
export type PlanName = Pick<PlanValues, "provider" | "name" | "type">;

/** @param isTrial true for a dry run, which reports what would change */
export type PlanFileInput = { text: string; isTrial: boolean };

export type PlanFileReport = {
  state: "tried" | "imported" | "refused";
  added: PlanName[];
  changed: (PlanName & { changes: PlanChange[] })[];
  unchanged: number;
  /** Published plans that are not in the file; the import archives them. */
  missing: PlanName[];
  problems: PlanProblem[];
};

const problemOf = (
  code: PlanProblemCode,
  line: number | null = null,
  detail: string = "",
): PlanProblem => ({ line, code, text: sentences[code](detail) });

const PRICE = /^(\d{1,4})(?:[.,](\d{2}))?$/;
const COUNT = /^\d{1,6}$/;
const GIGABYTES = /^\d{1,5}(?:[.,]\d{1,2})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const UNLIMITED = "ilimitado";

const isDay = (day: string) =>
  DAY.test(day) && new Date(`${day}T12:00:00Z`).toJSON()?.slice(0, 10) === day;

/** Plans are equal if provider, type and name are, whatever their case. */
const keyOf = ({ provider, type, name }: PlanName) =>
  [provider, type, name].map((part) => part.trim().toLocaleLowerCase("pt-BR")).join("|");

/**
 * Reads the editors' CSV; columns may be in any order.
 * @param today `YYYY-MM-DD`
 * @returns every problem of every line; rows are complete only without one
 */
export function readPlanFile(
  text: string,
  today: string,
): { rows: PlanRow[]; problems: PlanProblem[] } {
  if (new TextEncoder().encode(text).length > PLAN_FILE_MAX_BYTES) {
    const limit = String(PLAN_FILE_MAX_BYTES / 1_024);
    return { rows: [], problems: [problemOf("file.too_large", null, limit)] };
  }
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const separator = separatorOf(header);
  const names = splitLine(header, separator).map((name) => name.trim());
  const missing = planColumns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    return { rows: [], problems: [problemOf("file.missing_column", 1, missing.join(", "))] };
  }
  const problems: PlanProblem[] = [];
  const rows: PlanRow[] = [];
  const firstLines = new Map<string, number>();
  for (const [place, content] of lines.entries()) {
    const line = place + 2;
    if (content.trim() === "") continue;
    const parts = splitLine(content, separator);
    if (parts.length !== names.length) {
      const what = `${parts.length} colunas, e não ${names.length}`;
      problems.push(problemOf("row.format", line, what));
      continue;
    }
    const valueOf = (column: string) => (parts[names.indexOf(column)] ?? "").trim();
    const found: PlanProblem[] = [];
    const values = readValues(valueOf, today, (code, detail) =>
      found.push(problemOf(code, line, detail)),
    );
    problems.push(...found);
    if (!values) continue;
    const first = firstLines.get(keyOf(values));
    if (first) problems.push(problemOf("row.duplicate", line, String(first)));
    else firstLines.set(keyOf(values), line);
    rows.push({ line, values });
  }
  if (rows.length === 0 && problems.length === 0) problems.push(problemOf("file.empty"));
  return { rows, problems };
}

/** Null after a problem. */
function readValues(
  valueOf: (column: string) => string,
  today: string,
  report: (code: PlanProblemCode, detail?: string) => void,
): PlanValues | null {
  let isWhole = true;
  const fail = (code: PlanProblemCode, detail = "") => {
    isWhole = false;
    report(code, detail);
  };
  const text = (column: string) => {
    const value = valueOf(column);
    if (value === "") fail("value.missing", column);
    if (value.length > LONGEST_TEXT) fail("value.too_long", column);
    return value;
  };
  const address = (column: string) => {
    const value = valueOf(column);
    if (!value.startsWith("https://") || !isWebAddress(value)) fail("value.address", column);
    return value;
  };
  const count = (column: string) => {
    const value = valueOf(column);
    if (value === "") return null;
    if (!COUNT.test(value)) fail("value.number", column);
    return Number(value);
  };
  const yesOrNo = (column: string) => {
    const value = valueOf(column).toLowerCase();
    if (value === "") return null;
    if (!["sim", "nao", "não"].includes(value)) fail("value.yes_no", column);
    return value === "sim";
  };
  const price = PRICE.exec(valueOf("preco_por_mes"));
  if (!price) fail("value.price");
  const data = valueOf("dados_gb").toLowerCase();
  const hasAmount = data !== "" && data !== UNLIMITED;
  if (hasAmount && !GIGABYTES.test(data)) fail("value.data");
  const type = mobileTypes.find((each) => each === valueOf("tipo"));
  if (!type) fail("value.type");
  const retrievedOn = valueOf("consultado_em");
  if (!isDay(retrievedOn) || retrievedOn > today) fail("value.date");
  const values: PlanValues = {
    provider: text("operadora"),
    name: text("plano"),
    type: type ?? "postpaid",
    monthlyCents: Number(price?.[1] ?? 0) * 100 + Number(price?.[2] ?? 0),
    dataGb: hasAmount ? Number(data.replace(",", ".")) : null,
    dataUnlimited: data === UNLIMITED,
    minutes: count("ligacoes_minutos"),
    has5g: yesOrNo("tem_5g"),
    eSim: yesOrNo("tem_esim"),
    minTermMonths: count("prazo_minimo_meses"),
    noticeDays: count("aviso_dias"),
    url: address("link"),
    source: text("fonte"),
    sourceUrl: address("fonte_link"),
    retrievedOn,
  };
  return isWhole ? values : null;
}

/** A published plan; old ones may lack any value. */
export type StoredPlan = { id: string } & {
  [Field in keyof PlanValues]: PlanValues[Field] | null;
};

export type PlanChange = {
  field: keyof PlanValues;
  before: string | null;
  after: string | null;
};

export type PlanComparison = {
  added: PlanRow[];
  changed: (PlanRow & { id: string; changes: PlanChange[] })[];
  unchanged: number;
  /** Published plans of a provider and type in the file that the file does not name: they would close. */
  missing: StoredPlan[];
  problems: PlanProblem[];
};

const shownValue = (value: string | number | boolean | null): string | null => {
  if (value === null) return null;
  return typeof value === "boolean" ? (value ? "sim" : "não") : String(value);
};

const fields = Object.keys(columnOfField) as (keyof PlanValues)[];

/** Compares the rows of a file with all published plans. Plans of other providers stay as they are. */
export function comparePlans(
  rows: readonly PlanRow[],
  stored: readonly StoredPlan[],
): PlanComparison {
  const nameOf = ({ provider, type, name }: StoredPlan) =>
    keyOf({ provider: provider ?? "", type: type ?? "postpaid", name: name ?? "" });
  const shelfOf = (key: string) => key.split("|").slice(0, 2).join("|");
  const byKey = Map.groupBy(stored, nameOf);
  const keys = new Set(rows.map(({ values }) => keyOf(values)));
  const shelves = new Set([...keys].map(shelfOf));
  const result: PlanComparison = {
    ...{ added: [], changed: [], unchanged: 0, problems: [] },
    missing: stored.filter((plan) => !keys.has(nameOf(plan)) && shelves.has(shelfOf(nameOf(plan)))),
  };
  for (const row of rows) {
    const [plan, ...others] = byKey.get(keyOf(row.values)) ?? [];
    if (others.length > 0) result.problems.push(problemOf("row.ambiguous", row.line));
    if (!plan) {
      result.added.push(row);
      continue;
    }
    const changes = fields.flatMap((field): PlanChange[] => {
      const [before, after] = [shownValue(plan[field]), shownValue(row.values[field])];
      return before === after ? [] : [{ field, before, after }];
    });
    if (changes.length === 0) result.unchanged += 1;
    else result.changed.push({ ...row, id: plan.id, changes });
  }
  return result;
}
