import type { RefObject } from "react";
import { Footnotes } from "../embeds/footnotes";
import { PlacedFilms } from "../embeds/embedded-films";
import type { ContentText } from "../schema";

type AfterTextProps = {
  item: ContentText;
  text: RefObject<HTMLElement>;
};

export function AfterText({ item, text }: AfterTextProps) {
  return (
    <>
      {item.films && <PlacedFilms films={item.films} text={text} />}
      <Footnotes footnotes={item.footnotes ?? []} />
    </>
  );
}
