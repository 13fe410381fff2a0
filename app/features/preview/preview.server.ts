import { CmsError, type TierCms } from "~/cms/cms.server";
import type { ContentSource } from "~/content/content-source.server";
import { findPreviewed, type PreviewedItem } from "~/content/preview.server";
import { AppError } from "~/http/app-error";
import { formatDateTime } from "~/i18n/format";
import {
  MAIN_VERSION,
  previewLooks,
  readPreviewToken,
  type PreviewedKind,
  type PreviewLook,
} from "../../../contract/preview.ts";

type Asked = { token: string; look: string | null; isPlain: boolean; now: Date };

export type ReadPreview = {
  kindName: PreviewedKind;
  shown: PreviewedItem;
  look: PreviewLook;
  isPlain: boolean;
  /** "27 nov. 2026, 10:12" */
  untilLabel: string;
  isChange: boolean;
};

const FORBIDDEN = 403;

/** What a link shows, to somebody of one kind; null for one that shows nothing, or nothing any more. */
export async function readPreview(
  { cms, sources }: { cms: TierCms; sources: readonly ContentSource[] },
  { token, look: asked, isPlain, now }: Asked,
): Promise<ReadPreview | null> {
  const link = readPreviewToken(token);
  const source = sources.find(({ kind }) => kind.name === link?.kind);
  if (!link || !source) return null;
  const look = previewLooks.find((each) => each === asked) ?? "paying";
  try {
    const shown = await findPreviewed({ cms, source, token, now }, { look, isPlain });
    if (!shown) return null;
    const untilLabel = formatDateTime(link.until * 1_000);
    return {
      kindName: link.kind,
      shown,
      look,
      isPlain,
      untilLabel,
      isChange: link.version !== MAIN_VERSION,
    };
  } catch (error) {
    if (error instanceof CmsError && error.statusCode === FORBIDDEN) return null;
    return AppError.throwCmsUnavailable(error);
  }
}
