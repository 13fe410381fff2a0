import { defineInterface } from "@directus/extensions-sdk";
import { defineComponent, h, inject, ref, type Ref } from "vue";
import { portalPages } from "../../../contract/portal-pages.ts";

/** Texts that the portal shows to editors before they are published. */
const previewed = ["eligibility_rules", "report_sentences"];
/** Shown as soon as its course is, which this form does not know. */
const inParent = ["course_classes"];

/** A link from an item in the admin to its page in the portal, once readers can see it. */
export default defineInterface({
  id: "portal-link",
  name: "Ver no portal",
  icon: "open_in_new",
  types: ["alias"],
  localTypes: ["presentation"],
  group: "presentation",
  hideLabel: true,
  options: null,
  component: defineComponent({
    props: {
      collection: { type: String, required: true },
      primaryKey: { type: [String, Number], default: null },
    },
    setup(props) {
      const values = inject<Ref<Record<string, unknown>>>("values", ref({}));
      const isPreviewed = previewed.includes(props.collection);
      const isAlways =
        isPreviewed ||
        inParent.includes(props.collection) ||
        portalPages.get(props.collection)?.isAlways === true;
      return () =>
        (isAlways || values.value["status"] === "published") && props.primaryKey !== "+"
          ? h(
              "a",
              {
                href: `/ver/${props.collection}/${props.primaryKey}`,
                target: "_blank",
                rel: "noopener",
                style: "color: var(--theme--primary); font-weight: 600; text-decoration: underline",
              },
              isPreviewed ? "Ver a prévia no portal" : "Ver no portal",
            )
          : h(
              "span",
              { style: "color: var(--theme--foreground-subdued)" },
              isPreviewed
                ? "Depois de guardar, aqui está o caminho para a prévia no portal."
                : "Depois de publicar, aqui está o caminho para a página no portal.",
            );
    },
  }),
});
