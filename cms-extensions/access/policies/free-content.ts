import { readCantonNames } from "../canton-fields.ts";
import { readContentLinks } from "../content-rows.ts";
import { folderIds, policyIds } from "../ids.ts";
import { freeAndPublished, published, read, type Policy, type Rule } from "../permission.ts";
import { readFilesIn } from "../public-files.ts";

const readableClass: Rule = {
  _and: [
    { module: { course: published } },
    { _or: [{ isPreview: { _eq: true } }, { module: { course: { access: { _eq: "free" } } } }] },
  ],
};

// News are open to every member, and so are course pages; their classes are not.
const rowsOf = (kind: string): Rule =>
  kind === "news" || kind === "courses" ? published : freeAndPublished;

/** Whole rows a member who does not pay may read. */
export const freeContent: Policy = {
  id: policyIds.freeContent,
  name: "Conteúdo gratuito",
  icon: "lock_open",
  description: "O conteúdo completo aberto a todos os membros",
  app_access: false,
  permissions: [
    read("news", rowsOf("news")),
    read("articles", rowsOf("articles")),
    read("facts", { _and: [published, { article: freeAndPublished }] }),
    read("videos", rowsOf("videos")),
    read("courses", rowsOf("courses")),
    read("course_modules", { course: published }),
    read("course_classes", readableClass),
    read("course_classes_attachments", { course_classes_id: readableClass }),
    ...readContentLinks(rowsOf),
    ...readCantonNames,
    readFilesIn([folderIds.public, folderIds.avatars]),
  ],
};
