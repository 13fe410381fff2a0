import { readContentLinks, readCantonNames, readFilesIn, readItems } from "../content-rows.ts";
import { folderIds, policyIds } from "../../../contract/account/roles.ts";
import type { ContentKind } from "../../../contract/content/kinds.ts";
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
const textFields = [...cover, "readingMinutes"];

/** Public fields beside the card. A kind without a row has those of a text. Never the body. */
const fieldsOf: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  articles: [
    ...textFields,
    "level",
    "permitTypes",
    "permitText",
    "reviewedAt",
    "reviewDueAt",
    "reviewer",
    "authors",
    "outline",
    "preview",
  ],
  videos: ["poster", "posterAlt", "posterCredit", "durationSec", "chapters"],
  courses: [
    ...cover,
    "outcomes",
    "level",
    "language",
    "totalMinutes",
    "instructors",
    "rating",
    "version",
    "modules",
  ],
};

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
    ...readItems(
      () => published,
      (kind) => [...card, ...(fieldsOf[kind] ?? textFields)],
    ),
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
      "passPercent",
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
