import { contentKinds } from "./content-kinds.ts";

/** What can be read to its end and judged: everything published, and the classes of courses. */
export const readingTypes = [...contentKinds, "classes"] as const;
export type ReadingType = (typeof readingTypes)[number];
