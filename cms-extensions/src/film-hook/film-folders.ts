import type { Knex } from "knex";
import { folderIds } from "../../../contract/roles.ts";

const { filmsForMembers, filmsForPaying, filmsInWork } = folderIds;

/**
 * Puts the file of each film, and what classes hand out, into the folder of those who may have it; who reads
 * a folder is told by the policies. What nothing published shows is nobody's but the editors'.
 * @returns how many files moved
 */
export async function settleFilmFolders(database: Knex): Promise<number> {
  const result = await database.raw<{ rowCount: number }>(
    `update directus_files file set folder = wanted.folder
     from (
       select each.id, case
         when bool_or(used."isShown" and used."isFree") then :members::uuid
         when bool_or(used."isShown") then :paying::uuid
         else :work::uuid
       end as folder
       from directus_files each left join (
         select file, status = 'published' as "isShown", access = 'free' as "isFree" from videos
         union all
         select "fileSmall", status = 'published', access = 'free' from videos
         union all
         select attached.directus_files_id, course.status = 'published',
           course.access = 'free' or class."isPreview"
         from course_classes_attachments attached
         join course_classes class on class.id = attached.course_classes_id
         join course_modules module on module.id = class.module
         join courses course on course.id = module.course
       ) used on used.file = each.id
       where used.file is not null or each.folder in (:members, :paying)
       group by each.id
     ) wanted
     where file.id = wanted.id and file.folder is distinct from wanted.folder`,
    { members: filmsForMembers, paying: filmsForPaying, work: filmsInWork },
  );
  return result.rowCount;
}
