import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import type { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import type { Audience } from "../../../contract/account/roles.ts";

/** A component, or HTML that is already sanitised. */
export type FragmentContent = ReactElement | string;

export type Fragment<Props> = {
  props: z.ZodType<Props>;
  audience: Audience;
  /** Null if these props match nothing. The audience has been checked before. */
  render: (props: Props, cms: TierCms) => Promise<FragmentContent | null>;
};

/** A fragment in the registry, whose props are not validated yet. */
export type RegisteredFragment = {
  audience: Fragment<never>["audience"];
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

/** The hash in a fragment's address: 16 characters over name, props and context as sent. */
export function fragmentHash(name: string, props: string, context: string): string {
  const text = JSON.stringify([name, props, context]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
