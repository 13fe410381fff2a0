import { describe, expect, it } from "vitest";
import { readableValue } from "../../../../../bff/modules/privacy/readable-value.ts";

describe("readableValue", () => {
  it.each([
    ["2026-11-21T16:46:14.123Z", "21 de novembro de 2026 às 17:46"],
    ["2026-11-21 16:46:14.12+00", "21 de novembro de 2026 às 17:46"],
    ["2026-07-01 23:30:00", "2 de julho de 2026 às 01:30"],
    [new Date("2026-11-21T16:46:14Z"), "21 de novembro de 2026 às 17:46"],
    ["2026-11-21", "21 de novembro de 2026"],
  ])("tells %s in words and Zurich's time", (value, words) => {
    expect(readableValue("createdAt", value)).toBe(words);
  });

  it("says yes, no and nothing", () => {
    expect([true, false, null, "", []].map((value) => readableValue("isRead", value))).toEqual([
      "sim",
      "não",
      "–",
      "–",
      "–",
    ]);
  });

  it("calls the portal's choices by their names, and leaves a person's words alone", () => {
    expect(readableValue("cms_status", "active")).toBe("ativo");
    expect(readableValue("event", "export.requested")).toBe("cópia dos dados pedida");
    expect(readableValue("bio", "active")).toBe("active");
    expect(readableValue("status", "never-heard-of")).toBe("never-heard-of");
  });

  it("reads lists and what is nested", () => {
    expect(readableValue("skills", ["React", "cozinha"])).toBe("React, cozinha");
    expect(readableValue("visibility", { bio: "members", city: "self" })).toBe(
      "Sobre mim: membros; Cidade: só você",
    );
    expect(readableValue("links", [{ label: "Site", url: "https://example.com" }])).toBe(
      "Nome: Site; Endereço: https://example.com",
    );
  });

  it("leaves text alone that only looks like a date", () => {
    expect(readableValue("note", "2026-99-99T99:99 talvez")).toBe("2026-99-99T99:99 talvez");
    expect(readableValue("note", "2026-99-99")).toBe("2026-99-99");
  });
});
