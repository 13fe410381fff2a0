import { CmsError, type TierCms } from "~/cms/cms.server";
import type { PreviewRequest, PreviewContext } from "~/content/source/preview.server";
import { AppError } from "~/http/app-error";
import { formatDateTime } from "~/i18n/format";
import {
  MAIN_VERSION,
  previewLooks,
  readPreviewToken,
  type PreviewedKind,
} from "../../../../contract/content/preview.ts";

type PreviewQuery = { token: string; previewTier: string | null; isPlain: boolean; now: Date };

export type PreviewReader<Shown> = (
  at: PreviewContext,
  query: PreviewRequest,
) => Promise<Shown | null>;

export type PreviewAbout = PreviewRequest & {
  title: string;
  kindName: PreviewedKind;
  untilLabel: string;
  isChange: boolean;
};

const FORBIDDEN = 403;

/** Null if the link is invalid or has expired. */
export async function readPreview<Shown extends { title: string }>(
  cms: TierCms,
  readers: Readonly<Record<PreviewedKind, PreviewReader<Shown>>>,
  { token, previewTier: requested, isPlain, now }: PreviewQuery,
): Promise<{ about: PreviewAbout; shown: Shown } | null> {
  const link = readPreviewToken(token);
  if (!link) return null;
  const previewTier = previewLooks.find((each) => each === requested) ?? "paying";
  try {
    const shown = await readers[link.kind]({ cms, token, now }, { previewTier, isPlain });
    if (!shown) return null;
    const about = {
      ...{ title: shown.title, kindName: link.kind, previewTier, isPlain },
      untilLabel: formatDateTime(link.until * 1_000),
      isChange: link.version !== MAIN_VERSION,
    };
    return { about, shown };
  } catch (error) {
    if (error instanceof CmsError && error.statusCode === FORBIDDEN) return null;
    return AppError.throwCmsUnavailable(error);
  }
}
