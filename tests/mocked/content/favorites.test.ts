import { beforeEach, expect, test } from "vitest";
import { makeFavorite } from "../../factories/member-rows";
import { FREE_ROLE_ID } from "../../factories/sessions";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, publishNews, type Portal } from "../support/portal";

mockNetwork();

const PATH = "/pt-BR/app/news/favorites";
const GONE = "Esta notícia não está mais disponível";

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

function saver(items: readonly string[], roleId?: string): string {
  const { accessToken, directusUserId } = service.signIn(roleId === undefined ? {} : { roleId });
  directus.state.database.favorites.push(
    ...items.map((item) => makeFavorite({ type: "news", item, user_created: directusUserId })),
  );
  return accessToken;
}

test("favorites: paid news stay, with a lock, after the membership ended", async () => {
  const paid = publishNews({ title: "Só para assinantes", access: "paying" });
  const open = publishNews({ title: "Para todos", access: "free" });
  const items = [paid.id, open.id];
  const { text } = await portal.visit(PATH, { as: saver(items, FREE_ROLE_ID) });
  expect(text).toMatch(new RegExp(`href="/pt-BR/app/news/${paid.slug}"[^>]*>Só para assinantes`));
  expect(text).not.toContain(GONE);
  expect(text.split("Para assinantes")).toHaveLength(2);
  const paying = await portal.visit(PATH, { as: saver(items) });
  expect(paying.text).toContain("Só para assinantes");
  expect(paying.text).not.toContain("Para assinantes");
});

test("favorites: withdrawn news disappear for all members", async () => {
  const { id } = publishNews({ title: "Retirada", access: "paying", status: "archived" });
  for (const role of [FREE_ROLE_ID, undefined]) {
    const { text } = await portal.visit(PATH, { as: saver([id], role) });
    expect(text).toContain(GONE);
    expect(text).not.toContain("Retirada");
  }
});
