import { canonicalText } from "../../../access/row-diff";

export type RowRule = Record<string, unknown>;

/** Rules by readable collection; `{}` means every row. */
export type ReadRules = ReadonlyMap<string, readonly RowRule[]>;

const isEveryRow = (rule: RowRule) => Object.keys(rule).length === 0;

export function isFullyReadable(rules: ReadRules, collection: string): boolean {
  return (rules.get(collection) ?? []).some(isEveryRow);
}

/**
 * True if a readable row implies that the row it references is readable, too.
 * @param field the field of `from` that references a row of `to`
 */
export function isReferencedRowReadable(
  rules: ReadRules,
  from: string,
  field: string,
  to: string,
): boolean {
  const targets = rules.get(to) ?? [];
  return (rules.get(from) ?? []).every((rule) =>
    targets.some((target) => implies(rule, isEveryRow(target) ? target : { [field]: target })),
  );
}

/**
 * True if a readable row implies that all rows referencing it are readable, too.
 * @param field the field of `children` that references a row of `parent`
 */
export function areReferencingRowsReadable(
  rules: ReadRules,
  parent: string,
  field: string,
  children: string,
): boolean {
  const opened = rules.get(children) ?? [];
  return (rules.get(parent) ?? []).every((rule) =>
    opened.some((child) => implies({ [field]: rule }, child)),
  );
}

/** True if every row that matches `given` provably matches `wanted`. */
export function implies(input: RowRule, expected: RowRule): boolean {
  const grantedTerms = termsOf(input);
  const choices = grantedTerms.find((term) => "_or" in term);
  if (
    choices &&
    !termsOf(expected).some((term) => canonicalText(term) === canonicalText(choices))
  ) {
    const others = grantedTerms.filter((term) => term !== choices);
    const isImplied = (choice: RowRule) => implies({ _and: [...others, choice] }, expected);
    if ((choices["_or"] as RowRule[]).every(isImplied)) return true;
  }
  return termsOf(expected).every((term) => {
    if ("_or" in term) {
      const isSame = grantedTerms.some((one) => canonicalText(one) === canonicalText(term));
      return isSame || (term["_or"] as RowRule[]).some((choice) => implies(input, choice));
    }
    return grantedTerms.some((one) => isTermImplied(one, term));
  });
}

function isTermImplied(input: RowRule, expected: RowRule): boolean {
  if (canonicalText(input) === canonicalText(expected)) return true;
  const [field = ""] = Object.keys(expected);
  const isNested = !field.startsWith("_") && field in input;
  return isNested && implies(input[field] as RowRule, expected[field] as RowRule);
}

function termsOf(rule: RowRule): RowRule[] {
  return Object.entries(rule).flatMap(([key, value]) => {
    if (key === "_and") return (value as RowRule[]).flatMap(termsOf);
    if (key.startsWith("_") || !isRule(value)) return [{ [key]: value }];
    const inner = termsOf(value);
    return inner.length === 0 ? [{ [key]: value }] : inner.map((term) => ({ [key]: term }));
  });
}

const isRule = (value: unknown): value is RowRule =>
  typeof value === "object" && value !== null && !Array.isArray(value);
