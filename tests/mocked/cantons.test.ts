import { beforeEach, describe, expect, test } from "vitest";
import { makeCanton, makeFigureSet } from "../factories/cantons";
import { directus, mockNetwork } from "../mocks/network";
import { openPortal, signInFree, signInPaying, type Portal } from "./portal";

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

describe("who does not pay", () => {
  test.each([...PATHS, ".data", "/compare.data?c=ZH,VD", "/VD.data"])(
    "gets no figure of a canton at %j",
    async (path) => {
      const { text } = await visit(path, signInFree());
      expect(text).not.toMatch(/987.?654/);
    },
  );

  test("is told what the comparison is, and that it is not theirs", async () => {
    const page = await visit("/compare?c=ZH,VD", signInFree());
    expect(page.status).toBe(402);
    expect(page.text).toContain("/pt-BR/app/cantons/ZH");
    expect((await visit("/compare.csv?c=ZH,VD", signInFree())).status).toBe(402);
  });
});

describe("who pays", () => {
  test.each(PATHS)("gets the figures at %j", async (path) => {
    const { status, text } = await visit(path);
    expect(status).toBe(200);
    expect(text).toContain(path.startsWith("/compare.csv") ? "987654" : RENT);
  });

  test("reads what of an address is wrong, and sees the rest", async () => {
    const { status, text } = await visit("/compare?c=ZH,XX,VD");
    expect(status).toBe(200);
    expect(text).toContain("Não existe cantão com a sigla XX.");
    expect(text).toContain(RENT);
  });

  test("is asked for a second canton, and gets no file of one", async () => {
    expect((await visit("/compare?c=ZH")).text).toContain("Escolha pelo menos dois cantões");
    expect((await visit("/compare.csv?c=ZH")).status).toBe(404);
  });

  test("downloads a file that nobody keeps", async () => {
    const { headers } = await visit("/compare.csv?c=ZH,VD");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toContain("cantoes-zh-vd.csv");
    expect(headers.get("cache-control")).toContain("no-store");
  });
});
