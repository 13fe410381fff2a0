// @vitest-environment node
import { describe, expect, test } from "vitest";
import { coverSubject } from "~/content/source/cover-subjects";
import { motifs } from "~/resources/cover-art/motifs";
import { findIconSet } from "~/resources/icons/icon-sets.server";
import { articles } from "../../../../../cms-extensions/seed/content/articles/all-articles";
import { news } from "../../../../../cms-extensions/seed/content/news/all-news";

describe("cover subject", () => {
  test.each([
    ["abrir-conta-bancaria-na-suica", "landmark"],
    ["trazer-e-ter-um-cachorro", "paw-print"],
    ["compras-na-fronteira-limites-e-iva", "shopping-basket"],
    ["gravidez-na-suica-direitos-licenca-e-seguro", "baby"],
    ["procurar-emprego-e-curriculo-suico", "file-pen"],
    ["halbtax-ou-ga-a-conta-que-define-o-seu-passe", "train-front"],
    ["imposto-do-casal-na-suica", "percent"],
    ["golpe-do-aluguel-o-proprietario-que-nunca-esta-na-suica", "shield-alert"],
  ])("of %s is %s", (slug, subject) => {
    expect(coverSubject(slug)).toBe(subject);
  });

  test("is not found in a part of a word", () => {
    expect(coverSubject("cobranca-dolagosto")).toBeNull();
  });

  test("can be drawn for every seeded text", async () => {
    const icons = (await findIconSet("lucide"))?.icons ?? {};
    const missing = [...articles, ...news].flatMap(({ slug }) => {
      const subject = coverSubject(slug);
      return subject && !(subject in motifs) && !(subject in icons) ? subject : [];
    });
    expect(missing).toEqual([]);
  });
});
