import { describe, expect, test } from "vitest";
import { readableValue } from "../../../../../../bff/modules/account/privacy/readable-value.ts";

describe("readableValue", () => {
  test.each([
    ["2026-11-21T16:46:14.123Z", "21 de novembro de 2026 às 17:46"],
    ["2026-11-21 16:46:14.12+00", "21 de novembro de 2026 às 17:46"],
    ["2026-07-01 23:30:00", "2 de julho de 2026 às 01:30"],
    [new Date("2026-11-21T16:46:14Z"), "21 de novembro de 2026 às 17:46"],
    ["2026-11-21", "21 de novembro de 2026"],
  ])("formats %s in words and in Zurich time", (value, words) => {
    expect(readableValue("createdAt", value)).toBe(words);
  });

  test("writes true, false and empty values as words", () => {
    expect([true, false, null, "", []].map((value) => readableValue("isRead", value))).toEqual([
      "sim",
      "não",
      "–",
      "–",
      "–",
    ]);
  });

  test("translates the portal's enum values, and leaves members' texts unchanged", () => {
    expect(readableValue("cms_status", "active")).toBe("ativo");
    expect(readableValue("event", "export.requested")).toBe("cópia dos dados pedida");
    expect(readableValue("bio", "active")).toBe("active");
    expect(readableValue("status", "never-heard-of")).toBe("never-heard-of");
  });

  test("writes signup answers in the words of their questions", () => {
    const answers = { passport: "yes", country: "PT", job: "contract", goals: ["job", "housing"] };
    expect(readableValue("answers", { ...answers, cantons: ["ZH", "GE"], isTrapped: false })).toBe(
      "Passaporte europeu: sim; País do passaporte: Portugal; Trabalho na Suíça: contrato assinado; " +
        "O que mais importa: trabalho, moradia; Cantões de interesse: ZH, GE",
    );
  });

  test("writes the family of the plan, and the person of a mark, in words", () => {
    const situation = { family: ["partner"], children: { child2: 2019 }, events: {} };
    expect(readableValue("situation", situation)).toBe(
      "Quem mora ou vem com você: marido, esposa ou parceiro; " +
        "Filhos que moram junto: Filho ou filha 2, ano de nascimento: 2019; Datas da sua vida: –",
    );
    expect(readableValue("familyMember", "child2")).toBe("filho ou filha 2");
    expect(readableValue("familyMember", "self")).toBe("você");
  });

  test("formats amounts as money and user agents as names", () => {
    expect(readableValue("amount_cents", 990)).toBe("9,90");
    expect(readableValue("user_agent", "node")).toBe("o próprio portal");
    expect(readableValue("collection", "directus_users")).toBe("Perfil");
    expect(readableValue("action", "create")).toBe("criado");
  });

  test("formats lists and nested values", () => {
    expect(readableValue("skills", ["React", "cozinha"])).toBe("React, cozinha");
    expect(readableValue("visibility", { bio: "members", city: "self" })).toBe(
      "Sobre mim: membros; Cidade: só você",
    );
    expect(readableValue("links", [{ label: "Site", url: "https://example.com" }])).toBe(
      "Nome: Site; Endereço: https://example.com",
    );
  });

  test("writes the channels of each kind of notification, also those by default", () => {
    const words = readableValue("notification_choices", {
      reply: { mail: false },
      like: { portal: false },
    }).split("; ");
    expect(words).toContain("Resposta: no portal, nos aparelhos");
    expect(words).toContain("Menção: no portal, por e-mail, nos aparelhos");
    expect(words).toContain("Curtida: –");
    expect(words).toContain("Suporte: nos aparelhos");
  });

  test("leaves text unchanged that only looks like a date", () => {
    expect(readableValue("note", "2026-99-99T99:99 talvez")).toBe("2026-99-99T99:99 talvez");
    expect(readableValue("note", "2026-99-99")).toBe("2026-99-99");
  });
});
