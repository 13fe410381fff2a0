import { contentAccesses } from "../../../contract/content/choices.ts";
import {
  readContentLinks,
  readItems,
  readCantons,
  CLASS_FIELDS,
  readComments,
  readFilesIn,
} from "../content-rows.ts";
import { folderIds, policyIds, audiences } from "../../../contract/account/roles.ts";
import { announcedTo, published, read, type Policy } from "../permission.ts";

const inPublishedCourse = { module: { course: published } };

export const payingContent: Policy = {
  id: policyIds.payingContent,
  name: "Conteúdo de assinante",
  icon: "lock",
  description: "Todo o conteúdo publicado",
  app_access: false,
  permissions: [
    ...readItems(() => published),
    read("facts", published),
    read("course_modules", { course: published }),
    read("course_classes", inPublishedCourse, CLASS_FIELDS),
    read("course_classes_attachments", { course_classes_id: inPublishedCourse }),
    readComments(contentAccesses),
    read("announcements", announcedTo(...audiences)),
    ...readContentLinks(() => published),
    ...readCantons,
    read("canton_figures", published),
    readFilesIn([
      folderIds.public,
      folderIds.avatars,
      folderIds.members,
      folderIds.filmsForMembers,
      folderIds.filmsForPaying,
    ]),
  ],
};
