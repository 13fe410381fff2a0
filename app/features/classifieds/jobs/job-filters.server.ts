import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { classifieds } from "~/i18n/pt-BR/classifieds/classifieds";
import { jobs as words } from "~/i18n/pt-BR/classifieds/jobs";
import { translator } from "~/i18n/translator";
import {
  jobAges,
  jobChoiceOf,
  jobContracts,
  jobLanguages,
  jobRemotes,
  languageLevels,
  type JobChoice,
  type Applicant,
} from "../../../../contract/classifieds/jobs.ts";
import type { FilterField } from "../frame/offer";

const t = translator("jobs", words);

export type OwnJobChoice = JobChoice & { applicant: Applicant };

export function readJobChoice(params: URLSearchParams): JobChoice {
  const choice = jobChoiceOf(params);
  const { canton } = choice;
  return { ...choice, canton: canton && Object.hasOwn(cantonNames, canton) ? canton : null };
}

type Options = { value: string; label: string }[];

function select(name: string, label: string, value: string | null, options: Options): FilterField {
  const any = { value: "", label: classifieds.filter.any };
  return { kind: "select", name, label, value: value ?? "", options: [any, ...options] };
}

export function jobFilters(choice: JobChoice): FilterField[] {
  const { withinDays, workload } = choice;
  return [
    { kind: "text", name: "words", label: t("filters.words"), value: choice.words ?? "" },
    select(
      "canton",
      t("filters.canton"),
      choice.canton,
      Object.entries(cantonNames).map(([value, label]) => ({ value, label })),
    ),
    select(
      "contract",
      t("filters.contract"),
      choice.contract,
      jobContracts.map((value) => ({ value, label: t(`contracts.${value}`) })),
    ),
    select(
      "remote",
      t("filters.remote"),
      choice.remote,
      jobRemotes.map((value) => ({ value, label: t(`remotes.${value}`) })),
    ),
    select(
      "language",
      t("filters.language"),
      choice.language,
      jobLanguages.map((value) => ({ value, label: t(`languages.${value}`) })),
    ),
    select(
      "level",
      t("filters.level"),
      choice.level,
      languageLevels.map((value) => ({ value, label: value })),
    ),
    {
      ...{ kind: "number", name: "workload", label: t("filters.workload") },
      value: workload === null ? "" : String(workload),
    },
    select(
      "within",
      t("filters.within"),
      withinDays === null ? null : String(withinDays),
      jobAges.map((value) => ({ value, label: t(`within.${value}`) })),
    ),
    { kind: "check", name: "salary", label: t("filters.salary"), isChecked: choice.hasSalary },
    { kind: "check", name: "open", label: t("filters.open"), isChecked: choice.isOpenToMe },
  ];
}
