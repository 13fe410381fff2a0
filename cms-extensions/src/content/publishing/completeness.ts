import { collectionOf } from "../../../../contract/collections/all-collections.ts";
import { listCues } from "../../../../contract/content/captions.ts";
import { isProviderId } from "../../../../contract/content/film.ts";
import { isBlankText, isDescribed } from "../../../../contract/content/rich-text.ts";

type Row = Record<string, unknown>;

const NAMES = { youtube: "YouTube", vimeo: "Vimeo" } as const;

type Lack = { field: string; reason: string };

function filmLacksOf(row: Row): Lack[] {
  const lacks: Lack[] = [];
  const { provider, providerId } = row;
  if (provider === "youtube" || provider === "vimeo") {
    if (!isProviderId(provider, providerId)) {
      const reason = `Escreva só o código do vídeo no ${NAMES[provider]}, sem o endereço.`;
      lacks.push({ field: "providerId", reason });
    }
  } else if (!row["file"]) {
    lacks.push({ field: "file", reason: "Para publicar, envie o arquivo do vídeo." });
  }
  if (!(Number(row["durationSec"]) > 0)) {
    lacks.push({ field: "durationSec", reason: "Para publicar, diga a duração em segundos." });
  }
  if (listCues(row["captions"]).length === 0) {
    const reason = "Para publicar, acrescente legendas em pt-BR, em WebVTT.";
    lacks.push({ field: "captions", reason });
  }
  return lacks;
}

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
