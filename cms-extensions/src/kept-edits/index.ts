import { defineInterface } from "@directus/extensions-sdk";
import { KeptEditsForm } from "./kept-edits";

/** What was typed in this form and not saved, offered again. */
export default defineInterface({
  id: "kept-edits",
  name: "Texto não salvo",
  icon: "history",
  types: ["alias"],
  localTypes: ["presentation"],
  group: "presentation",
  hideLabel: true,
  options: null,
  component: KeptEditsForm,
});
