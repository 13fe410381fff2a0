import type { ComponentPropsWithoutRef } from "react";

export function Landscape(props: ComponentPropsWithoutRef<"svg">) {
  return (
    <svg
      viewBox="0 0 800 420"
      preserveAspectRatio="xMidYMax slice"
      {...props}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="540" cy="88" r="54" />
      <path d="M0 250 120 150 190 190 330 60 430 180 520 120 640 220 720 170 800 230V420H0Z" />
      <path d="M0 310 90 250 210 300 300 200 420 290 540 210 660 300 800 240V420H0Z" />
      <path d="M0 360 140 310 280 350 400 280 560 350 690 310 800 350V420H0Z" />
    </svg>
  );
}
