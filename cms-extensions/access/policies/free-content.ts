import {
  readContentLinks,
  readItems,
  readCantonNames,
  CLASS_FIELDS,
  readComments,
  readFilesIn,
} from "../content-rows.ts";
import { folderIds, policyIds } from "../../../contract/account/roles.ts";
import {
  announcedTo,
  freeAndPublished,
  published,
  read,
  type Policy,
  type Rule,
} from "../permission.ts";

const readableClass: Rule = {
  _and: [
    { module: { course: published } },
    { _or: [{ isPreview: { _eq: true } }, { module: { course: { access: { _eq: "free" } } } }] },
  ],
};

// Course pages are open to every member; their classes are not.
const rowsOf = (kind: string): Rule => (kind === "courses" ? published : freeAndPublished);

export const freeContent: Policy = {
  id: policyIds.freeContent,
  name: "Conteúdo gratuito",
  icon: "lock_open",
  description: "O conteúdo completo aberto a todos os membros",
  app_access: false,
  permissions: [
    ...readItems(rowsOf),
    // Facts without an article belong to the texts of all.
    read("facts", {
      _and: [published, { _or: [{ article: freeAndPublished }, { article: { _null: true } }] }],
    }),
    read("course_modules", { course: published }),
    read("course_classes", readableClass, CLASS_FIELDS),
    read("course_classes_attachments", { course_classes_id: readableClass }),
    readComments(["free"]),
    read("announcements", announcedTo("everybody", "members")),
    ...readContentLinks(rowsOf),
    ...readCantonNames,
    readFilesIn([folderIds.public, folderIds.avatars, folderIds.filmsForMembers]),
  ],
};
