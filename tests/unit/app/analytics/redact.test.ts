import { expect, test } from "vitest";
import { measuredAddress, redactAddress, redactAll } from "~/analytics/redact";

test.each([
  ["/pt-BR/confirm-email/abc123", "/pt-BR/confirm-email/:token"],
  ["/pt-BR/change-email/abc123", "/pt-BR/change-email/:token"],
  ["/pt-BR/revert-email/abc123", "/pt-BR/revert-email/:token"],
  ["/pt-BR/unsubscribe/abc123", "/pt-BR/unsubscribe/:token"],
  ["/pt-BR/preview/news.a.main.b.1.c?as=guest", "/pt-BR/preview/:token?as=guest"],
  ["/pt-BR/calendar-feed/a_b-c/plano-suica.ics", "/pt-BR/calendar-feed/:token/plano-suica.ics"],
  ["/pt-BR/undo-deletion/abc123", "/pt-BR/undo-deletion/:token"],
  [
    "https://portal.test/pt-BR/forgot-password/a.b-c?x=1#y",
    "https://portal.test/pt-BR/forgot-password/:token?x=1#y",
  ],
  ["/pt-BR/Forgot-Password/abc.data", "/pt-BR/Forgot-Password/:token"],
  ["/pt-BR/app?token=abc&tab=2&code=9", "/pt-BR/app?token=:token&tab=2&code=:token"],
  [
    "/pt-BR/app/membership/return?from=signup&checkout=cs_1",
    "/pt-BR/app/membership/return?from=signup&checkout=:token",
  ],
  [
    "/pt-BR/login?redirect=/pt-BR/confirm-email/abc",
    "/pt-BR/login?redirect=/pt-BR/confirm-email/:token",
  ],
  [
    "/pt-BR/login?redirect=%2Fpt-BR%2Fconfirm-email%2Fabc",
    "/pt-BR/login?redirect=%2Fpt-BR%2Fconfirm-email%2F:token",
  ],
])("analytics redaction: removes the secret from %s", (address, redacted) => {
  expect(redactAddress(address)).toBe(redacted);
});

test.each(["/pt-BR/forgot-password", "/pt-BR/app/news/confirm-email", "/pt-BR/app?barcode=1"])(
  "analytics redaction: leaves %s unchanged",
  (address) => {
    expect(redactAddress(address)).toBe(address);
  },
);

test.each([
  ["/pt-BR/app/support?q=fui+demitida&topic=fraud", "/pt-BR/app/support?q=:text&topic=fraud"],
  [
    "/pt-BR/app/news/results?canton=ZH&Query=asilo#x",
    "/pt-BR/app/news/results?canton=ZH&Query=:text#x",
  ],
  ["/pt-BR?salary=6000&rent=1800&premium=390", "/pt-BR?salary=:text&rent=:text&premium=:text"],
  [
    "/pt-BR/login?redirect=%2Fapp%3Fq%3Dasilo%26page%3D2",
    "/pt-BR/login?redirect=%2Fapp%3Fq%3D:text%26page%3D2",
  ],
  ["/pt-BR/app/news?faq=1&page=2", "/pt-BR/app/news?faq=1&page=2"],
])("analytics redaction: %s is reported as %s", (address, measured) => {
  expect(measuredAddress(address)).toBe(measured);
  expect(redactAll({ $current_url: address })).toEqual({ $current_url: measured });
});

test("analytics redaction: covers every nested text, and nothing else", () => {
  const sentAt = new Date(0);
  expect(
    redactAll({ list: [{ url: "/confirm-email/abc" }], count: 3, sentAt, nothing: null }),
  ).toEqual({ list: [{ url: "/confirm-email/:token" }], count: 3, sentAt, nothing: null });
});
