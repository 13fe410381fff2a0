import { describe, expect, test } from "vitest";
import { createSealer } from "../../../../bff/db/seal.ts";

const sealer = createSealer("k".repeat(32));

describe("seal", () => {
  test("opens what it sealed", () => {
    const answers = { permit: "B", salaryCents: 650_000, note: "é sigiloso" };
    expect(sealer.open("answers", sealer.seal("answers", answers))).toEqual(answers);
  });

  test("hides the value and never produces the same bytes twice", () => {
    const first = sealer.seal("answers", "permit-canary");
    expect(first.includes("canary")).toBe(false);
    expect(sealer.seal("answers", "permit-canary").equals(first)).toBe(false);
  });

  test("refuses another purpose, another key and changed bytes", () => {
    const sealed = sealer.seal("answers", 1);
    expect(() => sealer.open("mails", sealed)).toThrow();
    expect(() => createSealer("x".repeat(32)).open("answers", sealed)).toThrow();
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect(() => sealer.open("answers", changed)).toThrow();
    expect(() => sealer.open("answers", Buffer.alloc(0))).toThrow("unknown way");
  });
});
