import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { OFFICE_KINDS, type OfficeKind } from "../../contract/switzerland/offices.ts";

const officeRow = shape("offices", {
  kind: z.enum(OFFICE_KINDS),
  name: z.string(),
  address: z.string().nullable(),
  url: z.string(),
  languages: z.array(z.string()).nullable().catch(null),
  note: z.string().nullable(),
  checkedOn: z.string().nullable(),
});

export type Office = {
  kind: OfficeKind;
  /** In the canton's language. */
  name: string;
  address: string | null;
  url: string;
  /** Codes of the languages in which it writes. */
  languages: readonly string[];
  note: string | null;
  /** YYYY-MM-DD on which an editor read name and address; null if nobody did. */
  checkedOn: string | null;
};

/**
 * The offices of a canton in the order of `OFFICE_KINDS`.
 * @param code of the canton
 * @throws {CmsError}
 */
export function listOffices(cms: TierCms, code: string): Promise<Office[]> {
  return cms.cached(`offices:${code}`, async (ask) => {
    const filter = { canton: { cantonCode: { _eq: code } } };
    const rows = await ask(readRows(officeRow, { filter, limit: OFFICE_KINDS.length }));
    return rows
      .map(({ languages, ...office }) => ({ ...office, languages: languages ?? [] }))
      .sort((one, other) => OFFICE_KINDS.indexOf(one.kind) - OFFICE_KINDS.indexOf(other.kind));
  });
}
