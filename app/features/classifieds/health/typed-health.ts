import {
  INSURANCE_MODELS,
  MAX_PEOPLE,
  type InsuranceModel,
} from "../../../../contract/switzerland/health-insurance.ts";
import {
  blankPerson,
  hasNoInsurer,
  NO_INSURER,
  type HealthFormValues,
  type TypedPerson,
} from "./health-answer";

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};
const textsOf = (form: FormData, name: string) =>
  form.getAll(name).filter((value) => typeof value === "string");

export const isModel = (name: string): name is InsuranceModel =>
  INSURANCE_MODELS.some((model) => model === name);

export function readTyped(form: FormData): HealthFormValues {
  const columns = {
    birthYear: textsOf(form, "birthYear"),
    deductible: textsOf(form, "deductible"),
    accident: textsOf(form, "accident"),
    insurer: textsOf(form, "currentInsurer"),
    paid: textsOf(form, "currentPaid"),
    model: textsOf(form, "currentModel"),
  };
  const people = columns.birthYear.slice(0, MAX_PEOPLE).map((birthYear, at): TypedPerson => ({
    birthYear: birthYear.trim(),
    deductible: columns.deductible[at] ?? blankPerson.deductible,
    accident: columns.accident[at] ?? blankPerson.accident,
    insurer: columns.insurer[at] ?? "",
    paid: columns.paid[at] ?? "",
    model: columns.model[at] ?? blankPerson.model,
  }));
  const removed = Number(textOf(form, "remove") || -1);
  const left = people.filter((_person, at) => at !== removed);
  if (form.has("add") && left.length < MAX_PEOPLE) {
    // A family that arrives has no insurer.
    const insurer = left.length > 0 && left.every(hasNoInsurer) ? NO_INSURER : "";
    left.push({ ...blankPerson, insurer });
  }
  return {
    year: textOf(form, "year"),
    canton: textOf(form, "canton"),
    postcode: textOf(form, "postcode"),
    place: textOf(form, "place"),
    treatment: textOf(form, "treatment"),
    models: textsOf(form, "model").filter(isModel),
    insurer: textOf(form, "insurer"),
    isWhole: form.has("all"),
    people: left.length > 0 ? left : [blankPerson],
  };
}
