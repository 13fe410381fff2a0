import { describe, expect, test, vi } from "vitest";
import type * as Zod from "zod";
import { stubAppEnvironment } from "../../../support/app-environment";
import { expectInStep, listLongTexts } from "./long-texts.ts";

type Read = { shape: Zod.ZodObject; read: Zod.ZodType };
const { made } = vi.hoisted(() => ({ made: [] as Read[] }));
/** Zod methods that create a schema which reads the value. */
const WAYS = ["transform", "refine", "superRefine", "pipe", "check"] as const;

// Actions are parsed by schemas that their files do not export.
vi.mock("zod", async (original) => {
  const actual = await original<typeof Zod>();
  const object = (...input: Parameters<typeof actual.z.object>) => {
    const shape = actual.z.object(...input);
    made.push({ shape, read: shape });
    for (const way of WAYS) {
      const usual = shape[way].bind(shape) as (...how: unknown[]) => Zod.ZodType;
      const noted = (...how: unknown[]) => {
        const read = usual(...how);
        made.push({ shape, read });
        return read;
      };
      Object.defineProperty(shape, way, { value: noted });
    }
    return shape;
  };
  return { ...actual, z: { ...actual.z, object } };
});

const sources = import.meta.glob<string>("../../../../app/**/*.{ts,tsx}", {
  eager: true,
  query: "?raw",
  import: "default",
});
const files = import.meta.glob("../../../../app/**/*.{ts,tsx}");
const READS = /import \{[^}]*\breadAct\b/;

const reading = Object.entries(sources).flatMap(([file, text]) => (READS.test(text) ? [file] : []));

/** One field is long; the values that select a schema are as the schema expects. */
function fill(shape: Zod.ZodObject, long: string, typed: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape.shape).map(([name, field]) => {
      if (name === long) return [name, typed];
      return [name, field.def.type === "literal" ? (field as Zod.ZodLiteral).value : "a"];
    }),
  );
}

describe("texts of all actions", () => {
  test("are covered by this test", () => {
    expect(reading.length).toBeGreaterThan(20);
    expect(reading.join()).toContain("chat-writes.server.ts");
    expect(reading.join()).toContain("routes/tools/scenarios.tsx");
  });

  test("are read in time linear to their length", async () => {
    stubAppEnvironment();
    // One after another: parallel imports may get the mocked library half-initialized.
    for (const file of reading) await files[file]?.();
    expect(made.length).toBeGreaterThan(reading.length);
    expect(made.some(({ shape, read }) => read !== shape)).toBe(true);
    for (const { shape, read } of made) {
      for (const name of Object.keys(shape.shape)) {
        for (const typed of listLongTexts())
          expectInStep(name, typed, () => read.safeParse(fill(shape, name, typed)));
      }
    }
  });
});
