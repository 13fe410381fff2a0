import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { folderIds } from "../../contract/account/roles.ts";
import { callCms, type CmsAdmin } from "../cms-client.ts";
import { videos } from "./content/videos/all-videos.ts";
import { filmPath, posterPath, smallFilmPath } from "./content/videos/film-files.ts";
import { stableId } from "./stable-id.ts";

type StoredFile = { id: string; path: string; title: string; folder: string; type: string };
type Row = Record<"file" | "fileSmall" | "poster", string | null> & { id: string };

/**
 * Uploads films and posters of the demo's videos through the API of a running Directus, because its storage
 * configuration decides where files go. Repeatable: existing files stay unchanged, also those of an editor.
 * @returns number of uploaded files
 * @throws {CmsError} if Directus refuses a call
 */
export async function seedFilms(cms: CmsAdmin): Promise<number> {
  const rows =
    (await callCms<Row[]>(cms, "GET", "/items/videos?fields=id,file,fileSmall,poster&limit=-1")) ??
    [];
  let sent = 0;
  for (const { slug, title } of videos) {
    const id = stableId("videos", slug);
    const row = rows.find((each) => each.id === id);
    if (!row || !existsSync(filmPath(slug))) continue;
    const film: StoredFile = {
      id: stableId("films", slug),
      path: filmPath(slug),
      title,
      folder: folderIds.filmsInWork,
      type: "video/mp4",
    };
    const small: StoredFile = {
      ...film,
      id: stableId("small-films", slug),
      path: smallFilmPath(slug),
      title: `${title} (leve)`,
    };
    const hasSmall = existsSync(small.path);
    const poster: StoredFile = {
      id: stableId("posters", slug),
      path: posterPath(slug),
      title: `${title} (imagem)`,
      folder: folderIds.public,
      type: "image/webp",
    };
    for (const stored of [film, poster, ...(hasSmall ? [small] : [])])
      sent += await send(cms, stored);
    const isOurs = row.file === null || row.file === film.id;
    const json = {
      ...(row.file === null && { file: film.id }),
      ...(row.poster === null && { poster: poster.id, posterAlt: `Abertura do vídeo “${title}”` }),
      ...(hasSmall && isOurs && row.fileSmall === null && { fileSmall: small.id }),
    };
    if (Object.keys(json).length > 0) await callCms(cms, "PATCH", `/items/videos/${id}`, { json });
  }
  return sent;
}

async function send(cms: CmsAdmin, { id, path, title, folder, type }: StoredFile): Promise<number> {
  const present = await callCms<unknown[]>(cms, "GET", `/files?filter[id][_eq]=${id}&fields=id`);
  if (present?.length) return 0;
  const form = new FormData();
  form.set("id", id);
  form.set("title", title);
  form.set("folder", folder);
  form.set("file", new Blob([await readFile(path)], { type }), path.split("/").at(-1) ?? id);
  await callCms(cms, "POST", "/files", { form });
  return 1;
}
