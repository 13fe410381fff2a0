import type { OwnCms } from "~/cms/cms.server";
import type { ContentKind } from "../../contract/content/kinds.ts";

export type Done = { done: readonly string[]; mark: string };

export type DoneOf = { type: ContentKind; among?: readonly string[] };

export type ListDone = (own: OwnCms, of: DoneOf) => Promise<string[]>;
