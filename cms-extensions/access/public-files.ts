import { read, type Permission } from "./permission.ts";

const fields = [
  "id",
  "title",
  "description",
  "type",
  "width",
  "height",
  "filesize",
  "filename_download",
  "focal_point_x",
  "focal_point_y",
  "modified_on",
];

/** Permission to read files, and so their assets, of the named folders only. */
export const readFilesIn = (folderIds: readonly string[]): Permission =>
  read("directus_files", { folder: { _in: folderIds } }, fields);
