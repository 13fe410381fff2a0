import { offerKindNames, offerKinds } from "../../../contract/classifieds/offers.ts";
import { policyIds } from "../../../contract/account/roles.ts";
import { ownedBy, published, read, type Policy, type Rule } from "../permission.ts";

const visiblePost: Rule = { status: { _in: ["open", "closed"] } };
/** Fields of a price, without the member who reported it. */
const priceFields = [
  ...["id", "product", "chain", "cents", "unitCents", "seenAt", "confirmations"],
  ...["source", "sourceUrl"],
];
/**
 * Editors' prices name a source; a member's price counts once others confirmed it. Until then only its author
 * reads it.
 */
const readablePrice: Rule = {
  _or: [{ source: { _nnull: true } }, { confirmations: { _gt: 0 } }, ownedBy("user_created")],
};
/** A merged topic has no text of its own; its address leads to the target topic. */
const mergedPost: Rule = { status: { _eq: "merged" } };
const whole = ["insurers", "products"];

export const community: Policy = {
  id: policyIds.community,
  name: "Comunidade e classificados",
  icon: "forum",
  description: "Leitura do fórum e dos classificados",
  app_access: false,
  permissions: [
    read("forum_posts", { _or: [visiblePost, mergedPost, ownedBy("user_created")] }),
    read("forum_posts_tags", { forum_posts_id: visiblePost }),
    read("forum_posts_cantons", { forum_posts_id: visiblePost }),
    read("ideas"),
    ...whole.map((collection) => read(collection, published)),
    // The service returns the other fields of an offer, because it counts opened offers.
    ...offerKindNames.map((kind) => {
      const { collection, listed } = offerKinds[kind];
      return read(collection, published, listed);
    }),
    read("health_premiums", { insurer: published }),
    read("product_prices", { _and: [{ product: published }, readablePrice] }, priceFields),
    read("postcode_regions"),
  ],
};

/** Fields of a review, without its author, as the form promises. */
const reviewFields = ["id", "course", "rating", "body", "date_created"];

/**
 * Reviews of courses, readable only by the portal's own service accounts. A member with full access to own
 * reviews and partial access to others could filter by author to identify the others.
 */
export const reviews: Policy = {
  id: policyIds.reviews,
  name: "Avaliações de cursos",
  icon: "star",
  description: "Leitura do que as avaliações dizem, sem quem as escreveu",
  app_access: false,
  permissions: [read("course_reviews", {}, reviewFields)],
};
