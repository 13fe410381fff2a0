import { openPdf } from "~/process/pdf.server";
import type { WrittenLetter } from "./letter";

const MARGIN = 70;
/** Where the window of a Swiss envelope shows the address. */
const WINDOW_LEFT = 340;
const SIGNATURE_GAP = 48;

/** An A4 letter with the address in the right window. */
export async function writeLetterPdf(
  written: WrittenLetter,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sender, to, placeAndDay, registered, subject, greeting, paragraphs, closing, name } =
    written;
  const { put, finish } = await openPdf({
    title: subject,
    lang: written.language,
    margin: MARGIN,
    now,
  });
  for (const line of sender) put("P", line, { gap: 0 });
  put("P", " ", { gap: 24 });
  if (registered) put("P", registered, { left: WINDOW_LEFT, isBold: true, gap: 2 });
  for (const line of to) put("P", line, { left: WINDOW_LEFT, gap: 0 });
  put("P", " ", { gap: 36 });
  put("P", placeAndDay, { gap: 24 });
  put("H1", subject, { isBold: true, size: 12, gap: 14 });
  put("P", greeting, { gap: 10 });
  for (const paragraph of paragraphs) put("P", paragraph, { gap: 10 });
  put("P", closing, { gap: SIGNATURE_GAP });
  put("P", name);
  return finish(null);
}
