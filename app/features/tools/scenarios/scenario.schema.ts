import * as z from "~/forms/zod";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { isAgeCovered, paymentsOf } from "../../../../contract/calculators/net-salary.ts";
import { LONGEST_SCENARIO_NAME, permits } from "../../../../contract/calculators/scenario.ts";
import { fits } from "../../../../contract/shared/text-length.ts";
import { normalForm } from "../../../../contract/shared/text.ts";
import type { FieldProblem } from "../value-reader";
import { numberFields, scenarioOf, type NumberField, type ScenarioValues } from "./scenario-values";
import { scenarios as words } from "./words";

const t = translator("scenarios", words);
const common = translator("tools", tools);

const typed = z.pipe(
  z.optional(z.string()),
  z.transform((text) => normalForm(text ?? "", "NFC").trim()),
);

function findProblem(name: NumberField, text: string): FieldProblem | null {
  const read = numberFields[name](text);
  if (read.state === "number") return name === "age" && !isAgeCovered(read.value) ? "age" : null;
  if (read.state === "empty") return null;
  const isWhole = name === "age" || name === "children";
  return isWhole && read.reason === "unreadable" ? "whole" : read.reason;
}

const number = (name: NumberField) =>
  z.pipe(
    typed,
    z.string().check(
      z.refine((text) => findProblem(name, text) === null, {
        error: ({ input }) =>
          common(`problems.${findProblem(name, String(input)) ?? "unreadable"}`),
      }),
    ),
  );

const needed = (name: NumberField) =>
  z.pipe(number(name), z.string().check(z.minLength(1, t("errors.missing"))));

const choice = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z.enum(choices, t("errors.choice"));

/** Browsers do not submit unchecked boxes. */
const box = z.pipe(
  z.optional(z.string()),
  z.transform((value) => (value === "on" ? "on" : "")),
);

const fields = z.object({
  name: z.pipe(
    typed,
    z
      .string()
      .check(
        z.refine(
          (text) => text !== "" && fits(LONGEST_SCENARIO_NAME)(text) && !/\p{Cc}/u.test(text),
          t("errors.name", { count: LONGEST_SCENARIO_NAME }),
        ),
      ),
  ),
  canton: z
    .string(t("errors.canton"))
    .check(z.refine((code) => Object.hasOwn(cantonNames, code), t("errors.canton"))),
  gross: needed("gross"),
  period: choice(["month", "year"]),
  salaries: choice(["13", "12"]),
  workload: number("workload"),
  age: needed("age"),
  permit: choice(permits),
  civil: choice(["single", "married"]),
  spouse: box,
  spouseSettled: box,
  children: number("children"),
  church: box,
  nbu: number("nbu"),
  ktg: number("ktg"),
  pension: number("pension"),
  allowances: number("allowances"),
  rent: number("rent"),
  premium: number("premium"),
  transport: number("transport"),
  wantsNotice: box,
}) satisfies z.ZodMiniType<ScenarioValues>;

function isPensionPaid(values: ScenarioValues): boolean {
  const scenario = scenarioOf(values);
  return (scenario.pensionPerMonthCents ?? 0) <= paymentsOf(scenario).monthCents;
}

/** Values as typed; `scenarioOf` converts them. */
export const scenarioSchema = fields.check(
  z.refine(isPensionPaid, { error: t("errors.pension"), path: ["pension"] }),
);
