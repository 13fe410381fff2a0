import { defineInterface } from "@directus/extensions-sdk";
import { defineComponent, h, inject, ref, type Ref } from "vue";
import { portalPages } from "../../../../contract/collections/portal-pages.ts";
import { isPreviewedKind } from "../../../../contract/content/preview.ts";

const previewed = ["eligibility_rules", "report_sentences"];
/** Visible once its course is published; this form does not know the course's status. */
const inParent = ["course_classes"];

/** The browser's; the extensions are compiled without the types of a page. */
declare const location: { pathname: string; search: string };

const link = (href: string, text: string) =>
  h(
    "a",
    {
      href,
      target: "_blank",
      rel: "noopener",
      style: "color: var(--theme--primary); font-weight: 600; text-decoration: underline",
    },
    text,
  );

const note = (text: string) =>
  h("span", { style: "color: var(--theme--foreground-subdued)" }, text);

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
      // The form does not know its version; the admin page's address does.
      const previewPath = () => {
        const { pathname, search } = location;
        // A form in a drawer has no address of its own: the page's address belongs to another item.
        const isOwn = pathname.endsWith(`/${props.collection}/${props.primaryKey}`);
        const version = isOwn ? new URLSearchParams(search).get("version") : null;
        const query = version === null ? "" : `?version=${encodeURIComponent(version)}`;
        return `/previa/${props.collection}/${props.primaryKey}${query}`;
      };
      const hasDraft = isPreviewedKind(props.collection);
      return () => {
        if (props.primaryKey === "+" || props.primaryKey === null) {
          return note(
            isPreviewed || hasDraft
              ? "Depois de salvar, aqui aparece o link da prévia no portal."
              : "Depois de publicar, aqui aparece o link da página no portal.",
          );
        }
        const page = `/ver/${props.collection}/${props.primaryKey}`;
        const preview = hasDraft
          ? [link(previewPath(), "Ver a prévia como visitante, membro ou assinante")]
          : [];
        if (isAlways || values.value["status"] === "published") {
          return h("div", { style: "display: grid; gap: 8px" }, [
            link(page, isPreviewed ? "Ver a prévia no portal" : "Ver no portal"),
            ...preview,
          ]);
        }
        return hasDraft
          ? preview[0]
          : note("Depois de publicar, aqui aparece o link da página no portal.");
      };
    },
  }),
});
