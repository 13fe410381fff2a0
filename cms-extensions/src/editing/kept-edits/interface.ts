import { defineInterface } from "@directus/extensions-sdk";
import { UnsavedEditsForm } from "./kept-edits";

export default defineInterface({
  id: "kept-edits",
  name: "Texto não salvo",
  icon: "history",
  types: ["alias"],
  localTypes: ["presentation"],
  group: "presentation",
  hideLabel: true,
  options: null,
  component: UnsavedEditsForm,
});
