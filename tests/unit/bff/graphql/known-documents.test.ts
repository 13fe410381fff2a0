import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { parse } from "graphql";
import { expect, test } from "vitest";
import * as generated from "../../../../app/service/generated/graphql";
import { createGraphqlClient } from "../../../../app/service/graphql-client.server";
import { hashOfDocument } from "../../../../bff/graphql/document-hash.ts";
import { knownDocuments } from "../../../../bff/graphql/known-documents.ts";
import { writeKnownDocuments } from "../../../../scripts/codegen/known-documents.ts";

test("known GraphQL documents: contain all documents of the app, and no others", () => {
  const written = writeKnownDocuments(generated);
  expect(written.match(/[0-9a-f]{64}/g)).toEqual([...knownDocuments]);
});

test("known GraphQL documents: contain the query that the app's client sends", async () => {
  let query = "";
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      ({ query } = body as { query: string });
      response.setHeader("content-type", "application/json").end('{"data":{}}');
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = createGraphqlClient(`http://127.0.0.1:${port}/`)("token");
  await ask(generated.GetLoggedInUserDocument, {});
  server.close();
  expect(knownDocuments).toContain(hashOfDocument(parse(query)));
});

test("known GraphQL documents: a document's hash ignores its layout", () => {
  const [one, other] = [parse("{ a b }"), parse("{\n  a # the first\n  b\n}")];
  expect(hashOfDocument(one)).toBe(hashOfDocument(other));
  expect(hashOfDocument(parse("{ b a }"))).not.toBe(hashOfDocument(one));
});
