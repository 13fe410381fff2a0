import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import * as ToggleGroup from "radix-ui/toggle-group";
import { CantonOutline, CantonShape, cantonCodes, drawing, Lakes } from "./canton-map";
import styles from "./canton-map.module.css";

type CantonChooserProps = {
  label: string;
  nameOf: (code: string) => string;
  selectedCode: string | null;
  /** Receives `null` when the selected canton is chosen again. */
  onSelect: (code: string | null) => void;
  customShapes?: { defs: ReactNode; shapes: Readonly<Record<string, ReactNode>> };
};

/** The map as one Tab stop: arrows, Home and End move between cantons; Enter, Space or a click chooses. */
export function CantonChooser(props: CantonChooserProps) {
  const { label, nameOf, selectedCode, onSelect, customShapes } = props;
  const [outlined, setOutlined] = useState<string | null>(null);
  const [hoveredCode, setPointed] = useState<string | null>(null);
  const tip = useRef<HTMLSpanElement>(null);

  /** Moves the tooltip. Sets its style directly, so that the map is not rendered again. */
  function moveTip(x: number, y: number, map: Element | null) {
    if (!tip.current || !map) return;
    const { left, top, width } = map.getBoundingClientRect();
    const isRight = x - left > width / 2;
    tip.current.style.insetInlineStart = isRight ? "auto" : `${x - left + 12}px`;
    tip.current.style.insetInlineEnd = isRight ? `${left + width - x + 12}px` : "auto";
    tip.current.style.top = `${y - top + 14}px`;
  }

  const follow = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) =>
    moveTip(clientX, clientY, currentTarget);

  // Unlike a button, a shape does not react to these keys by itself.
  function pressByKey(event: KeyboardEvent<SVGGElement>) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }

  function outline(event: FocusEvent<SVGGElement>, code: string) {
    const canton = event.currentTarget;
    if (!canton.matches(":focus-visible")) return;
    setOutlined(code);
    const { left, top, width, height } = canton.getBoundingClientRect();
    moveTip(left + width / 2, top + height / 2, canton.ownerSVGElement);
  }

  const tipCode = hoveredCode ?? outlined;
  return (
    <div className={styles.frame}>
      <ToggleGroup.Root
        asChild
        type="multiple"
        role="group"
        aria-label={label}
        value={selectedCode ? [selectedCode] : []}
        onValueChange={(codes) => onSelect(codes.find((code) => code !== selectedCode) ?? null)}
      >
        <svg {...drawing} onPointerMove={follow}>
          {customShapes?.defs}
          {cantonCodes.map((code) => (
            <ToggleGroup.Item key={code} asChild value={code}>
              <g
                role="button"
                aria-label={nameOf(code)}
                className={styles.choice}
                onKeyDown={pressByKey}
                onFocus={(event) => outline(event, code)}
                onBlur={() => setOutlined(null)}
                onPointerEnter={() => setPointed(code)}
                onPointerLeave={() => setPointed(null)}
              >
                {customShapes ? (
                  customShapes.shapes[code]
                ) : (
                  <CantonShape code={code} isSelected={code === selectedCode} />
                )}
              </g>
            </ToggleGroup.Item>
          ))}
          {!customShapes && <Lakes />}
          {customShapes && selectedCode && <CantonOutline code={selectedCode} isSelected />}
          {outlined && <CantonOutline code={outlined} />}
        </svg>
      </ToggleGroup.Root>
      <span ref={tip} className={styles.tip} aria-hidden="true" hidden={!tipCode}>
        {tipCode && nameOf(tipCode)}
      </span>
    </div>
  );
}
