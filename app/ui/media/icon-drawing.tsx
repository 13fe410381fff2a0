import { addAPIProvider, Icon } from "@iconify/react";
import { IconPlaceholder } from "./icon-placeholder";

/** The portal's own icon service. Listed twice, so that a failed request is retried once. */
const PROVIDER = "portal";
const SERVICE = "/icons";

addAPIProvider(PROVIDER, {
  resources: [SERVICE, SERVICE],
  path: "/",
  maxURL: 500,
  timeout: 5_000,
  // Longer than the service's upstream timeout, so that requests do not overlap.
  rotate: 2_000,
});

type IconDrawingProps = { name: string; size: number; className: string };

/** Shows the icon once the service has answered. A separate chunk, because it includes Iconify. */
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
