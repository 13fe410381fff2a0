import { killChats } from "../../tests/service/bff/community/chat-kills/kill-chats.ts";

/**
 * Sends ten thousand chat messages while two processes of the service are killed fifty times: `node
 * bench/by-hand/chat-kills.ts postgres://…/empty-database [pairs] [kills] [messages each]`. Prints the
 * result as JSON. Exits with 1 if a message was lost, duplicated or out of order.
 */
const [databaseUrl, pairs = "100", kills = "50", messagesEach = "50"] = process.argv.slice(2);
if (!databaseUrl) throw new Error("Name an empty database: postgres://…");
const report = await killChats({
  databaseUrl,
  pairs: Number(pairs),
  kills: Number(kills),
  messagesEach: Number(messagesEach),
});
console.log(JSON.stringify(report, null, 2));
process.exit(report.lost + report.doubled + report.disordered > 0 ? 1 : 0);
