import {
  HttpTransportType,
  HubConnectionBuilder,
  JsonHubProtocol,
  LogLevel,
} from "@microsoft/signalr";
import type { HubConnection, IStreamResult } from "@microsoft/signalr";
import { MessagePackHubProtocol } from "@microsoft/signalr-protocol-msgpack";

export const transports = {
  WebSockets: HttpTransportType.WebSockets,
  ServerSentEvents: HttpTransportType.ServerSentEvents,
  LongPolling: HttpTransportType.LongPolling,
} as const;

export const protocols = {
  json: () => new JsonHubProtocol(),
  messagepack: () => new MessagePackHubProtocol(),
} as const;

export type ClientChoice = {
  transport?: keyof typeof transports;
  protocol?: keyof typeof protocols;
  token?: string;
  headers?: Record<string, string>;
  skipNegotiation?: boolean;
  retryDelaysMs?: number[];
};

/** The official client, unmodified. */
export function buildClient(
  url: string,
  {
    transport = "WebSockets",
    protocol = "json",
    token = "user.ana",
    headers = {},
    skipNegotiation = false,
    retryDelaysMs,
  }: ClientChoice = {},
): HubConnection {
  const builder = new HubConnectionBuilder()
    .withUrl(url, {
      transport: transports[transport],
      accessTokenFactory: () => token,
      headers,
      skipNegotiation,
    })
    .withHubProtocol(protocols[protocol]())
    .configureLogging(LogLevel.None);
  return (retryDelaysMs ? builder.withAutomaticReconnect(retryDelaysMs) : builder).build();
}

/** All items of a stream, or its error. */
export function collect(client: HubConnection, method: string, ...args: unknown[]) {
  return collectFrom(client.stream(method, ...args));
}

export function collectFrom(stream: IStreamResult<unknown>) {
  return new Promise<unknown[]>((resolve, reject) => {
    const items: unknown[] = [];
    stream.subscribe({
      next: (item) => void items.push(item),
      complete: () => resolve(items),
      error: reject,
    });
  });
}
