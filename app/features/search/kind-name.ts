import { translator } from "~/i18n/translator";
import type { SearchKind } from "../../../contract/content/search.ts";
import { areas, isPlannedArea } from "../../../contract/shared/areas.ts";
import { search } from "./words";

const t = translator("search", search);

/** Title of the kind's area. A kind without an area has its own word. */
export const kindName = (kind: SearchKind): string =>
  isPlannedArea(kind) ? areas[kind].title : t(`kinds.${kind}`);
