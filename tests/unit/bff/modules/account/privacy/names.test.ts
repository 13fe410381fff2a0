import { readFileSync } from "node:fs";
import { getTableColumns, getTableName, isTable } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as accounts from "../../../../../../bff/db/schema.ts";
import * as connections from "../../../../../../bff/db/tables/connections.ts";
import * as mail from "../../../../../../bff/db/tables/mail.ts";
import * as payments from "../../../../../../bff/db/tables/payments.ts";
import * as preferences from "../../../../../../bff/db/tables/preferences.ts";
import * as privacy from "../../../../../../bff/db/tables/privacy.ts";
import * as secondFactor from "../../../../../../bff/db/tables/second-factor.ts";
import * as signup from "../../../../../../bff/db/tables/signup.ts";
import { mailTemplates } from "../../../../../../bff/mail/mail-templates.ts";
import { questions } from "../../../../../../bff/modules/account/privacy/answer-names.ts";
import { cmsMap, portalMap } from "../../../../../../bff/modules/account/privacy/data-map.ts";
import { fieldName } from "../../../../../../bff/modules/account/privacy/field-names.ts";
import { isPlumbing } from "../../../../../../bff/modules/account/privacy/readable-value.ts";
import { findValueName } from "../../../../../../bff/modules/account/privacy/value-names.ts";
import { answerShapes } from "../../../../../../bff/modules/account/signup/signup-answers.ts";

type Snapshot = {
  fields: { collection: string; field: string; type: string; meta: { special: string[] | null } }[];
};
const snapshot = parse(readFileSync("directus-snapshot.yaml", "utf8")) as Snapshot;

/** PostgreSQL's form of a name: `firstName` → `first_name`. */
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const wordless = (fields: readonly string[]) =>
  [...new Set(fields)].filter((field) => !isPlumbing(field) && fieldName(field) === field);

describe("privacy names exist for", () => {
  test("every column of the service's tables about people", () => {
    const modules = [
      accounts,
      connections,
      mail,
      payments,
      preferences,
      privacy,
      secondFactor,
      signup,
    ];
    const columns = modules
      .flatMap((tables) => Object.values<unknown>(tables))
      .filter((table) => isTable(table))
      .filter((table) => getTableName(table) in portalMap)
      .flatMap((table) => Object.values(getTableColumns(table)))
      .filter((column) => column.dataType !== "buffer" && column.columnType !== "PgCustomColumn")
      .map((column) => snakeCase(column.name));
    expect(columns.length).toBeGreaterThan(50);
    expect(wordless(columns)).toEqual([]);
  });

  test("every field of the collections about people", () => {
    const fields = snapshot.fields
      .filter(({ collection, type }) => collection in cmsMap && type !== "alias")
      .map(({ field }) => field);
    expect(fields.length).toBeGreaterThan(100);
    expect(wordless(fields)).toEqual([]);
  });

  test("every mail template", () => {
    const templates = Object.keys(mailTemplates);
    expect(templates.filter((name) => !findValueName("template", name))).toEqual([]);
  });

  test("every event of the security log", () => {
    const source = readFileSync("bff/modules/identity/audit/audit.ts", "utf8");
    const events = [...source.matchAll(/^ {2}\| "([\w.]+)"/gm)].map(([, event]) => event ?? "");
    expect(events.length).toBeGreaterThan(10);
    expect(events.filter((event) => !findValueName("event", event))).toEqual([]);
  });

  test("every collection in the change log", () => {
    const collections = Object.keys(cmsMap);
    expect(collections.filter((name) => !findValueName("collection", name))).toEqual([]);
  });

  test("every signup question, and every answer", () => {
    const requested = ["european-passport", "job-opportunity", "time-to-switzerland", "commitment"];
    for (const step of requested as (keyof typeof answerShapes)[]) {
      for (const [field, shape] of Object.entries(answerShapes[step].shape)) {
        expect([field, questions[field]?.name]).toEqual([field, expect.stringMatching(/\S/)]);
        for (const option of optionsOf(shape)) {
          if (/^[A-C][0-2]$|^[A-Z]{2}$/.test(option) && field !== "country") continue;
          expect([field, option, questions[field]?.answers[option]]).toEqual([
            field,
            option,
            expect.stringMatching(/\S/),
          ]);
        }
      }
    }
  });
});

/** Options of a schema, at any depth. */
function optionsOf(shape: unknown): string[] {
  const def = (shape as { def?: Record<string, unknown> }).def ?? {};
  if (def["type"] === "enum") return Object.values(def["entries"] as Record<string, string>);
  return ["innerType", "element", "in"].flatMap((name) => (def[name] ? optionsOf(def[name]) : []));
}
