import { readEnvironment } from "../config/environment.ts";
import type { EnvironmentSource, ServiceEnvironment } from "../config/environment.ts";

export type ServiceConfig = ServiceEnvironment;

/**
 * Reads the service's environment; the only place in `bff` that reads `process.env`.
 * @throws {EnvironmentError} naming every variable that is missing or invalid
 */
export function readServiceConfig(source: EnvironmentSource = process.env): ServiceConfig {
  return readEnvironment("service", source);
}
