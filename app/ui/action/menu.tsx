import { useLocation } from "@remix-run/react";
import * as DropdownMenu from "radix-ui/dropdown-menu";
import { Fragment, type ReactElement } from "react";
import { Icon, type IconName } from "~/ui/media/icon";
import styles from "./menu.module.css";
import { localisedPath } from "./smart-link";

type MenuItem = {
  label: string;
  icon?: IconName;
  isDestructive?: boolean;
  isDisabled?: boolean;
} & ({ to: string; onSelect?: undefined } | { to?: undefined; onSelect: () => void });

type MenuProps = {
  trigger: ReactElement;
  groups: readonly (readonly MenuItem[])[];
};

/**
 * Radix provides arrow keys, type-ahead, Escape and focus return. The menu is beside its trigger in the
 * document, and so in the same landmark.
 */
export function Menu({ trigger, groups }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        className={styles.menu}
        align="start"
        sideOffset={6}
        collisionPadding={12}
        loop
      >
        {groups.map((items, place) => (
          <Fragment key={place}>
            {place > 0 && <DropdownMenu.Separator className={styles.line} />}
            {items.map((item) => (
              <Item key={item.label} {...item} />
            ))}
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Item({ label, icon, isDestructive, isDisabled, to, onSelect }: MenuItem) {
  const { pathname } = useLocation();
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      {label}
    </>
  );
  return (
    <DropdownMenu.Item
      className={isDestructive ? `${styles.item} ${styles.destructive}` : styles.item}
      disabled={isDisabled}
      onSelect={onSelect}
      asChild={to !== undefined}
    >
      {to === undefined ? content : <a href={localisedPath(to, pathname)}>{content}</a>}
    </DropdownMenu.Item>
  );
}
