import { beforeEach, describe, expect, test } from "vitest";
import { makeCanton, makeFigureSet } from "../../factories/cantons";
import { directus, mockNetwork } from "../../mocks/network";
import { openPortal, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

const RENT = "987’654";
let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  directus.state.database.Cantons.push(
    makeCanton({ id: 1, cantonCode: "ZH", name: "Zurique", isSample: true }),
    makeCanton(),
  );
  const byCanton = { ZH: 1_768, VD: 987_654 };
  directus.state.database.canton_figures.push(
    makeFigureSet({ byCanton }),
    makeFigureSet({ key: "rent1Room", byCanton }),
  );
});

const visit = (path: string, as = signInPaying()) =>
  portal.visit(`/pt-BR/app/cantons${path}`, { as });

const PATHS = ["", "?figure=averageRentPrice", "/compare?c=ZH,VD", "/compare.csv?c=ZH,VD", "/VD"];

describe("cantons for a free member", () => {
  test.each([...PATHS, ".data", "/compare.data?c=ZH,VD", "/VD.data"])(
    "give no figure at %j",
    async (path) => {
      const { text } = await visit(path, signInFree());
      expect(text).not.toMatch(/987.?654/);
    },
  );

  test("explain the comparison and that it needs a membership", async () => {
    const page = await visit("/compare?c=ZH,VD", signInFree());
    expect(page.status).toBe(402);
    expect(page.text).toContain("/pt-BR/app/cantons/ZH");
    expect((await visit("/compare.csv?c=ZH,VD", signInFree())).status).toBe(402);
  });
});

describe("cantons for a paying member", () => {
  test.each(PATHS)("show the figures at %j", async (path) => {
    const { status, text } = await visit(path);
    expect(status).toBe(200);
    expect(text).toContain(path.startsWith("/compare.csv") ? "987654" : RENT);
  });

  test("report the invalid part of an address, and show the rest", async () => {
    const { status, text } = await visit("/compare?c=ZH,XX,VD");
    expect(status).toBe(200);
    expect(text).toContain("Não existe cantão com a sigla XX.");
    expect(text).toContain(RENT);
  });

  test("ask for a second canton, and give no file for a single one", async () => {
    expect((await visit("/compare?c=ZH")).text).toContain("Escolha pelo menos dois cantões");
    expect((await visit("/compare.csv?c=ZH")).status).toBe(404);
  });

  test("offer a download that is never cached", async () => {
    const { headers } = await visit("/compare.csv?c=ZH,VD");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toContain("cantoes-zh-vd.csv");
    expect(headers.get("cache-control")).toContain("no-store");
  });
});
