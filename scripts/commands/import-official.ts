import { parseArgs } from "node:util";
import { withImportTool, type ImportTool } from "../../bff/import-official.ts";
import { OFFICIAL_KINDS } from "../../contract/switzerland/official-tables.ts";
import { endWithLine, say, SetupError } from "../stack/progress.ts";
import { withDatabase } from "../stack/with-database.ts";

/**
 * Official files from the command line. `import-official KIND YEAR FILE… [--try]` imports them, or only as
 * a dry run. `import-official --list` lists imports. `import-official --roll-back ID` reverts one.
 */
const USAGE = `import-official KIND YEAR FILE… [--try] · --list · --roll-back ID   (KIND: ${OFFICIAL_KINDS.join(", ")})`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    try: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    "roll-back": { type: "string" },
  },
});

async function importAll({ importFile }: ImportTool): Promise<void> {
  const [kindName, yearText, ...files] = positionals;
  const kind = OFFICIAL_KINDS.find((each) => each === kindName);
  const year = Number(yearText);
  if (!kind || !Number.isInteger(year) || files.length === 0) throw new SetupError(USAGE);
  for (const file of files) {
    const report = await importFile(kind, year, file, values.try);
    say(`${file}: ${report.state}, ${report.lineCount} lines, ${report.rowCount} rows`);
    if (report.difference) {
      const { added, removed, changed, same, examples } = report.difference;
      say(`  ${added} added, ${removed} removed, ${changed} changed, ${same} the same`);
      for (const example of examples) say(`  ${example}`);
    }
    for (const { line, code, text } of report.problems) {
      say(`  ${line === null ? "" : `linha ${line}: `}${text} [${code}]`);
    }
    if (report.state === "refused") process.exitCode = 1;
  }
}

async function list({ listImports }: ImportTool): Promise<void> {
  for (const run of await listImports()) {
    const state = run.rolledBackAt ? "rolled back" : run.state;
    const when = run.importedAt.toISOString();
    say(`${run.id} ${when} ${run.kind} ${run.year} ${run.scope} ${state} ${run.fileName}`);
  }
}

try {
  await withDatabase("portal", (databaseUrl) =>
    withImportTool(databaseUrl, async (tool) => {
      const rollBack = values["roll-back"];
      if (values.list) await list(tool);
      else if (rollBack === undefined) await importAll(tool);
      else say(`${await tool.rollBack(Number(rollBack))} rows taken back`);
    }),
  );
} catch (error) {
  endWithLine(error);
}
