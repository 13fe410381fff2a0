import { expect, test } from "vitest";
import { listOf, parseForm } from "../../../../../scripts/stack/payment/payment-form.ts";

test("payment form: parses the provider's form encoding into objects and lists", () => {
  const form = parseForm(
    new URLSearchParams("mode=x&line_items[0][price]=p1&line_items[1][price]=p2&metadata[a]=1"),
  );
  expect(form).toMatchObject({ mode: "x", metadata: { a: "1" } });
  expect(listOf(form["line_items"])).toEqual([{ price: "p1" }, { price: "p2" }]);
});

test("payment form: prevents access to the prototype", () => {
  parseForm(new URLSearchParams("__proto__[isRich]=yes&a[__proto__][isRich]=yes"));
  expect({}).not.toHaveProperty("isRich");
});
