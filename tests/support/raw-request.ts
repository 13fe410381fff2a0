import { IncomingMessage } from "node:http";
import { Socket } from "node:net";

export type RawRequest = {
  method?: string;
  target?: string;
  headers?: Record<string, string>;
};

/** A request as Node's parser would produce it, without a connection. */
export function rawRequest({ method = "GET", target = "/", headers = {} }: RawRequest = {}) {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.url = target;
  for (const [name, value] of Object.entries({ host: "portal.test", ...headers })) {
    request.headers[name.toLowerCase()] = value;
    request.rawHeaders.push(name, value);
  }
  return request;
}
