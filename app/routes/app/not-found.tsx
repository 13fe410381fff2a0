import { notFound } from "~/http/app-error";
import { memberAction, memberLoader } from "~/guards/guards.server";

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

export const action = memberAction(({ request }): never => {
  throw notFound(request);
});

/** Never rendered: the loader always throws. Without a component it would be a resource route. */
export default function NotFound() {
  return null;
}
