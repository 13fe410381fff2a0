import { describe, expect, test } from "vitest";
import { outsideIcons } from "~/resources/icons/outside-icons.server";

const isAccepted = (body: string, name = "bell") =>
  outsideIcons.safeParse({ icons: { [name]: { body } } }).success;

describe("external icon", () => {
  test.each([
    '<path d="M1 1"/>',
    '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M1 1"/><circle cx="1" cy="1" r="1" /></g>',
  ])("of plain shapes is accepted: %s", (body) => expect(isAccepted(body)).toBe(true));

  test.each([
    "<script>alert(1)</script>",
    '<path d="M1 1" onload="alert(1)"/>',
    '<path d="M1 1" style="background:url(//x)"/>',
    "<path d='M1 1'/>",
    '<a href="javascript:alert(1)"><path d="M1 1"/></a>',
    '<image href="https://x.test/a.png"/>',
    '<path d="M1 1"/><foreignObject></foreignObject>',
    "words",
    '<path d="&quot;"/>',
    '<path d="M1 1"',
    '<<path d="M1 1"/>',
  ])("with other markup is rejected: %s", (body) => expect(isAccepted(body)).toBe(false));

  test("needs a valid icon name", () => expect(isAccepted("<path/>", "<b>")).toBe(false));
});
