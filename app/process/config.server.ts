import { readEnvironment, type AppEnvironment } from "../../config/environment.ts";

export const config: AppEnvironment = readEnvironment("app", process.env);

export const publicUrl = new URL(config.PUBLIC_ORIGIN);
export const isHttps = publicUrl.protocol === "https:";
