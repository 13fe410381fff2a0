import { uiGallery } from "~/i18n/pt-BR/ui-gallery";
import { translator } from "~/i18n/translator";

export const t = translator("ui-gallery", uiGallery);
