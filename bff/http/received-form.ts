import type { FastifyRequest } from "fastify";
import { cleanText, isCleaned } from "../../contract/shared/visible-text.ts";
import { ServiceError } from "../errors.ts";

export type ReceivedFile = {
  name: string;
  bytes: Buffer;
};

export class ReceivedForm {
  readonly fields: Record<string, string>;
  readonly files: readonly ReceivedFile[];

  constructor(fields: Record<string, string>, files: readonly ReceivedFile[]) {
    this.fields = fields;
    this.files = files;
  }

  /** Equal for equal fields and files, whatever the multipart boundary. */
  fingerprint(hashOf: (value: string | Buffer) => string): string {
    return JSON.stringify([
      Object.entries(this.fields),
      this.files.map(({ name, bytes }) => [name, hashOf(bytes)]),
    ]);
  }
}

/**
 * Reads a multipart form; the route's scope must have `@fastify/multipart`. Skips empty files: browsers
 * send one for an empty file input.
 * @throws {ServiceError} `unsupported_media_type` · `payload_too_large` · `validation_failed`
 */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new ServiceError("unsupported_media_type");
  if (Number(request.headers["content-length"]) > maxBytes) {
    throw new ServiceError("payload_too_large");
  }
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        const value = String(part.value);
        fields[part.fieldname] = isCleaned(part.fieldname) ? cleanText(value) : value;
      } else {
        const bytes = await part.toBuffer();
        if (bytes.length > 0) files.push({ name: part.filename, bytes });
      }
    }
  } catch (cause) {
    throw refusalOf(cause, request);
  }
  return new ReceivedForm(fields, files);
}

function refusalOf(cause: unknown, { server }: FastifyRequest): ServiceError {
  const { RequestFileTooLargeError, FilesLimitError } = server.multipartErrors;
  const fault =
    cause instanceof RequestFileTooLargeError
      ? "attachment.too_large"
      : cause instanceof FilesLimitError
        ? "attachment.too_many"
        : null;
  return new ServiceError("validation_failed", {
    cause,
    ...(fault && { fields: { files: fault } }),
  });
}
