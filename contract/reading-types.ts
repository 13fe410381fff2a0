import { contentKinds } from "./content-kinds.ts";

/** Content with reading progress and feedback: everything published, and course classes. */
export const readingTypes = [...contentKinds, "classes"] as const;
export type ReadingType = (typeof readingTypes)[number];
