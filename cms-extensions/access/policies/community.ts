import { policyIds } from "../ids.ts";
import { ownedBy, published, read, type Policy, type Rule } from "../permission.ts";

const visiblePost: Rule = { status: { _in: ["open", "closed"] } };
const offers = ["jobs", "insurers", "mobile_plans", "sbb_offers", "products", "alpine_offers"];

/** What every signed-in member may read: forum, comments, classifieds. */
export const community: Policy = {
  id: policyIds.community,
  name: "Comunidade e classificados",
  icon: "forum",
  description: "Leitura do fórum, dos comentários e dos classificados",
  app_access: false,
  permissions: [
    read("forum_posts", { _or: [visiblePost, ownedBy("user_created")] }),
    read("forum_posts_tags", { forum_posts_id: visiblePost }),
    read("forum_posts_cantons", { forum_posts_id: visiblePost }),
    read("comments", { _or: [published, ownedBy("user_created")] }),
    read("course_reviews"),
    read("ideas"),
    ...offers.map((collection) => read(collection, published)),
    read("health_premiums", { insurer: published }),
    read("product_prices", { product: published }),
    read("postcode_regions"),
  ],
};
