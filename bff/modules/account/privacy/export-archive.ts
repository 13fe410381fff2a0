import { strToU8, zipSync } from "fflate";
import type { DataMapEntry } from "../../../../contract/collections/collection.ts";
import type { CmsHolding } from "../../../cms/cms-privacy.ts";
import { escapeHtml } from "../../../escape-html.ts";
import { cmsMap, portalMap } from "./data-map.ts";
import { fieldName } from "./field-names.ts";
import type { StoredRow } from "./portal-holding.repository.ts";
import { dateTime, readableValue } from "./readable-value.ts";

type ExportContent = {
  madeAt: Date;
  portal: Record<string, StoredRow[]>;
  cms: CmsHolding;
  files: { name: string; bytes: Buffer }[];
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c}
h2{margin-top:2.5rem}dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem;
border-top:1px solid #ddd;padding:.75rem 0;margin:0}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}
.why{color:#555}`;

const actions: Readonly<Record<string, string>> = {
  create: "criou",
  update: "alterou",
  delete: "apagou",
};

function exportPage({ madeAt, portal, cms, files }: ExportContent): string {
  const sections = [
    ...Object.entries(portal).map(([table, rows]) => section(table, portalMap[table], rows)),
    ...Object.entries(cms.rows).map(([name, rows]) => section(name, cmsMap[name], rows)),
  ];
  const fileList = files.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join("");
  const handling = cms.handling.map(
    ({ at, action, by }) =>
      `<li>${escapeHtml(`${readableValue("at", at)}: ${actions[action] ?? action} (${by})`)}</li>`,
  );
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>Seus dados no Portal Suíça</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>
<h1>Seus dados no Portal Suíça</h1>
<p>Cópia feita em ${escapeHtml(dateTime(madeAt))} (horário de Zurique). Os mesmos dados, para
programas, estão em <code>dados.json</code>.</p>
${sections.join("\n")}
<h2>Arquivos</h2>${files.length > 0 ? `<ul>${fileList}</ul>` : "<p>Nenhum arquivo.</p>"}
<h2>Quem alterou seu cadastro além de você</h2>
${handling.length > 0 ? `<ul>${handling.join("")}</ul>` : "<p>Ninguém.</p>"}
</body></html>
`;
}

function section(
  store: string,
  entry: DataMapEntry | undefined,
  rows: readonly StoredRow[],
): string {
  const why = entry
    ? `<p class="why">Para quê: ${escapeHtml(entry.why)}. Guardado ${escapeHtml(entry.until)}.</p>`
    : "";
  const items = rows.map((row) => {
    const fields = Object.entries(row).filter(([, value]) => value !== null && value !== "");
    const lines = fields.map(
      ([field, value]) =>
        `<dt>${escapeHtml(fieldName(field))}</dt><dd>${escapeHtml(readableValue(field, value))}</dd>`,
    );
    return `<dl>${lines.join("")}</dl>`;
  });
  return `<h2>${escapeHtml(entry?.name ?? store)}</h2>${why}${items.join("")}`;
}

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
