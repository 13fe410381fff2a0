import type { Knex } from "knex";
import { folderIds } from "../../../../contract/account/roles.ts";
import { announceWritten, type Emitter } from "../../shared/written-rows";

const { filmsForMembers, filmsForPaying, filmsInWork } = folderIds;
const PICTURES: readonly unknown[] = [folderIds.public, folderIds.members, folderIds.avatars];

type Upload = { folder?: unknown; type?: unknown };

/**
 * True if a file in an open folder may be a film or an attachment: `settleFilmFolders` moves it to the
 * right folder.
 */
export const mayBeFilm = ({ folder, type }: Upload): boolean =>
  folder === filmsForMembers ||
  folder === filmsForPaying ||
  (PICTURES.includes(folder) && !String(type ?? "").startsWith("image/"));

/** True if schema and folders exist: the extension may run before them. */
export async function hasFilmFolders(database: Knex): Promise<boolean> {
  if (!(await database.schema.hasColumn("videos", "fileSmall"))) return false;
  const folders = [folderIds.public, filmsForMembers, filmsForPaying, filmsInWork];
  const found = await database("directus_folders").whereIn("id", folders).select("id");
  return found.length === folders.length;
}

/**
 * Moves each film's file, and attachments of classes, to the folder of those who may access them: policies
 * control access by folder. Files that no published content uses are for editors only. These include new
 * uploads that are unsaved or only in a version. Pictures stay where they are, and the audio of a published
 * glossary term is public. Moved files are announced, because app and service cache them.
 */
export async function updateFilmFolders(database: Knex, emitter: Emitter): Promise<void> {
  const keys = await moveFiles(database);
  announceWritten(emitter, { collection: "directus_files", keys });
}

const moveFiles = (database: Knex): Promise<string[]> =>
  database.transaction(async (transaction) => {
    // Serialized: a run that began before a save would move files back to their old folders.
    await transaction.raw("select pg_advisory_xact_lock(hashtext('folders of films'))");
    const result = await transaction.raw<{ rows: { id: string }[] }>(
      `update directus_files file set folder = wanted.folder
       from (
         select each.id, case
           when bool_or(used."isSound") then :public::uuid
           when bool_or(used."isShown" and used."isFree") then :members::uuid
           when bool_or(used."isShown") then :paying::uuid
           else :work::uuid
         end as folder
         from directus_files each left join (
           select file, status = 'published' as "isShown", access = 'free' as "isFree",
             false as "isSound"
           from videos
           union all
           select "fileSmall", status = 'published', access = 'free', false from videos
           union all
           select attached.directus_files_id, course.status = 'published',
             course.access = 'free' or class."isPreview", false
           from course_classes_attachments attached
           join course_classes class on class.id = attached.course_classes_id
           join course_modules module on module.id = class.module
           join courses course on course.id = module.course
           union all
           select audio, status = 'published', true, status = 'published' from glossary_terms
         ) used on used.file = each.id
         where used.file is not null or each.folder in (:members, :paying)
           or (each.folder in (:public, :subscribers, :avatars) and each.type not like 'image/%')
         group by each.id
       ) wanted
       where file.id = wanted.id and file.folder is distinct from wanted.folder
       returning file.id`,
      {
        ...{ public: folderIds.public, work: filmsInWork },
        ...{ members: filmsForMembers, paying: filmsForPaying },
        ...{ subscribers: folderIds.members, avatars: folderIds.avatars },
      },
    );
    return result.rows.map(({ id }) => id);
  });
