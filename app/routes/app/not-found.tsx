import { notFound } from "~/http/app-error";
import { memberAction, memberLoader } from "~/guards/guards.server";

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

export const action = memberAction(({ request }): never => {
  throw notFound(request);
});

/** Never rendered: the loader always throws. A route without a component would answer as a resource. */
export default function NotFound() {
  return null;
}
