import { toPrintable } from "../../contract/shared/text.ts";

export const PDF_COLOURS = { ink: "#15181c", quiet: "#4a525c", link: "#0d6b80", mark: "#b9161d" };

const PAGE_WORDS_SIZE = 9;

export type PdfLook = {
  size?: number;
  isBold?: boolean;
  colour?: string;
  /** Points below the text. */
  gap?: number;
  link?: string;
  /** Points from the left edge; the margin by default. */
  left?: number;
};

type PdfOptions = { title: string; lang: string; margin: number; now: Date };

/**
 * A tagged A4 document, so that screen readers find headings, lists and links in order.
 * @returns `put` adds a text with its tag; `finish` numbers the pages with the given words, if any
 */
export async function openPdf({ title, lang, margin, now }: PdfOptions) {
  const { default: PdfDocument } = await import("pdfkit");
  const doc = new PdfDocument({
    ...{ size: "A4", margin, bufferPages: true, tagged: true, displayTitle: true, lang },
    pdfVersion: "1.7",
    info: { Title: title, Author: "Portal Suíça", CreationDate: now },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on("end", resolve));
  const root = doc.struct("Document");
  doc.addStructure(root);

  function put(
    kind: string,
    text: string,
    look: PdfLook = {},
    parent: PDFKit.PDFStructureElement = root,
  ): void {
    const { size = 11, isBold = false, colour = PDF_COLOURS.ink, gap = 6, link, left } = look;
    const draw = () => {
      doc
        .font(isBold ? "Helvetica-Bold" : "Helvetica")
        .fontSize(size)
        .fillColor(colour)
        .text(toPrintable(text), left ?? margin, undefined, {
          lineGap: 2,
          underline: Boolean(link),
          link: link ?? null,
        });
      doc.moveDown(gap / size);
    };
    parent.add(doc.struct(kind, {}, draw));
  }

  async function finish(
    pageWords: ((page: number, total: number) => string) | null,
  ): Promise<Uint8Array<ArrayBuffer>> {
    root.end();
    if (pageWords) numberPages(pageWords);
    doc.end();
    await ended;
    return new Uint8Array(Buffer.concat(chunks));
  }

  function numberPages(pageWords: (page: number, total: number) => string): void {
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page);
      // The page number is inside the bottom margin, where text would start a new page.
      doc.page.margins.bottom = 0;
      doc.markContent("Artifact", { type: "Pagination" });
      doc
        .font("Helvetica")
        .fontSize(PAGE_WORDS_SIZE)
        .fillColor(PDF_COLOURS.quiet)
        .text(pageWords(page + 1, count), margin, doc.page.height - margin / 2, {
          lineBreak: false,
        });
      doc.endMarkedContent();
    }
  }

  return { doc, root, put, finish };
}
