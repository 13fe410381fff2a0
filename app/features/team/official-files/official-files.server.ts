import type { TierCms } from "~/cms/cms.server";
import { failedWhenUnavailable } from "~/cms/when-unavailable.server";
import { listParameterSets, listTableYears } from "~/reference/parameters.server";
import type { OfficialFilesApi } from "~/service/official-tables-api.server";
import {
  OFFICIAL_FILE_MAX_BYTES,
  type OfficialFileReport,
  type OfficialRun,
} from "../../../../contract/api/official-tables-v1.ts";
import {
  OFFICIAL_KINDS,
  type OfficialKind,
  listMissingYears,
  officialSetNames,
  officialSets,
  yearStatusOf,
} from "../../../../contract/calculators/official-years.ts";
import { WAGE_TABLE_KEY } from "../../../../contract/calculators/wage-table.ts";

export type FilesProblem = "kind" | "year" | "file" | "large" | "gone" | "away";

export type FilesAnswer = {
  problem: FilesProblem | null;
  typed: { kind: string; year: string };
  report: OfficialFileReport | null;
  takenBack: number | null;
};

const YEAR = /^20[2-9]\d$/;

export async function listRuns(
  api: Pick<OfficialFilesApi, "listRuns">,
): Promise<readonly OfficialRun[] | null> {
  const result = await api.listRuns();
  return result.isError ? null : result.data.runs;
}

export async function answerFiles(
  api: Pick<OfficialFilesApi, "sendFile" | "takeBack">,
  form: FormData,
): Promise<FilesAnswer> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, 40) : "";
  };
  const typed = { kind: text("kind"), year: text("year") };
  const answer: FilesAnswer = { problem: null, typed, report: null, takenBack: null };
  const failed = (problem: FilesProblem): FilesAnswer => ({ ...answer, problem });

  const run = Number(text("run"));
  if (text("intent") === "take-back" && Number.isSafeInteger(run) && run > 0) {
    const result = await api.takeBack(run);
    if (result.isError) return failed(result.statusCode === 404 ? "gone" : "away");
    return { ...answer, takenBack: result.data.rowCount };
  }

  const kind = OFFICIAL_KINDS.find((each): each is OfficialKind => each === typed.kind);
  const file = form.get("file");
  if (!kind) return failed("kind");
  if (!YEAR.test(typed.year)) return failed("year");
  if (!(file instanceof File) || file.size === 0) return failed("file");
  if (file.size > OFFICIAL_FILE_MAX_BYTES) return failed("large");
  const requested = {
    ...{ kind, year: typed.year, fileName: file.name.slice(0, 200) || "arquivo" },
    isTrial: text("intent") === "import" ? ("no" as const) : ("yes" as const),
  };
  const result = await api.sendFile(requested, new Uint8Array(await file.arrayBuffer()));
  if (result.isError) return failed(result.statusCode === 413 ? "large" : "away");
  return { ...answer, report: result.data };
}

export type MissingYear = ReturnType<typeof listMissingYears>[number];

/** @returns null while Directus or the service is unavailable */
export async function findMissingYears(
  cms: TierCms,
  runs: readonly OfficialRun[] | null,
  today: string,
): Promise<MissingYear[] | null> {
  const published = await Promise.all([
    listParameterSets(cms),
    listTableYears(cms, WAGE_TABLE_KEY),
  ]).catch((error: unknown) => {
    failedWhenUnavailable(error);
    return null;
  });
  if (!published || !runs) return null;
  const [sets, wageYears] = published;
  const rows = [...sets, ...wageYears.map((year) => ({ key: WAGE_TABLE_KEY, year }))];
  const yearStatuses = officialSetNames.map((name) => {
    const { file, parameters } = officialSets[name];
    const keys: readonly string[] = parameters;
    const held = file
      ? runs.filter(({ kind, isInForce }) => kind === file && isInForce)
      : rows.filter(({ key }) => keys.includes(key));
    return yearStatusOf(
      name,
      held.map(({ year }) => year),
      today,
    );
  });
  return listMissingYears(yearStatuses);
}
