export type Item = { id: string; title: string; summary: string; body: string };

const ITEM_COUNT = 20;
const PARAGRAPH =
  "Quem chega à Suíça registra-se na comuna em até quatorze dias e leva passaporte, contrato de trabalho e contrato de aluguel. ";

export const items: readonly Item[] = Array.from({ length: ITEM_COUNT }, (_, index) => ({
  id: String(index + 1),
  title: `Notícia número ${index + 1} sobre a vida na Suíça`,
  summary: PARAGRAPH,
  body: PARAGRAPH.repeat(24),
}));
