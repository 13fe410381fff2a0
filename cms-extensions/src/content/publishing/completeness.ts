import { filmLacksOf } from "./film-lacks.ts";
import { collectionOf } from "../../../../contract/collections/all-collections.ts";
import { isBlankText, isDescribed } from "../../../../contract/content/rich-text.ts";
import type { Lack } from "./lack.ts";

type Row = Record<string, unknown>;

export function lacksOf(collection: string, row: Row): Lack[] {
  const missing = isBlank(row["title"]) ? [{ field: "title", reason: "Escreva o título." }] : [];
  if (!["published", "scheduled"].includes(String(row["status"]))) return missing;
  const described = collectionOf(collection);
  const { needsSource, picture, isFilm } = described?.reading ?? {};
  const needs = described?.reading?.needs ?? described?.needs ?? {};
  const lacks = Object.entries(needs).map(([field, name]) => ({
    field,
    reason: `Para publicar, preencha “${name}”.`,
  }));
  if (needsSource && isBlank(row["sourceName"]))
    lacks.push({ field: "sources", reason: "Para publicar, preencha “Fontes”." });
  if (picture && row[picture]) {
    lacks.push({
      field: `${picture}Alt`,
      reason: "Descreva a imagem para quem não pode vê-la: preencha “Descrição da imagem”.",
    });
  }
  const undescribed = {
    field: "body",
    reason: "Descreva cada imagem do texto para quem não pode vê-la (“Texto alternativo”).",
  };
  const pictures =
    needs["body"] && !isDescribed(`${String(row["body"] ?? "")} ${String(row["plainBody"] ?? "")}`)
      ? [undescribed]
      : [];
  const film = isFilm ? filmLacksOf(row) : [];
  return [...missing, ...lacks.filter(({ field }) => isBlank(row[field])), ...pictures, ...film];
}

function isBlank(value: unknown): boolean {
  if (value instanceof Date) return false;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value !== "string" || isBlankText(value);
}
