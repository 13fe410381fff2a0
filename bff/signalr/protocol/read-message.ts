import { InvalidMessageError } from "../settings/errors.ts";
import { messageTypes } from "./messages.ts";
import type { HubMessage } from "./messages.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates a message from its named fields, in any encoding. Ignores unknown fields.
 * @returns null for messages that a server ignores: unknown types, and those of stateful reconnect
 * @throws {InvalidMessageError} for missing fields or wrong types
 */
export function readMessage(fields: Fields): HubMessage | null {
  const { type } = fields;
  if (typeof type !== "number") throw new InvalidMessageError("A message has no type");
  switch (type) {
    case messageTypes.invocation: {
      const invocationId = findText(fields, "invocationId");
      return {
        type,
        target: requireText(fields, "target"),
        arguments: requireList(fields, "arguments"),
        ...(invocationId && { invocationId }),
        ...findStreamIds(fields),
      };
    }
    case messageTypes.streamInvocation:
      return {
        type,
        target: requireText(fields, "target"),
        arguments: requireList(fields, "arguments"),
        invocationId: requireText(fields, "invocationId"),
        ...findStreamIds(fields),
      };
    case messageTypes.streamItem:
      return { type, invocationId: requireText(fields, "invocationId"), item: fields.item };
    case messageTypes.completion:
      return readCompletion(fields);
    case messageTypes.cancelInvocation:
      return { type, invocationId: requireText(fields, "invocationId") };
    case messageTypes.ping:
      return { type };
    case messageTypes.close: {
      const error = findText(fields, "error");
      return { type, ...(error !== undefined && { error }) };
    }
    default:
      return null;
  }
}

function readCompletion(fields: Fields): HubMessage {
  const error = findText(fields, "error");
  if (error !== undefined && fields.result !== undefined) {
    throw new InvalidMessageError("A completion has a result and an error");
  }
  return {
    type: messageTypes.completion,
    invocationId: requireText(fields, "invocationId"),
    ...(error !== undefined && { error }),
    ...(fields.result !== undefined && { result: fields.result }),
  };
}

function findText(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") throw new InvalidMessageError(`${name} is not a text`);
  return value;
}

function requireText(fields: Fields, name: string): string {
  const value = findText(fields, name);
  if (value === undefined) throw new InvalidMessageError(`${name} is missing`);
  return value;
}

function requireList(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw new InvalidMessageError(`${name} is not a list`);
  return value;
}

function findStreamIds(fields: Fields): { streamIds?: readonly string[] } {
  const value = fields.streamIds;
  if (value === undefined || value === null) return {};
  if (!Array.isArray(value) || !value.every((id) => typeof id === "string")) {
    throw new InvalidMessageError("streamIds is no list of texts");
  }
  return value.length === 0 ? {} : { streamIds: value };
}

/** @throws {InvalidMessageError} if arrays and objects are nested deeper than `maxDepth` */
export function requireDepth(value: unknown, maxDepth: number): void {
  if (isDeeper(value, maxDepth)) {
    throw new InvalidMessageError(`A message is more than ${maxDepth} levels deep`);
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
