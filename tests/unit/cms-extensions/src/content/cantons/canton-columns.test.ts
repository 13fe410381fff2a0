import { expect, test } from "vitest";
import {
  changesOf,
  type CantonRow,
  type FigureRow,
} from "../../../../../../cms-extensions/src/content/cantons/canton-columns.ts";

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

test("canton columns: use the newest year in any order, and store it with its source", () => {
  const rows = [rent(2024, { ZH: 1_768 }), rent(2025, { ZH: 1_801 }), rent(2023, { ZH: 1_700 })];
  expect(changesOf(zurich, rows)).toEqual({
    averageRentPrice: 1_801,
    figures: { averageRentPrice: noteOf(1_801, 2025) },
  });
});

test("canton columns: do not change for an equal value, also if the database returns text", () => {
  const figures = { averageRentPrice: noteOf(1_768, 2024), other: { value: 1 } };
  const rows = [rent(2024, { ZH: 1_768 })];
  expect(changesOf({ ...zurich, averageRentPrice: 1_768, figures }, rows)).toEqual({});
  const area = { ...rent(2016, { ZH: 1_728.9 }), key: "areaKm2" as const };
  const known = { ...zurich, areaKm2: "1728.9000", figures: { areaKm2: noteOf(1_728.9, 2016) } };
  expect(changesOf(known, [area])).toEqual({});
});

test("canton columns: round in integer columns, become empty for an unknown value, and stay for an absent canton", () => {
  expect(changesOf(zurich, [rent(2024, { ZH: 1_768.6 })])["averageRentPrice"]).toBe(1_769);
  expect(changesOf(zurich, [rent(2024, { ZH: null })])["averageRentPrice"]).toBeNull();
  expect(changesOf(zurich, [rent(2024, { VD: 1 })])).toEqual({});
});

test("canton columns: prefer a canton's own source to the row's", () => {
  const own = { ZH: { value: 7_000, source: "Bilanz", sourceUrl: "https://b.example" } };
  const { figures } = changesOf(zurich, [{ ...rent(2024, own), key: "averageMonthlySalary" }]);
  expect(figures).toMatchObject({
    averageMonthlySalary: { source: "Bilanz", sourceUrl: "https://b.example" },
  });
});

test("canton columns: ignore a figure without a column", () => {
  expect(changesOf(zurich, [{ ...rent(2024, { ZH: 900 }), key: "rent1Room" }])).toEqual({});
});

test("canton columns: a withdrawn figure empties its own column only", () => {
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
  // An older row for other cantons removes the newer row's value here; a value without a row stays.
  expect(changesOf(known, [rent(2023, { BE: 1_400 })], touched)).toEqual({
    averageRentPrice: null,
    figures: { areaKm2: noteOf(1_728.9, 2016) },
  });
  expect(changesOf({ ...known, figures: {} }, [rent(2023, { BE: 1_400 })])).toEqual({});
});

test("canton columns: a newer row of other cantons keeps an older value of this canton", () => {
  const figures = { averageRentPrice: noteOf(1_700, 2024) };
  const rows = [rent(2024, { ZH: 1_700 }), rent(2025, { BE: 1_400 })];
  const touched = new Set(["averageRentPrice"]);
  expect(changesOf({ ...zurich, figures }, rows, touched)).toEqual({});
  expect(changesOf({ ...zurich, figures, averageRentPrice: null }, rows)).toEqual({
    averageRentPrice: 1_700,
  });
});
