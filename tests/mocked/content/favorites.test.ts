import { beforeEach, describe, expect, test } from "vitest";
import { formatFullDate } from "~/i18n/format";
import { makeTopic } from "../../factories/forum";
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

describe("favorite reminder", () => {
  const remind = (as: string, form: Record<string, string>, headers?: Record<string, string>) =>
    portal.visit("/pt-BR/app/favorites/reminder", { as, form, ...(headers && { headers }) });

  test("is set without scripts, shown with its day, and removed", async () => {
    const { id } = publishNews({ title: "Guardada para depois" });
    const as = saver([id]);
    const headers = { accept: "text/html", referer: `https://portal.example${PATH}` };
    const answer = await remind(as, { type: "news", item: id, delay: "week" }, headers);
    expect(answer.status).toBe(302);
    const [favorite] = directus.state.database.favorites;
    expect(favorite?.remindAt).not.toBeNull();
    const day = formatFullDate(favorite?.remindAt ?? "");
    expect((await portal.visit(PATH, { as })).text).toContain(`Lembrete em ${day}.`);
    await remind(as, { type: "news", item: id, delay: "none" });
    expect(favorite?.remindAt).toBeNull();
    expect((await portal.visit(PATH, { as })).text).not.toContain("Lembrete em");
  });

  test("refuses what is no favorite of the member, and an unknown delay", async () => {
    const [mine, other] = [publishNews(), publishNews()];
    saver([other.id]);
    const as = saver([mine.id]);
    for (const form of [
      { type: "news", item: other.id, delay: "day" },
      { type: "news", item: mine.id, delay: "year" },
    ])
      expect(JSON.parse((await remind(as, form)).text)).toEqual({ code: "refused" });
    expect(directus.state.database.favorites.map(({ remindAt }) => remindAt)).toEqual([null, null]);
  });

  test("of a topic is shown in the list of favorite topics", async () => {
    const topic = makeTopic({ title: "Guardado do fórum" });
    directus.state.database.forum_posts.push(topic);
    const { accessToken, directusUserId } = service.signIn();
    directus.state.database.favorites.push(
      makeFavorite({ type: "forum", item: topic.id, user_created: directusUserId }),
    );
    await remind(accessToken, { type: "forum", item: topic.id, delay: "day" });
    const { text } = await portal.visit("/pt-BR/app/forum/favorites", { as: accessToken });
    expect(text).toContain("Lembrete em ");
    expect(text).toContain("Mudar o lembrete");
  });
});
