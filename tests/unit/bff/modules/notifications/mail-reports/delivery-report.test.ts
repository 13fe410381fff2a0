import { expect, test } from "vitest";
import { readDeliveryReport } from "../../../../../../bff/modules/notifications/mail-reports/mail-reports.service.ts";
import { complaintMail, returnedMail } from "../../../../../factories/returned-mail.ts";

const messageId = "0f0e0d0c-0000-4000-8000-000000000001@portal.example";
const recipient = "ana@example.com";
const read = (raw: string) => readDeliveryReport(Buffer.from(raw));

test.each(["5.1.1", "5.1.2", "5.1.10", "5.1.1 (bad destination mailbox)"])(
  "delivery report: a permanent bounce (%s) names the mail and its recipient",
  async (status) => {
    const expected = { reason: "bounce", unclear: null, messageId, recipient };
    expect(await read(returnedMail({ messageId, recipient, status }))).toEqual(expected);
  },
);

test("delivery report: an unclear bounce reports its numeric status only", async () => {
  const expected = { reason: "bounce", unclear: "5.0.0", messageId, recipient };
  const status = `5.0.0 <${recipient}>`;
  expect(await read(returnedMail({ messageId, recipient, status }))).toEqual(expected);
});

test("delivery report: a complaint names only the mail", async () => {
  const expected = { reason: "complaint", unclear: null, messageId, recipient: null };
  expect(await read(complaintMail(messageId))).toEqual(expected);
});

test.each([
  ["a delay", returnedMail({ messageId, recipient, action: "delayed", status: "4.4.1" })],
  ["a mailbox that is full today", returnedMail({ messageId, recipient, status: "4.2.2" })],
  ["one that is full for good", returnedMail({ messageId, recipient, status: "5.2.2" })],
  ["a mail that was too large", returnedMail({ messageId, recipient, status: "5.3.4" })],
  ["a server that mistrusts us", returnedMail({ messageId, recipient, status: "5.7.1" })],
  ["a report about no mail", returnedMail({ messageId: "", recipient })],
  ["an answer from a holiday", "From: ana@example.com\r\nSubject: Férias\r\n\r\nVolto logo."],
  ["no mail at all", "\u0000\u0001"],
])("delivery report: %s is ignored", async (_name, raw) => {
  expect(await read(raw)).toBeNull();
});
