/** The top-level blocks of a text's prose, without the heading links. */
export const blocksOf = (text: Element): Element[] =>
  [...(text.querySelector("[data-prose]")?.children ?? [])].filter(
    (block) => !block.matches("[data-heading]"),
  );
