import { expect, test } from "vitest";
import { writable } from "~/features/courses/certificate-pdf.server";

test.each([
  ["João Antônio d’Ávila", "João Antônio d’Ávila"],
  ["Jana Kovačić", "Jana Kovacic"],
  ["Łukasz Đorđević", "Lukasz Dordevic"],
  ["Gülşah Çelik", "Gülsah Çelik"],
  ["李 Wei", "? Wei"],
])("%s stands on a certificate as %s", (name, shown) => {
  expect(writable(name)).toBe(shown);
});
