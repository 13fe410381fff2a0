import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./bff/db/schema.ts",
  out: "./bff/db/migrations",
  casing: "snake_case",
});
