import { to } from "~/i18n/paths";
import { FavoriteButton, type FavoriteButtonProps } from "./favorite-button";

/** The heart of one item, sent to where favorites are kept. */
export function FavoriteToggle(props: Omit<FavoriteButtonProps, "action">) {
  return <FavoriteButton action={to("/app/favorites")} {...props} />;
}
