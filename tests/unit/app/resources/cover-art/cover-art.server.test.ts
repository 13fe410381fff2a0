import { expect, test } from "vitest";
import { answerCoverArt } from "~/resources/cover-art/cover-art.server";

const ask = (file: string) => answerCoverArt(new Request(`https://portal.example/art/${file}`));
const draw = async (file: string) => (await ask(file)).text();

test("cover art address: contains item, category and pictogram, or less", async () => {
  const [bare, coloured, whole] = await Promise.all(
    ["7d0e.svg", "esportes.7d0e.svg", "esportes.trophy.7d0e.svg"].map(draw),
  );
  expect(new Set([bare, coloured, whole]).size).toBe(3);
  expect(whole).toContain('stroke="currentColor"');
  const answer = await ask("esportes.trophy.7d0e.svg");
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
});

test("cover art address: with an unknown pictogram shows the landscape of the category", async () => {
  const plain = await draw("esportes.7d0e.svg");
  for (const icon of ["no-such-icon", "constructor", "to-string"])
    expect(await draw(`esportes.${icon}.7d0e.svg`)).toBe(plain);
});

test.each(["", "a b.svg", "x.png", "a.b.c.d.svg", "<script>.svg"])(
  "cover art address: %j is not found",
  async (file) => {
    expect((await ask(file)).status).toBe(404);
  },
);
