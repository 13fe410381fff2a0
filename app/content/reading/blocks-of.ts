/** The paragraphs of a text: what stands one below the other in its prose. */
export const blocksOf = (text: Element): Element[] => [
  ...(text.querySelector("[data-prose]")?.children ?? []),
];
