import { addAPIProvider, Icon } from "@iconify/react";
import { IconPlaceholder } from "./icon-placeholder";

/** The portal's own icon service; named twice, it is asked a second time. */
const PROVIDER = "portal";
const SERVICE = "/icons";

addAPIProvider(PROVIDER, {
  resources: [SERVICE, SERVICE],
  path: "/",
  maxURL: 500,
  timeout: 5_000,
  // Longer than the service may take to ask outside, so that it is not asked twice at once.
  rotate: 2_000,
});

type IconDrawingProps = { name: string; size: number; className: string };

/** Drawn once the service has answered; its own chunk, as it brings Iconify with it. */
export function IconDrawing({ name, size, className }: IconDrawingProps) {
  return (
    <Icon
      icon={`@${PROVIDER}:${name}`}
      width={size}
      height={size}
      className={className}
      fallback={<IconPlaceholder size={size} />}
    />
  );
}
