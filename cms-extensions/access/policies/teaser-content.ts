import { readContentLinks, readCantonNames, readFilesIn } from "../content-rows.ts";
import { folderIds, policyIds } from "../../../contract/account/roles.ts";
import { announcedTo, published, read, type Policy } from "../permission.ts";

const card = [
  "id",
  "status",
  "slug",
  "title",
  "summary",
  "category",
  "cantons",
  "tags",
  "access",
  "publishedAt",
  "pinnedUntil",
  "commentCount",
  "viewCount",
  "searchText",
  "date_updated",
];
const cover = ["cover", "coverAlt", "coverCredit"];

/**
 * Cards of all published content, for guests and locked items. Without body: a second policy with other
 * fields on these collections would open the body to filter, search and aggregate.
 */
export const teaserContent: Policy = {
  id: policyIds.teaserContent,
  name: "Vitrine",
  icon: "visibility",
  description: "Títulos e resumos de tudo o que está publicado, nunca o texto",
  app_access: false,
  permissions: [
    read("announcements", announcedTo("everybody")),
    read("news", published, [...card, ...cover, "readingMinutes"]),
    read("articles", published, [
      ...card,
      ...cover,
      "readingMinutes",
      "level",
      "permitTypes",
      "permitText",
      "reviewedAt",
      "reviewDueAt",
      "reviewer",
      "authors",
      "outline",
      "preview",
    ]),
    read("videos", published, [
      ...card,
      "poster",
      "posterAlt",
      "posterCredit",
      "durationSec",
      "chapters",
    ]),
    read("courses", published, [
      ...card,
      ...cover,
      "outcomes",
      "level",
      "language",
      "totalMinutes",
      "instructors",
      "rating",
      "version",
      "modules",
    ]),
    read("course_modules", { course: published }, [
      "id",
      "course",
      "slug",
      "title",
      "sort",
      "requireOrder",
      "classes",
    ]),
    read("course_classes", { module: { course: published } }, [
      "id",
      "module",
      "slug",
      "title",
      "kind",
      "minutes",
      "isPreview",
      "completionRule",
      "sort",
      "updateNote",
      "partsChangedAt",
      "date_created",
      "date_updated",
    ]),
    ...readContentLinks(() => published),
    ...readCantonNames,
    readFilesIn([folderIds.public]),
  ],
};
