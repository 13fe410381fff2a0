import type { RefObject } from "react";
import { Footnotes } from "./placed/footnotes";
import { PlacedFilms } from "./placed/placed-films";
import type { ContentText } from "./schema";

type AfterTextProps = {
  item: ContentText;
  /** Where its films are to be played. */
  text: RefObject<HTMLElement>;
};

/** What few items have in their text and below it. */
export function AfterText({ item, text }: AfterTextProps) {
  return (
    <>
      {item.films && <PlacedFilms films={item.films} text={text} />}
      <Footnotes footnotes={item.footnotes ?? []} />
    </>
  );
}
