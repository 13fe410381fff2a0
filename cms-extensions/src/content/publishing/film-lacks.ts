import { listCues } from "../../../../contract/content/captions.ts";
import { isProviderId } from "../../../../contract/content/film.ts";
import type { Lack } from "./lack.ts";

type Row = Record<string, unknown>;

const NAMES = { youtube: "YouTube", vimeo: "Vimeo" } as const;

export function filmLacksOf(row: Row): Lack[] {
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
