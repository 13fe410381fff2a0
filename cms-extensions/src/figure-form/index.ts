import { defineInterface } from "@directus/extensions-sdk";
import { FigureForm } from "./figure-form";

/** Figures, rates and rules, which are kept as JSON, as fields with names. */
export default defineInterface({
  id: "figure-form",
  name: "Números com nome",
  icon: "edit_note",
  types: ["json"],
  options: null,
  component: FigureForm,
});
