import { describe, expect, test } from "vitest";
import { classMinutes, hasWrittenMinutes } from "../../../contract/reading-time.ts";

const words = (count: number) => `<p>${"palavra ".repeat(count)}</p>`;
const question = { question: words(40), options: ["Sim", "Não"], explanation: words(18) };

describe("minutes of a class", () => {
  test("are its words at 200 a minute, at least one", () => {
    expect(classMinutes({ body: words(237), questions: [], filmSec: 0 })).toBe(1);
    expect(classMinutes({ body: words(1_000), questions: [], filmSec: 0 })).toBe(5);
    expect(classMinutes({ body: "", questions: [], filmSec: 0 })).toBe(1);
  });

  test("include each question's words and half a minute to answer", () => {
    const questions = Array.from({ length: 10 }, () => question);
    expect(classMinutes({ body: "", questions, filmSec: 0 })).toBe(8);
  });

  test("include the video", () => {
    expect(classMinutes({ body: words(200), questions: [], filmSec: 107 })).toBe(3);
  });

  test("are entered by editors for live classes and files only", () => {
    const written = (["video", "text", "quiz", "file", "live"] as const).filter(hasWrittenMinutes);
    expect(written).toEqual(["file", "live"]);
  });
});
