import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import {
  makeExportArchive,
  safeName,
} from "../../../../../../bff/modules/account/privacy/export-archive.ts";

const archive = unzipSync(
  makeExportArchive({
    madeAt: new Date("2026-11-21T12:00:00Z"),
    portal: { users: [{ email: "ana@example.com", first_name: "<b>Ana</b>" }] },
    cms: {
      rows: { favorites: [{ item: "n1" }], brand_new: [{ note: "kept" }] },
      files: [],
      handling: [{ at: "2026-11-20T10:00:00.000Z", action: "update", by: "Editor" }],
    },
    files: [{ name: "../foto de perfil.jpg", bytes: Buffer.from("jpeg") }],
  }),
);
const textOf = (name: string) => strFromU8(archive[name] ?? new Uint8Array());
const page = textOf("leia-me.html");

describe("makeExportArchive", () => {
  test("contains every row as JSON", () => {
    const data = JSON.parse(textOf("dados.json"));
    expect(data.portal.users[0].email).toBe("ana@example.com");
    expect(data.content).toEqual({ favorites: [{ item: "n1" }], brand_new: [{ note: "kept" }] });
    expect(data.handling).toHaveLength(1);
  });

  test("contains an HTML page with purpose and retention, and escapes members' texts", () => {
    expect(page).toContain("<h2>Conta</h2>");
    expect(page).toContain("Para quê: Encontrar de novo o que você guardou");
    expect(page).toContain("<h2>brand_new</h2>");
    expect(page).toContain("&lt;b&gt;Ana&lt;/b&gt;");
    expect(page).not.toContain("<b>Ana");
    expect(page).toContain("13:00");
  });

  test("keeps files inside their folder", () => {
    expect(textOf("arquivos/1-foto-de-perfil.jpg")).toBe("jpeg");
    expect(safeName("../../etc/passwd")).not.toContain("/");
    expect(safeName("\u0000")).toBe("arquivo");
  });
});
