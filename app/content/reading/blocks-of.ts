export const blocksOf = (text: Element): Element[] =>
  [...(text.querySelector("[data-prose]")?.children ?? [])].filter(
    (block) => !block.matches("[data-heading]"),
  );
