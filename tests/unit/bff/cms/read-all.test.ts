import { expect, test } from "vitest";
import { readAll, ROWS_OF_AN_ANSWER } from "../../../../bff/cms/read-all.ts";

const numbered = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

/** Returns pages of rows, which may change before a page is returned. */
const pagesOf = (rows: { id: number }[], before: (answer: number) => void = () => {}) => {
  let answers = 0;
  return ({ limit, offset }: { limit: number; offset: number }) => {
    answers += 1;
    before(answers);
    return Promise.resolve(rows.slice(offset, offset + limit));
  };
};

test.each([0, 1, ROWS_OF_AN_ANSWER - 1, ROWS_OF_AN_ANSWER, ROWS_OF_AN_ANSWER + 1, 1_300])(
  "paged read: reads each of %i rows exactly once",
  async (count) => {
    expect(await readAll(pagesOf(numbered(count)))).toEqual(numbered(count));
  },
);

test("paged read: skips no other row when a row is deleted meanwhile", async () => {
  const rows = numbered(1_300);
  const ask = pagesOf(rows, (answer) => {
    if (answer === 2) rows.shift();
  });
  expect(await readAll(ask)).toEqual(numbered(1_300).slice(1));
});

test("paged read: reads a row that is added meanwhile, and no row twice", async () => {
  const rows = numbered(1_300).slice(1);
  const ask = pagesOf(rows, (answer) => {
    if (answer === 3) rows.unshift({ id: 0 });
  });
  expect(await readAll(ask)).toEqual(numbered(1_300));
});
