import { h } from "vue";
import { netSalaryParameters } from "../../../../contract/calculators/net-salary.ts";
import {
  netSalaryEffects,
  type NetEffect,
} from "../../../../contract/calculators/parameter-use.ts";
import { usableSets, type WrittenSet } from "../../../../contract/calculators/parameters.ts";

export type StoredSet = WrittenSet & { id: string };
type Form = Readonly<Record<string, unknown>>;

const francs = new Intl.NumberFormat("de-CH", { style: "currency", currency: "CHF" });
const signed = new Intl.NumberFormat("de-CH", {
  minimumFractionDigits: 2,
  signDisplay: "exceptZero",
});
const money = (cents: number) => francs.format(cents / 100);

/** Effects of the form's values; null if the row does not affect a net salary, or has no year yet. */
export function effectsOfForm(
  id: string,
  form: Form,
  published: readonly StoredSet[],
): NetEffect[] | null {
  const { key, year, value } = form;
  const isCounted = netSalaryParameters.some((each) => each === key);
  if (!isCounted || !Number.isInteger(Number(year)) || !year) return null;
  const others = published.filter((each) => each.id !== id);
  const unknown = { sourceUrl: null, publisher: null, reviewedAt: null };
  const written: WrittenSet = {
    ...unknown,
    ...{ key: String(key), year: Number(year), value, source: "x" },
    version: Number(form["version"] ?? 1),
  };
  // An archived row no longer counts; a draft is treated as published.
  const after = form["status"] === "archived" ? others : [...others, written];
  return netSalaryEffects(Number(year), usableSets(published), usableSets(after));
}

const line = ({ grossCents, age, beforeCents, afterCents }: NetEffect) => {
  const change =
    beforeCents === afterCents
      ? "não muda"
      : `de ${money(beforeCents)} para ${money(afterCents)} (${signed.format((afterCents - beforeCents) / 100)})`;
  return h("li", { key: grossCents }, `${money(grossCents)} brutos, ${age} anos: ${change}`);
};

export const drawEffects = (effects: readonly NetEffect[]) =>
  effects.length === 0
    ? [h("p", { style: "margin: 0" }, "Com o que está no formulário, não dá para fazer a conta.")]
    : [h("ul", { style: "margin: 0 0 8px; padding-inline-start: 20px" }, effects.map(line))];
