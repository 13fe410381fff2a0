import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPORTS_A_DAY } from "../../../../../contract/community/comments.ts";
import { startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { ask, chatter, codeOf, sent } from "./members.ts";
import type { Chatter } from "./members.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const REPORT = `mutation ($chat: ID!, $ids: [ID!]!, $reason: String!) {
  reportChatMessages(chatId: $chat, messageIds: $ids, reason: $reason)
}`;

const report = (who: Chatter, chat: string, ids: readonly string[], reason = "scam") =>
  ask(service, who, REPORT, { chat, ids, reason });

describe("chat report", () => {
  test("contains copies of the selected messages only, also in a request", async () => {
    const [ana, bia] = [await chatter(service), await chatter(service)];
    const first = await sent(service, ana, bia, "NÃO-ESCOLHIDA");
    const second = await sent(service, ana, bia, "Mande um Pix de caução");
    const { data } = await report(bia, first.chatId, [second.id]);
    expect(data).toEqual({ reportChatMessages: true });
    const stored = service.directus.chatReports.at(-1);
    expect(stored).toMatchObject({
      member: bia.directusUserId,
      target: second.id,
      reason: "scam",
    });
    expect(stored?.["copies"]).toContain("Mande um Pix de caução");
    expect(stored?.["copies"]).toContain(ana.directusUserId);
    expect(JSON.stringify(stored)).not.toContain("NÃO-ESCOLHIDA");
  });

  test("needs messages of this chat, at least one of them by the other member", async () => {
    const [ana, bia, eva] = [
      await chatter(service),
      await chatter(service),
      await chatter(service),
    ];
    const message = await sent(service, ana, bia, "De dois");
    const elsewhere = await sent(service, eva, bia, "Outra conversa");
    const { chatId } = message;
    const before = service.directus.chatReports.length;
    expect(codeOf(await report(eva, chatId, [message.id]))).toBe("not_found");
    expect(codeOf(await report(eva, elsewhere.chatId, [message.id]))).toBe("not_found");
    expect(codeOf(await report(bia, chatId, [message.id, elsewhere.id]))).toBe("not_found");
    expect(codeOf(await report(ana, chatId, [message.id]))).toBe("validation_failed");
    expect(codeOf(await report(bia, chatId, []))).toBe("validation_failed");
    expect(codeOf(await report(bia, chatId, [message.id], "boredom"))).toBe("validation_failed");
    expect(service.directus.chatReports.length).toBe(before);
  });

  test("has a daily limit, and is refused while Directus is unavailable", async () => {
    const [ana, bia] = [await chatter(service), await chatter(service)];
    const { chatId, id } = await sent(service, ana, bia, "Oi");
    service.directus.mode = "failing";
    expect(codeOf(await report(bia, chatId, [id]))).toBe("unavailable");
    service.directus.mode = "up";
    for (let at = 1; at < REPORTS_A_DAY; at++) await report(bia, chatId, [id]);
    expect(codeOf(await report(bia, chatId, [id]))).toBe("rate_limited");
  });
});
