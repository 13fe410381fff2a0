import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from "react";
import styles from "./button.module.css";
import { Icon, type IconName } from "~/ui/media/icon";
import { SmartLink } from "./smart-link";
import { Spinner } from "~/ui/media/spinner";

type Look = {
  variant?: "fill" | "outline" | "text" | "pill";
  color?: "primary" | "secondary" | "tertiary";
  size?: "xs" | "sm" | "md" | "lg";
  isLoading?: boolean;
  isWide?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  children: ReactNode;
};

type ButtonProps = Look & { to?: undefined } & Omit<
    ComponentPropsWithoutRef<"button">,
    "color" | "children"
  >;
type ButtonLinkProps = Look & { to: string; disabled?: boolean } & Omit<
    ComponentPropsWithoutRef<typeof SmartLink>,
    "to" | "color" | "children"
  >;

/** Also stops Enter from sending a form twice, which `pointer-events` would not. */
function ignoreClick(event: MouseEvent) {
  event.preventDefault();
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps | ButtonLinkProps>(
  function Button(props, ref) {
    const {
      variant = "fill",
      // Red is for the main action of a page. A button without a frame looks like a link.
      color = variant === "text" ? "tertiary" : "primary",
      size = "md",
      isLoading = false,
      isWide = false,
      icon,
      iconAfter,
      className = "",
      children,
      ...rest
    } = props;
    const classes = [styles.button, styles[variant], styles[color]];
    if (size !== "md") classes.push(styles[size]);
    if (isWide) classes.push(styles.wide);
    if (isLoading) classes.push(styles.loading);
    if (className) classes.push(className);
    const look = { className: classes.join(" "), "aria-busy": isLoading || undefined };
    const content = (
      <>
        <span className={styles.label}>
          {icon && <Icon name={icon} size={18} />}
          {children}
          {iconAfter && <Icon name={iconAfter} size={18} />}
        </span>
        {isLoading && (
          <span className={styles.waiting}>
            <Spinner />
          </span>
        )}
      </>
    );
    if (rest.to !== undefined) {
      const { disabled, ...link } = rest;
      // A link without an address can't be followed by keyboard either.
      if (disabled) {
        return (
          <a {...look} role="link" aria-disabled="true">
            {content}
          </a>
        );
      }
      return (
        <SmartLink {...link} {...look}>
          {content}
        </SmartLink>
      );
    }
    const { to: _, type = "button", onClick, ...button } = rest;
    return (
      <button
        {...button}
        {...look}
        ref={ref}
        type={type}
        onClick={isLoading ? ignoreClick : onClick}
      >
        {content}
      </button>
    );
  },
);
