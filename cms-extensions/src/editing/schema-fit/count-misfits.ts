import type { Knex } from "knex";
import type { FitAnswer, FitQuestion } from "../../../schema/fit-question.ts";

type Column = Required<NonNullable<FitQuestion["target"]>>;

const NUMBERS = /^(smallint|integer|bigint|numeric|real|double precision)$/;
const TYPE_NAME = /^[a-z][a-z ]*$/;
/** PostgreSQL 16 can check whether a text is valid for a type; in older versions the whole cast fails. */
const CAN_ASK_INPUT = 160_000;
const VALUE_ERROR = /^22/;

export async function countMisfits(database: Knex, question: FitQuestion): Promise<FitAnswer> {
  const { collection: table, field: column, rule } = question;
  const count = async (sql: string, names: string[]) => {
    const { rows } = await database.raw<{ rows: [{ count: string | null }] }>(sql, names);
    return Number(rows[0].count ?? 0);
  };
  if (rule === "filled") {
    return { rows: await count("select count(*) from ??", [table]), type: "" };
  }
  if (rule === "required") {
    const sql = "select count(*) from ?? where ?? is null";
    return { rows: await count(sql, [table, column]), type: "" };
  }
  if (rule === "unique") {
    const groups =
      "select count(*) as n from ?? where ?? is not null group by ?? having count(*) > 1";
    const sql = `select sum(n) as count from (${groups}) as shared`;
    return { rows: await count(sql, [table, column, column]), type: "" };
  }
  const present = await readColumn(database, table, column);
  const target = { ...present, ...question.target };
  const type = typeName(target);
  const isText = /^(character|text)/.test(target.data_type);
  if (isText && target.max_length === null) return { rows: 0, type };
  const sql = isText
    ? `select count(*) from ?? where char_length(??::text) > ${Number(target.max_length)}`
    : await castSql(database, present, target, type);
  const names = [table, ...(sql.match(/\?\?/g) ?? []).slice(1).map(() => column)];
  try {
    return { rows: await count(sql, names), type };
  } catch (error) {
    if (!VALUE_ERROR.test(String((error as { code?: unknown }).code))) throw error;
    return { rows: null, type };
  }
}

async function readColumn(database: Knex, table: string, column: string): Promise<Column> {
  const row = await database("information_schema.columns")
    .where({ table_name: table, column_name: column })
    .whereRaw("table_schema = current_schema()")
    .first<Record<string, unknown>>(
      "data_type",
      "character_maximum_length as max_length",
      "numeric_precision",
      "numeric_scale",
    );
  if (!row) throw new Error(`${table}.${column} has no column`);
  return row as Column;
}

function typeName({ data_type, max_length, numeric_precision, numeric_scale }: Column): string {
  if (!TYPE_NAME.test(data_type)) throw new Error(`${data_type} is no type`);
  if (data_type.startsWith("character") && max_length !== null) {
    return `${data_type}(${Number(max_length)})`;
  }
  if (data_type === "numeric" && numeric_precision !== null) {
    return `numeric(${Number(numeric_precision)}, ${Number(numeric_scale ?? 0)})`;
  }
  return data_type;
}

async function castSql(
  database: Knex,
  present: Column,
  target: Column,
  type: string,
): Promise<string> {
  const areNumbers = NUMBERS.test(present.data_type) && NUMBERS.test(target.data_type);
  const compared = areNumbers ? "numeric" : "text";
  const changes = `??::text::${type}::${compared} is distinct from ??::${compared}`;
  const { rows } = await database.raw<{ rows: [{ server_version_num: string }] }>(
    "show server_version_num",
  );
  const misfit =
    Number(rows[0].server_version_num) < CAN_ASK_INPUT
      ? changes
      : `case when pg_input_is_valid(??::text, '${type}') then ${changes} else true end`;
  return `select count(*) from ?? where ?? is not null and (${misfit})`;
}
