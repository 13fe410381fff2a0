import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./bff/db/schema.ts", "./bff/db/tables/*.ts"],
  out: "./bff/db/migrations",
  casing: "snake_case",
});
