import type { OwnCms } from "~/cms/cms.server";
import type { ContentKind } from "../../contract/content-kinds.ts";

/** What a member has done with of a kind, and the word for it. */
export type Done = { done: readonly string[]; mark: string };

/** A kind, of all of it or among some items. */
export type DoneOf = { type: ContentKind; among?: readonly string[] };

/** Ids of what a member has done with. @throws {CmsError} */
export type ListDone = (own: OwnCms, of: DoneOf) => Promise<string[]>;
