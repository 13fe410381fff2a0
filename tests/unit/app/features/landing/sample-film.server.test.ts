import { expect, test } from "vitest";
import { findSampleFilm } from "~/features/landing/landing.server";
import { makeVideo } from "../../../../factories/content";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const find = (signupPath: string | null = "/signup") =>
  findSampleFilm(makeCms().forTier("teaser"), signupPath);

test("sample film: is the one opened by editors, loads only on play and does not reveal its location", async () => {
  const title = 'Permissões "B" <b>';
  const open = makeVideo({ isSample: true, title, poster: "p1", durationSec: 90 });
  directus.state.database.videos.push(makeVideo(), open);
  const { html = "" } = (await find()) ?? {};
  expect(html).toContain("Veja um vídeo por dentro");
  expect(html).toContain("Duração: 1 min 30 s");
  expect(html).toContain(
    `<video src="/media/films/${open.id}" poster="/media/p1?size=wide" width="1280" height="720" controls playsinline preload="none" aria-label="Permissões &quot;B&quot; &lt;b&gt;">`,
  );
  expect(html).toContain(`<track kind="captions" src="/media/captions/${open.id}" srclang="pt-BR"`);
  expect(html).not.toContain("<b>");
  expect(html).not.toContain(String(open.file));
});

test("sample film: links guests to the signup and members to its page", async () => {
  const open = makeVideo({ isSample: true });
  directus.state.database.videos.push(open);
  const signup = { to: "/signup?ref=feira26", label: "Criar conta grátis" };
  expect(await find("/signup?ref=feira26")).toMatchObject(signup);
  const page = { to: `/app/videos/${open.slug}`, label: "Abrir com transcrição e notas" };
  expect(await find(null)).toMatchObject(page);
});

test("sample film: has cover art if it has no poster", async () => {
  const open = makeVideo({ isSample: true, poster: null });
  directus.state.database.videos.push(open);
  expect((await find())?.html).toContain(`poster="/art/${open.id}.svg"`);
});

test.each([
  ["none is opened", {}],
  ["it was taken back", { isSample: true, status: "archived" as const }],
  ["it is for who pays", { isSample: true, access: "paying" as const }],
])("sample film: is absent when %s", async (_, values) => {
  directus.state.database.videos.push(makeVideo(values));
  expect(await find()).toBeNull();
});
