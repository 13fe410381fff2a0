import { defineInterface } from "@directus/extensions-sdk";
import { FigureForm } from "./figure-form";

/** A form for figures, rates and rules that are stored as JSON. */
export default defineInterface({
  id: "figure-form",
  name: "Números com nome",
  icon: "edit_note",
  types: ["json"],
  options: null,
  component: FigureForm,
});
