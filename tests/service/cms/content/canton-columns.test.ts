import { afterAll, expect, test } from "vitest";
import { admin, make, removeMade, rowsOf } from "../cms.ts";

/** Canton columns follow the published figures, also when none is left. */
const YEAR = 1848;
const figures = "/items/canton_figures";
afterAll(removeMade);

async function readCanton(code = "ZH") {
  const fields = "areaKm2,averageRentPrice,figures";
  const path = `/items/Cantons?filter[cantonCode][_eq]=${code}&fields=${fields}`;
  const [row] = rowsOf(await admin("GET", path));
  const { areaKm2: area, averageRentPrice: rent, figures: notes } = row ?? {};
  return { area: area === null ? null : Number(area), rent, notes: notes as object };
}
const areaOf = async () => (await readCanton()).area;

test("canton figure: withdrawing or deleting it empties its column and note, and no others", async () => {
  const ofArea = "filter[key][_eq]=areaKm2&filter[status][_eq]=published&fields=id";
  const keys = rowsOf(await admin("GET", `${figures}?${ofArea}`)).map(({ id }) => id);
  const before = await areaOf();
  const setAll = (status: string) => admin("PATCH", figures, { keys, data: { status } });
  expect(before).toBeGreaterThan(0);
  try {
    expect((await setAll("archived")).status).toBe(200);
    await expect.poll(areaOf).toBeNull();
    const { rent, notes } = await readCanton();
    expect(rent).toEqual(expect.any(Number));
    expect(Object.keys(notes)).not.toContain("areaKm2");
    const old = { key: "areaKm2", year: YEAR, status: "published", byCanton: { ZH: 7 } };
    const { id } = await make<{ id: string }>(figures, old);
    await expect.poll(areaOf).toBe(7);
    // Entered by hand for a canton that the row does not name.
    const bern = "/items/Cantons?filter[cantonCode][_eq]=BE&fields=id";
    const [other] = rowsOf(await admin("GET", bern));
    await admin("PATCH", `/items/Cantons/${String(other?.["id"])}`, { areaKm2: 55 });
    expect((await admin("DELETE", `${figures}/${id}`)).status).toBe(204);
    await expect.poll(areaOf).toBeNull();
    expect((await readCanton("BE")).area).toBe(55);
    // Figures that were never published neither set nor clear the column.
    const zurich = "/items/Cantons?filter[cantonCode][_eq]=ZH&fields=id";
    const [canton] = rowsOf(await admin("GET", zurich));
    await admin("PATCH", `/items/Cantons/${String(canton?.["id"])}`, { areaKm2: 99 });
    const draft = await make<{ id: string }>(figures, { ...old, status: "draft", year: YEAR + 1 });
    expect((await admin("PATCH", `${figures}/${draft.id}`, { note: "?" })).status).toBe(200);
    expect((await admin("DELETE", `${figures}/${draft.id}`)).status).toBe(204);
    expect(await areaOf()).toBe(99);
  } finally {
    await setAll("published");
  }
  await expect.poll(areaOf).toBe(before);
});
