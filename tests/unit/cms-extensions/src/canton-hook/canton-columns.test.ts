import { expect, test } from "vitest";
import {
  changesOf,
  type CantonRow,
  type FigureRow,
} from "../../../../../cms-extensions/src/canton-hook/canton-columns.ts";

const rent = (year: number, byCanton: unknown): FigureRow => ({
  key: "averageRentPrice",
  year,
  publisher: "BFS",
  source: "Mietpreise",
  sourceUrl: "https://bfs.example",
  note: null,
  byCanton,
});
const noteOf = (value: number | null, year: number) => ({
  value,
  year,
  source: "BFS: Mietpreise",
  sourceUrl: "https://bfs.example",
  note: null,
});
const zurich: CantonRow = { id: 1, cantonCode: "ZH", figures: null, averageRentPrice: 1_700 };

test("the newest year counts, whatever the order, and is noted with its source", () => {
  const rows = [rent(2024, { ZH: 1_768 }), rent(2025, { ZH: 1_801 }), rent(2023, { ZH: 1_700 })];
  expect(changesOf(zurich, rows)).toEqual({
    averageRentPrice: 1_801,
    figures: { averageRentPrice: noteOf(1_801, 2025) },
  });
});

test("what says the same already does not change, also where the database gives text", () => {
  const figures = { averageRentPrice: noteOf(1_768, 2024), other: { value: 1 } };
  const rows = [rent(2024, { ZH: 1_768 })];
  expect(changesOf({ ...zurich, averageRentPrice: 1_768, figures }, rows)).toEqual({});
  const area = { ...rent(2016, { ZH: 1_728.9 }), key: "areaKm2" as const };
  const known = { ...zurich, areaKm2: "1728.9000", figures: { areaKm2: noteOf(1_728.9, 2016) } };
  expect(changesOf(known, [area])).toEqual({});
});

test("a column of whole numbers rounds, an unknown value empties it, a canton not named is left", () => {
  expect(changesOf(zurich, [rent(2024, { ZH: 1_768.6 })])["averageRentPrice"]).toBe(1_769);
  expect(changesOf(zurich, [rent(2024, { ZH: null })])["averageRentPrice"]).toBeNull();
  expect(changesOf(zurich, [rent(2024, { VD: 1 })])).toEqual({});
});

test("a canton's own source goes before that of the row", () => {
  const own = { ZH: { value: 7_000, source: "Bilanz", sourceUrl: "https://b.example" } };
  const { figures } = changesOf(zurich, [{ ...rent(2024, own), key: "averageMonthlySalary" }]);
  expect(figures).toMatchObject({
    averageMonthlySalary: { source: "Bilanz", sourceUrl: "https://b.example" },
  });
});

test("a figure without a column changes none", () => {
  expect(changesOf(zurich, [{ ...rent(2024, { ZH: 900 }), key: "rent1Room" }])).toEqual({});
});

test("a figure that was taken back empties its column, and no other's", () => {
  const figures = { averageRentPrice: noteOf(1_700, 2024), areaKm2: noteOf(1_728.9, 2016) };
  const known: CantonRow = { ...zurich, figures, areaKm2: "1728.9000" };
  const touched = new Set(["averageRentPrice"]);
  expect(changesOf(known, [], touched)).toEqual({
    averageRentPrice: null,
    figures: { areaKm2: noteOf(1_728.9, 2016) },
  });
  expect(changesOf(known, [])).toEqual({});
  expect(changesOf(known, [rent(2023, { ZH: 1_650 })], touched)).toMatchObject({
    averageRentPrice: 1_650,
    figures: { averageRentPrice: noteOf(1_650, 2023) },
  });
  expect(changesOf({ ...zurich, averageRentPrice: null }, [], touched)).toEqual({});
  // An older row that names others only leaves nothing of the newer one here; what came of no row stays.
  expect(changesOf(known, [rent(2023, { BE: 1_400 })], touched)).toEqual({
    averageRentPrice: null,
    figures: { areaKm2: noteOf(1_728.9, 2016) },
  });
  expect(changesOf({ ...known, figures: {} }, [rent(2023, { BE: 1_400 })])).toEqual({});
});

test("a newer row that names others only leaves what an older one says of this canton", () => {
  const figures = { averageRentPrice: noteOf(1_700, 2024) };
  const rows = [rent(2024, { ZH: 1_700 }), rent(2025, { BE: 1_400 })];
  const touched = new Set(["averageRentPrice"]);
  expect(changesOf({ ...zurich, figures }, rows, touched)).toEqual({});
  expect(changesOf({ ...zurich, figures, averageRentPrice: null }, rows)).toEqual({
    averageRentPrice: 1_700,
  });
});
