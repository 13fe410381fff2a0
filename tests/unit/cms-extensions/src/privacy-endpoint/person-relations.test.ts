import { expect, test } from "vitest";
import { listPersonRelations } from "../../../../../cms-extensions/src/privacy-endpoint/person-relations";

function schemaOf(...relations: [collection: string, field: string, onDelete: string][]) {
  return {
    collections: {},
    relations: relations.map(([collection, field, on_delete]) => ({
      collection,
      field,
      related_collection: "directus_users",
      schema: { on_delete },
      meta: null,
    })),
  } as unknown as Parameters<typeof listPersonRelations>[0];
}

test("counts what hangs on a member, and the texts of members for others", () => {
  const schema = schemaOf(
    ["favorites", "user_created", "CASCADE"],
    ["forum_posts", "user_created", "SET NULL"],
    ["entitlements", "user", "CASCADE"],
    ["tickets", "member", "SET NULL"],
  );
  expect(listPersonRelations(schema).map(({ collection }) => collection)).toEqual([
    "entitlements",
    "favorites",
    "forum_posts",
    "tickets",
  ]);
});

test("leaves what an editor wrote, gave or decided to the portal and to whom it is about", () => {
  const schema = schemaOf(
    ["news", "user_created", "SET NULL"],
    ["legal_documents", "user_created", "SET NULL"],
    ["entitlements", "user_created", "SET NULL"],
    ["ticket_messages", "user_created", "SET NULL"],
    ["sanctions", "user_created", "SET NULL"],
    ["reports", "handledBy", "SET NULL"],
    ["appeals", "decidedBy", "SET NULL"],
    ["directus_files", "uploaded_by", "SET NULL"],
  );
  expect(listPersonRelations(schema)).toEqual([]);
});
