import { expect, test } from "vitest";
import { listPersonRelations } from "../../../../../../cms-extensions/src/members/privacy/person-relations";

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

test("person relations: include rows that depend on a member, and the member's public texts", () => {
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

test("person relations: exclude editors as authors, givers or deciders", () => {
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
