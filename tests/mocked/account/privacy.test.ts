import { beforeEach, describe, expect, test } from "vitest";
import { makeLegalDocument } from "../../factories/content";
import { directus, mockNetwork, service } from "../../mocks/network";
import { EXPORT_ID, UNDO_TOKEN } from "../../mocks/privacy";
import { PASSWORD } from "../../mocks/service";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

function member() {
  const token = signInFree();
  const page = `/pt-BR/app/profile/${service.state.sessions.get(token)?.directusUserId}/data`;
  return { token, page };
}

const wish = { intent: "delete", mode: "delete", confirmed: "yes", reason: "" };

describe("stored data page", () => {
  test("shows a member their own data, with links to change it", async () => {
    const { token, page } = member();
    const { status, text, headers } = await portal.visit(page, { as: token });
    expect(status).toBe(200);
    expect(text).toContain("Entrar no portal e falar com você");
    expect(text).toContain(page.replace(/data$/, "account"));
    expect(text).toContain("cadastro alterado pela equipe");
    expect(headers.get("cache-control")).toMatch(/no-store/);
  });

  test("is refused to every other member, as page, form and download", async () => {
    const { page } = member();
    const stranger = signInFree();
    const form = { ...wish, password: PASSWORD };
    expect((await portal.visit(page, { as: stranger })).status).toBe(403);
    expect((await portal.visit(page, { as: stranger, form })).status).toBe(403);
    const download = `${page}/${EXPORT_ID}`;
    const answer = await portal.visit(download, { as: stranger, form: { password: PASSWORD } });
    expect(answer.status).toBe(403);
    expect(service.state.asked.filter((requested) => requested.includes("privacy"))).toEqual([]);
  });

  test.each(["failing", "refused"] as const)("says so while the service is %s", async (outage) => {
    const { token, page } = member();
    await portal.visit(page, { as: token });
    service.state.outage = outage;
    const { text } = await portal.visit(page, { as: token });
    expect(text).toContain("Não deu para reunir seus dados agora");
    const sent = await portal.visit(page, { as: token, form: { intent: "order-export" } });
    expect(sent.status).toBe(503);
  });
});

describe("data export", () => {
  test("is a file, needs the password, and is not stored on the way", async () => {
    const { token, page } = member();
    const { status, text, headers } = await portal.visit(`${page}/${EXPORT_ID}`, {
      as: token,
      form: { password: PASSWORD },
    });
    expect([status, text]).toEqual([200, "the archive"]);
    expect(headers.get("content-disposition")).toMatch(/^attachment/);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("is refused with a wrong password or a plain GET request", async () => {
    const { token, page } = member();
    const address = `${page}/${EXPORT_ID}`;
    const refused = await portal.visit(address, { as: token, form: { password: "outra" } });
    expect(refused.location).toBe(`${page}?download=password#export`);
    expect((await portal.visit(address, { as: token })).location).toBe(page);
  });
});

describe("account deletion", () => {
  test("asks for the password, shows on the home page and on its own, and can be cancelled", async () => {
    const { token: as, page } = member();
    const wrong = await portal.visit(page, { as, form: { ...wish, password: "senha-que-nao-e" } });
    expect([wrong.status, wrong.text.includes("A senha não confere.")]).toEqual([400, true]);
    expect(wrong.text).not.toContain("senha-que-nao-e");

    await portal.visit(page, { as, form: { ...wish, password: PASSWORD } });
    for (const path of [page, "/pt-BR/app"]) {
      const { text } = await portal.visit(path, { as });
      expect(text).toContain("Sua conta será excluída em 5 de dezembro de 2026");
    }
    await portal.visit(page, { as, form: { intent: "keep" } });
    expect((await portal.visit("/pt-BR/app", { as })).text).not.toContain("será excluída");
  });

  test("needs the choice, the password and the checkbox", async () => {
    const { token, page } = member();
    const { status, text } = await portal.visit(page, { as: token, form: { intent: "delete" } });
    expect(status).toBe(400);
    expect(text).toContain("Escolha o que fazer com os seus textos.");
    expect(text).toContain("Marque que você entendeu.");
  });

  test("is cancelled by the button on the mailed page, not by opening it", async () => {
    const path = `/pt-BR/undo-deletion/${UNDO_TOKEN}`;
    const opened = await portal.visit(path);
    expect(opened.text).toContain("Manter minha conta");
    expect(opened.headers.get("referrer-policy")).toBe("no-referrer");
    expect(service.state.asked).toEqual(["POST /api/privacy/v1/deletion/state"]);
    expect((await portal.visit(path, { form: {} })).text).toContain("Sua conta foi mantida");
  });

  test("shows no button for an unknown link, and says if the service is unavailable", async () => {
    const unknown = await portal.visit("/pt-BR/undo-deletion/abc");
    expect(unknown.text).toContain("Não reconhecemos este link");
    service.state.outage = "refused";
    const away = await portal.visit(`/pt-BR/undo-deletion/${UNDO_TOKEN}`);
    expect(away.text).toContain("Tentar de novo");
  });
});

describe("legal text", () => {
  test("links to its other versions, and search engines index only the current one", async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    directus.state.database.legal_documents.push(
      makeLegalDocument({ version: "1.0", effectiveAt: day(-60), body: "<p>Texto antigo</p>" }),
      makeLegalDocument({ version: "1.1", effectiveAt: day(-1), changeSummary: "Prazos menores." }),
    );
    const current = await portal.visit("/pt-BR/terms-of-service");
    expect(current.text).toContain("Prazos menores.");
    expect(current.text).toContain("/pt-BR/terms-of-service?versao=1.0");
    expect(current.text).not.toContain("noindex");
    const earlier = await portal.visit("/pt-BR/terms-of-service?versao=1.0");
    expect(earlier.text).toContain("Texto antigo");
    expect(earlier.text).toContain("não vale mais");
    expect(earlier.text).toContain("noindex");
    expect((await portal.visit("/pt-BR/terms-of-service?versao=9")).status).toBe(404);
  });
});
