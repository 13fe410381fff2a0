import { readFileSync } from "node:fs";
import { WAGE_TABLE_KEY, type WageTable } from "../../../contract/calculators/wage-table.ts";

const file = new URL("../data/wages-2024.json", import.meta.url);

export const wageTable = {
  key: WAGE_TABLE_KEY,
  year: 2024,
  source: "LSE 2024 (STAT-TAB px-x-0304010000_205; comunicado de 25.11.2025)",
  publisher: "BFS; medianas de cinco regiões pela Bilanz",
  sourceUrl:
    "https://www.bfs.admin.ch/bfs/de/home/statistiken/arbeit-erwerb/loehne-erwerbseinkommen-arbeitskosten.assetdetail.36195847.html",
  reviewedAt: "2026-11-21",
  value: JSON.parse(readFileSync(file, "utf8")) as WageTable,
};
