import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { to } from "~/i18n/paths";
import { tableKey, type TableAnswer, type RequestedTable } from "./withholding-table";

type Known = Readonly<Record<string, TableAnswer>>;

/**
 * Sends canton and code only. Null while loading, and without tax at source.
 * @param first the tariff loaded with the page
 */
export function useWithholdingTable(
  requested: RequestedTable | null,
  first: { requested: RequestedTable; answer: TableAnswer } | null,
): TableAnswer | null {
  const [known, setKnown] = useState<Known>(
    first ? { [tableKey(first.requested)]: first.answer } : {},
  );
  const fetcher = useFetcher<{ key: string; answer: TableAnswer }>();
  const key = requested && tableKey(requested);
  const answered = fetcher.data;
  if (answered && known[answered.key] !== answered.answer && !known[answered.key]) {
    setKnown({ ...known, [answered.key]: answered.answer });
  }
  const isKnown = key === null || known[key] !== undefined;
  const { load } = fetcher;
  const { canton, code, year } = requested ?? {};
  useEffect(() => {
    if (isKnown || canton === undefined || code === undefined) return;
    const query = new URLSearchParams({ canton, code, year: `${year}` });
    load(`${to("/app/tools/withholding-table")}?${query}`);
  }, [canton, code, year, isKnown, load]);
  return key === null ? null : (known[key] ?? null);
}
