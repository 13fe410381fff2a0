import { defineInterface } from "@directus/extensions-sdk";
import { FigureForm } from "./figure-form";

export default defineInterface({
  id: "figure-form",
  name: "Números com nome",
  icon: "edit_note",
  types: ["json"],
  options: null,
  component: FigureForm,
});
