import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import type { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import type { Audience } from "../../../contract/tiers.ts";

/** A component, or HTML that is sanitised already. */
export type FragmentContent = ReactElement | string;

/** What is rendered on the server only and travels as HTML. */
export type Fragment<Props> = {
  props: z.ZodType<Props>;
  audience: Audience;
  /** Null when there is nothing of these props. The audience is already checked. */
  render: (props: Props, cms: TierCms) => Promise<FragmentContent | null>;
};

/** A fragment whose props are still to be checked, as the registry holds it. */
export type RegisteredFragment = {
  audience: Fragment<never>["audience"];
  /** @returns what renders it, or null when the props do not fit */
  prepare: (props: unknown) => ((cms: TierCms) => Promise<FragmentContent | null>) | null;
};

export function defineFragment<Props>(fragment: Fragment<Props>): RegisteredFragment {
  return {
    audience: fragment.audience,
    prepare(props) {
      const parsed = fragment.props.safeParse(props);
      return parsed.success ? (cms) => fragment.render(parsed.data, cms) : null;
    },
  };
}

/** What the address of a fragment carries: 16 characters over name, props and context as sent. */
export function fragmentHash(name: string, props: string, context: string): string {
  const text = JSON.stringify([name, props, context]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
