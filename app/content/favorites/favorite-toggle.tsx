import { to } from "~/i18n/paths";
import { FavoriteButton, type FavoriteButtonProps } from "./favorite-button";

export function FavoriteToggle(props: Omit<FavoriteButtonProps, "action">) {
  return <FavoriteButton action={to("/app/favorites")} {...props} />;
}
