import { beforeEach, describe, expect, test } from "vitest";
import { listComingOffers, listOpenOffers } from "../../../contract/account/offer";
import { memberAt } from "../../factories/signup";
import { mockNetwork, signup } from "../../mocks/network";
import { namedTooSoon, soldWordsOf } from "../../support/sold-words";
import { openPortal, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const read = async (path: string, as?: string) => {
  const { status, text } = await portal.visit(path, as === undefined ? {} : { as });
  expect(status).toBe(200);
  return text;
};

describe("advertised areas are all open", () => {
  test.each(["/pt-BR", "/pt-BR/login", "/pt-BR/signup", "/pt-BR/accessibility"])(
    "%s for a guest",
    async (path) => {
      expect(namedTooSoon(soldWordsOf(await read(path)))).toEqual([]);
    },
  );

  test.each([
    ["/pt-BR", signInFree],
    ["/pt-BR/app/membership", signInFree],
    ["/pt-BR/app/membership", signInPaying],
    ["/pt-BR/app/membership/return", signInPaying],
  ])("%s for a member", async (path, signIn) => {
    expect(namedTooSoon(soldWordsOf(await read(path, signIn())))).toEqual([]);
  });

  test("in the payment step of the signup", async () => {
    signup.answer("GET member", memberAt("payment"));
    const html = await read("/pt-BR/signup?step=payment", signInFree());
    expect(namedTooSoon(soldWordsOf(html))).toEqual([]);
    for (const { paying } of listOpenOffers()) expect(soldWordsOf(html)).toContain(paying);
    for (const { title } of listComingOffers()) expect(html).toContain(title);
  });
});

test("offer check: finds an area advertised too early, and accepts one announced as coming soon", async () => {
  const html = await read("/pt-BR");
  const sold = soldWordsOf(html);
  expect(
    listOpenOffers().filter((offer) => namedTooSoon(sold, [offer]).length > 0).length,
  ).toBeGreaterThan(listOpenOffers().length / 2);
  const received = html.replace("</main>", "<section><h2>Em breve</h2> Carona</section></main>");
  expect(namedTooSoon(soldWordsOf(received), [{ title: "Caronas" }])).toEqual([]);
  const early = html.replace("</main>", "<section><h2>Inclui</h2> Carona</section></main>");
  expect(namedTooSoon(soldWordsOf(early), [{ title: "Caronas" }])).toEqual(["Caronas"]);
});

test("landing page: advertises what each open area offers, and lists the others separately", async () => {
  const html = await read("/pt-BR");
  const sold = soldWordsOf(html);
  for (const { free, paying } of listOpenOffers()) {
    expect(sold).toContain(free);
    expect(sold).toContain(paying);
  }
  for (const { free, paying } of listComingOffers()) {
    expect(html).toContain(free);
    expect(sold).not.toContain(paying);
  }
});
