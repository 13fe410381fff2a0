import { contentFacts } from "~/i18n/pt-BR/content/content-facts";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { Prose } from "~/ui/data/prose";
import { noteId, placeId, type Footnote, type SourceNote } from "./footnote";

const t = translator("content-facts", contentFacts);

export function Footnotes({ footnotes }: { footnotes: readonly Footnote[] }) {
  if (footnotes.length === 0) return null;
  return (
    <section role="doc-endnotes" aria-labelledby="footnotes" data-endnotes>
      <h2 id="footnotes">{t("title")}</h2>
      <ol>
        {footnotes.map((note, at) => (
          <li key={noteId(at + 1)} id={noteId(at + 1)}>
            {"html" in note ? <Prose html={note.html} /> : <Source note={note} />}{" "}
            <a
              href={`#${placeId(at + 1)}`}
              role="doc-backlink"
              aria-label={t("back", { number: at + 1 })}
            >
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Source({ note }: { note: SourceNote }) {
  const { title, source, sourceUrl, year, validFromLabel, validUntilLabel, reviewer } = note;
  const holds = [
    validFromLabel && t("from", { day: validFromLabel }),
    validUntilLabel && t(note.isOver ? "until.over" : "until.holds", { day: validUntilLabel }),
    reviewer && t("reviewer", { name: reviewer }),
  ].filter(Boolean);
  return (
    <>
      <b>{title}.</b>{" "}
      {source && (sourceUrl ? <SmartLink to={sourceUrl}>{source}</SmartLink> : source)}
      {source && year && `, ${year}`}
      {source && holds.length > 0 && " · "}
      <span data-over={note.isOver || undefined}>{holds.join(" · ")}</span>
    </>
  );
}
