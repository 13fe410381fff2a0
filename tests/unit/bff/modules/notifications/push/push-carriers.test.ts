import { expect, test } from "vitest";
import { findPushCarrier } from "../../../../../../bff/modules/notifications/push/push.service.ts";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", "Google"],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", "Mozilla"],
  ["https://web.push.apple.com/abc", "Apple"],
  ["https://wns2-by3p.notify.windows.com/w/?token=abc", "Microsoft"],
  ["http://fcm.googleapis.com/fcm/send/abc", null],
  ["https://fcm.googleapis.com:8443/fcm/send/abc", null],
  ["https://user@fcm.googleapis.com/fcm/send/abc", null],
  ["https://fcm.googleapis.com.elsewhere.example/abc", null],
  ["https://evilpush.apple.com.example/abc", null],
  ["https://push.apple.com/abc", null],
  ["https://127.0.0.1/abc", null],
  ["no address", null],
])("push carrier: %s belongs to %s", (endpoint, carrier) => {
  expect(findPushCarrier(endpoint)).toBe(carrier);
});
