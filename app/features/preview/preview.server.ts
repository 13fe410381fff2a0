import { CmsError, type TierCms } from "~/cms/cms.server";
import type { PreviewAsked, Previewing } from "~/content/preview.server";
import { AppError } from "~/http/app-error";
import { formatDateTime } from "~/i18n/format";
import {
  MAIN_VERSION,
  previewLooks,
  readPreviewToken,
  type PreviewedKind,
} from "../../../contract/preview.ts";

type Asked = { token: string; look: string | null; isPlain: boolean; now: Date };

/** Reads what a link shows of one kind; null where it has nothing to show. */
export type PreviewReader<Shown> = (at: Previewing, asked: PreviewAsked) => Promise<Shown | null>;

export type PreviewAbout = PreviewAsked & {
  title: string;
  kindName: PreviewedKind;
  /** "27 nov. 2026, 10:12" */
  untilLabel: string;
  /** A change that is kept aside, in place of what is published. */
  isChange: boolean;
};

const FORBIDDEN = 403;

/** What a link shows, to somebody of one kind; null for one that shows nothing, or nothing any more. */
export async function readPreview<Shown extends { title: string }>(
  cms: TierCms,
  readers: Readonly<Record<PreviewedKind, PreviewReader<Shown>>>,
  { token, look: asked, isPlain, now }: Asked,
): Promise<{ about: PreviewAbout; shown: Shown } | null> {
  const link = readPreviewToken(token);
  if (!link) return null;
  const look = previewLooks.find((each) => each === asked) ?? "paying";
  try {
    const shown = await readers[link.kind]({ cms, token, now }, { look, isPlain });
    if (!shown) return null;
    const about = {
      ...{ title: shown.title, kindName: link.kind, look, isPlain },
      untilLabel: formatDateTime(link.until * 1_000),
      isChange: link.version !== MAIN_VERSION,
    };
    return { about, shown };
  } catch (error) {
    if (error instanceof CmsError && error.statusCode === FORBIDDEN) return null;
    return AppError.throwCmsUnavailable(error);
  }
}
