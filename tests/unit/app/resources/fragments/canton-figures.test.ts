import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { TierCms } from "~/cms/cms.server";
import { cantonFigures } from "~/resources/fragments/canton-figures";

const sourceLines = ["População: BFS, 2024"];
const summaries = [
  {
    code: "GE",
    name: "Genebra",
    languages: ["francês"],
    figures: {
      populationInThousands: 525,
      medianMonthlySalaryChf: 7502,
      averageRentChf: null,
      sourceLines,
    },
  },
  { code: "ZH", name: "Zurique", languages: ["alemão"], figures: null },
];

/** A CMS whose only cached result is the summaries above. */
const cms = {
  tier: "paying",
  cached: async () => summaries,
  forTier: () => cms,
} as Partial<TierCms> as TierCms;

async function render(props: unknown): Promise<string | null> {
  const element = await cantonFigures.prepare(props)?.(cms);
  return element ? renderToStaticMarkup(element) : null;
}

describe("canton figures fragment", () => {
  test("is a table in the requested order with sources, and marks unknown values", async () => {
    const html = (await render({ cantons: ["ZH", "GE", "ZH", "XX"] })) ?? "";
    const columns = [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, name]) => name);
    expect(columns).toEqual(["Número", "Zurique", "Genebra"]);
    expect(html).toContain('<th scope="row">População</th><td>s/d</td><td>525\u00a0mil</td>');
    expect(html).toContain("<td>s/d</td><td>CHF\u00a07’502</td>");
    expect(html).toContain("<caption>Lado a lado</caption>");
    expect(html).toContain("Fontes: População: BFS, 2024");
  });

  test("is null without a known canton", async () => {
    expect(await render({ cantons: ["XX"] })).toBeNull();
  });

  test.each([{}, { cantons: [] }, { cantons: ["ge"] }, { cantons: Array(5).fill("GE") }])(
    "rejects %j",
    (props) => expect(cantonFigures.prepare(props)).toBeNull(),
  );

  test("is for paying members", () => {
    expect(cantonFigures.audience).toBe("paying");
  });
});
