import { expect, test } from "vitest";
import { salaryEstimate } from "../../../../contract/calculators/salary-estimate.ts";

const many = (count: number, canton: string) =>
  Array.from({ length: count }, (_, place) => ({
    title: "cozinheira",
    canton,
    yearCents: (50_000 + place * 1_000) * 100,
  }));
const asked = { title: "cozinheira", canton: "ZH" };

test("salary estimate: needs at least twelve postings", () => {
  expect(salaryEstimate(asked, many(11, "ZH"))).toBeNull();
  expect(salaryEstimate(asked, many(12, "ZH"))).toEqual({
    scope: "canton",
    samples: 12,
    lowCents: 5_300_000,
    medianCents: 5_600_000,
    highCents: 5_900_000,
  });
});

test("salary estimate: falls back from canton to country, never to another job", () => {
  const both = [...many(6, "ZH"), ...many(6, "VD")];
  expect(salaryEstimate(asked, both)).toMatchObject({ scope: "country", samples: 12 });
  expect(salaryEstimate({ title: "pedreiro", canton: "ZH" }, both)).toBeNull();
});
