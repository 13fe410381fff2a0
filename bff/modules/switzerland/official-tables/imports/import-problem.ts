const sentences = {
  "file.empty": () => "O arquivo não tem nenhuma linha de dados.",
  "file.encoding": () => "O arquivo não está em UTF-8. Salve-o de novo com essa codificação.",
  "file.too_large": (limit: string) => `O arquivo é grande demais: passa de ${limit}.`,
  "file.unlikely_size": (found: string) =>
    `O tamanho não é o de um arquivo destes: ${found}. Nada foi importado.`,
  "file.truncated": (found: string) => `O arquivo parece cortado: ${found}.`,
  "file.missing_column": (names: string) => `Faltam colunas: ${names}.`,
  "file.no_header": () => "A primeira linha não é o cabeçalho de um arquivo da ESTV (registro 00).",
  "row.format": (what: string) => `A linha não tem a forma esperada: ${what}.`,
  "row.wrong_year": (found: string) => `A linha é de outro ano: ${found}.`,
  "row.wrong_canton": (found: string) => `A linha é de outro cantão: ${found}.`,
  "row.order": (found: string) => `A faixa não começa depois da anterior: ${found}.`,
  "row.duplicate": (first: string) => `A linha repete a linha ${first}.`,
} as const satisfies Record<string, (detail: string) => string>;

export type ProblemCode = keyof typeof sentences;

export type ImportProblem = {
  /** Counted from 1; null for the whole file. */
  line: number | null;
  code: ProblemCode;
  text: string;
};

export function problemOf(
  code: ProblemCode,
  line: number | null = null,
  detail: string = "",
): ImportProblem {
  return { line, code, text: sentences[code](detail) };
}

const MAX_PROBLEMS = 50;

export class RefusedFileError extends Error {
  readonly problems: readonly ImportProblem[];

  constructor(problems: readonly ImportProblem[]) {
    super("The official file is refused");
    this.name = "RefusedFileError";
    this.problems = problems;
  }
}

export type Problems = {
  add(code: ProblemCode, line?: number | null, detail?: string): void;
  /** @throws {RefusedFileError} if there was a problem */
  requireNone(): void;
};

/** Collects problems row by row. `add` throws {@link RefusedFileError} at the fiftieth. */
export function collectProblems(): Problems {
  const found: ImportProblem[] = [];
  const requireNone = () => {
    if (found.length > 0) throw new RefusedFileError(found);
  };
  return {
    requireNone,
    add(code, line = null, detail = "") {
      found.push(problemOf(code, line, detail));
      if (found.length >= MAX_PROBLEMS) requireNone();
    },
  };
}
