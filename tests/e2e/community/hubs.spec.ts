import { expect, test } from "../support/portal";

const CLIENT = "node_modules/@microsoft/signalr/dist/browser/signalr.js";

test.use({
  // The client script is injected, which the page's policy forbids.
  bypassCSP: true,
  // A polling client sends its stop twice; the second time the connection may be gone.
  allowedErrors: [/404/],
});

for (const transport of ["WebSockets", "ServerSentEvents", "LongPolling"] as const) {
  test(`hub: a page connects by ${transport} with its member's session alone`, async ({
    page,
    portal,
  }) => {
    await portal.startSessionAs("membro");
    await portal.open("/pt-BR/app");
    await page.addScriptTag({ path: CLIENT });
    const answer = await page.evaluate(async (kind) => {
      type WithClient = { signalR: typeof import("@microsoft/signalr") };
      const { signalR } = globalThis as typeof globalThis & WithClient;
      // Other tests may broadcast at the same time.
      const own = crypto.randomUUID();
      const client = new signalR.HubConnectionBuilder()
        .withUrl("/hubs/conformance", { transport: signalR.HttpTransportType[kind] })
        .configureLogging(signalR.LogLevel.None)
        .build();
      const received = new Promise<void>((resolve) => {
        client.on("ReceiveMessage", (value) => value === own && resolve());
      });
      await client.start();
      const echo: unknown = await client.invoke("Echo", "olá");
      await client.send("Broadcast", own);
      await received;
      await client.stop();
      return echo;
    }, transport);
    expect(answer).toBe("olá");
  });
}
