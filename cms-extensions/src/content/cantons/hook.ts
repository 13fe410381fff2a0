import { defineHook } from "@directus/extensions-sdk";
import { isFigureKey, readCantonValues } from "../../../../contract/switzerland/canton-figures.ts";
import { Refusal } from "../../shared/refusal";
import { listWrongCantons, type Named } from "./canton-columns";

type Payload = Record<string, unknown>;
type Row = { id: string; key: string; byCanton: unknown };

export default defineHook(({ filter, action }, { services, database, getSchema }) => {
  for (const event of ["create", "update"]) {
    filter<Payload>(`canton_figures.items.${event}`, (payload) => {
      guardFigures(payload);
      return payload;
    });
  }
  /** Read before the rows are written or removed. */
  const before = new Map<string, Named>();
  const noteNamed = async (ids: unknown) => {
    const rows = await database<Row & { status: string }>("canton_figures")
      .whereIn("id", Array.isArray(ids) ? (ids as string[]) : [])
      .where({ status: "published" })
      .select("id", "key", "byCanton");
    for (const { id, key, byCanton } of rows) {
      const { values } = readCantonValues(byCanton);
      before.set(id, { key, cantonCodes: new Set(Object.keys(values)) });
    }
  };
  filter<Payload>("canton_figures.items.update", async (payload, { keys }) => {
    await noteNamed(keys);
    return payload;
  });
  filter<string[]>("canton_figures.items.delete", async (ids) => {
    await noteNamed(ids);
    return ids;
  });

  for (const event of ["create", "update", "delete"]) {
    action(`canton_figures.items.${event}`, async (meta) => {
      const changed = ((meta["keys"] ?? []) as string[]).flatMap((id) => {
        const named = before.get(id);
        before.delete(id);
        return named ?? [];
      });
      const wrong = await listWrongCantons(database, changed);
      if (wrong.length === 0) return;
      // Uses Directus' service, so that caches of cantons are notified.
      const options = { schema: await getSchema(), knex: database };
      const cantons = new services.ItemsService("Cantons", options);
      for (const { id, changes } of wrong) await cantons.updateOne(id, changes);
    });
  }
});

function guardFigures({ key, byCanton }: Payload): void {
  if (key !== undefined && !isFigureKey(key))
    throw new Refusal({ field: "key", reason: "Escolha um dos números da lista." });
  if (byCanton === undefined) return;
  const value = typeof byCanton === "string" ? parse(byCanton) : byCanton;
  const { values, wrong } = readCantonValues(value);
  if (wrong.length > 0 || Object.keys(values).length === 0) {
    const names = wrong.filter(Boolean).join(", ");
    const reason = `Escreva a sigla de cada cantão e um número a partir de zero, ou null; um endereço de fonte começa por https://${names && `; confira: ${names}`}.`;
    throw new Refusal({ field: "byCanton", reason });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
