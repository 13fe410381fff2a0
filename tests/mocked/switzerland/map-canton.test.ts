import { beforeEach, describe, expect, test } from "vitest";
import { makeCanton } from "../../factories/cantons";
import { FREE_ROLE_ID } from "../../factories/sessions";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, type Portal } from "../support/portal";

mockNetwork();

const MAP = "/pt-BR/app/cantons/map";
const NEWS = "/pt-BR/app/news";
const PANEL = 'id="map-panel-title"';

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  directus.state.database.Cantons.push(makeCanton());
});

function signIn() {
  const { accessToken, directusUserId } = service.signIn({ roleId: FREE_ROLE_ID });
  return { as: accessToken, id: directusUserId };
}
const choose = (as: string, canton: string) => portal.visit(MAP, { as, form: { canton } });
const hasMap = async (as: string, page = NEWS) =>
  (await portal.visit(page, { as })).text.includes(PANEL);

describe("canton chosen on the map", () => {
  test("is saved with the account, for no other member, until it is removed", async () => {
    const [ana, rui] = [signIn(), signIn()];
    expect(await hasMap(ana.as)).toBe(false);
    expect((await choose(ana.as, "VD")).status).toBe(200);
    expect(directus.state.profiles.get(ana.id)).toEqual({ mapCanton: "VD" });
    expect(await hasMap(ana.as)).toBe(true);
    expect(await hasMap(rui.as)).toBe(false);
    portal = await openPortal();
    expect(await hasMap(ana.as)).toBe(true);
    await choose(ana.as, "");
    expect(await hasMap(ana.as)).toBe(false);
  });

  test("starts with the profile's canton, and follows a change on another device", async () => {
    const { as, id } = signIn();
    directus.state.profiles.set(id, { canton: { cantonCode: "GE" } });
    expect(await hasMap(as)).toBe(true);
    directus.state.profiles.set(id, {});
    expect(await hasMap(as)).toBe(true);
    portal.portal.cmsChanged("directus_users", [id]);
    expect(await hasMap(as)).toBe(false);
  });

  test("leaves results their own choice and the home page its map", async () => {
    const { as } = signIn();
    expect(await hasMap(as, "/pt-BR/app")).toBe(true);
    await choose(as, "VD");
    expect(await hasMap(as, `${NEWS}/results`)).toBe(false);
  });

  test.each(["vd", "Vaud", "VD1", "<b>"])("refuses the value %j", async (canton) => {
    const { as, id } = signIn();
    expect((await choose(as, canton)).status).toBe(400);
    expect(directus.state.profiles.get(id)).toBeUndefined();
  });

  test("says that it can't be saved while the CMS is unavailable; pages continue without it", async () => {
    const { as } = signIn();
    await portal.visit(NEWS, { as });
    directus.state.outage = "failing";
    expect((await choose(as, "VD")).status).toBe(503);
    expect((await portal.visit("/pt-BR/app", { as })).status).toBe(200);
  });
});
