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

/** A CMS whose one shared answer is the summaries above. */
const cms = {
  tier: "paying",
  cached: async () => summaries,
  forTier: () => cms,
} as Partial<TierCms> as TierCms;

async function render(props: unknown): Promise<string | null> {
  const element = await cantonFigures.prepare(props)?.(cms);
  return element ? renderToStaticMarkup(element) : null;
}

describe("the canton figures", () => {
  test("are a table in the order asked, with sources, and say what is not known", async () => {
    const html = (await render({ cantons: ["ZH", "GE", "ZH", "XX"] })) ?? "";
    const columns = [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, name]) => name);
    expect(columns).toEqual(["Número", "Zurique", "Genebra"]);
    expect(html).toContain('<th scope="row">População</th><td>s/d</td><td>525\u00a0mil</td>');
    expect(html).toContain("<td>s/d</td><td>CHF\u00a07’502</td>");
    expect(html).toContain("<caption>Lado a lado</caption>");
    expect(html).toContain("Fontes: População: BFS, 2024");
  });

  test("of no known canton are nothing", async () => {
    expect(await render({ cantons: ["XX"] })).toBeNull();
  });

  test.each([{}, { cantons: [] }, { cantons: ["ge"] }, { cantons: Array(5).fill("GE") }])(
    "are not there for %j",
    (props) => expect(cantonFigures.prepare(props)).toBeNull(),
  );

  test("are for those who may see figures", () => {
    expect(cantonFigures.audience).toBe("paying");
  });
});
