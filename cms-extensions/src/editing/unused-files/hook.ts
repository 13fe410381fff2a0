import { defineHook } from "@directus/extensions-sdk";
import { dateUnusedFiles } from "./unused-files";

export default defineHook(({ schedule }, { database, getSchema }) => {
  schedule("35 3 * * *", async () => {
    const schema = await getSchema();
    // The extension may run before the schema has the field.
    if (schema.collections["directus_files"]?.fields["unusedSince"])
      await dateUnusedFiles(database, schema, new Date());
  });
});
