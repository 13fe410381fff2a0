/** The paragraphs of a text: what stands one below the other in its prose, links beside headings apart. */
export const blocksOf = (text: Element): Element[] =>
  [...(text.querySelector("[data-prose]")?.children ?? [])].filter(
    (block) => !block.matches("[data-heading]"),
  );
