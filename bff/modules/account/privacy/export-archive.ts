import { strToU8, zipSync } from "fflate";
import { exportPage } from "./export-page.ts";
import type { ExportContent } from "./export-page.ts";

export function makeExportArchive({ madeAt, portal, cms, files }: ExportContent): Buffer {
  const json = { madeAt: madeAt.toISOString(), portal, content: cms.rows, handling: cms.handling };
  const archive = zipSync({
    "dados.json": strToU8(JSON.stringify(json, null, 2)),
    "leia-me.html": strToU8(exportPage({ madeAt, portal, cms, files })),
    ...Object.fromEntries(
      files.map(({ name, bytes }, at) => [`arquivos/${at + 1}-${safeName(name)}`, bytes]),
    ),
  });
  return Buffer.from(archive);
}

/** Upload names come from members: removes folders and control characters. */
export function safeName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^[.-]+/, "");
  return plain.slice(-80) || "arquivo";
}
