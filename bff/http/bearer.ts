import type { FastifyRequest } from "fastify";
import { ServiceError } from "../errors.ts";

/** Returns the token of `Authorization: Bearer …`. @throws {ServiceError} `auth.invalid_token` */
export function requireBearer(request: FastifyRequest): string {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? "");
  if (!match?.[1]) throw new ServiceError("auth.invalid_token");
  return match[1];
}
