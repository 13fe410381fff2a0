import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/http/app-error";

export function loader({ request }: LoaderFunctionArgs): never {
  throw notFound(request);
}

export function action({ request }: LoaderFunctionArgs): never {
  throw notFound(request);
}

/** Never rendered: the loader always throws. A route without a component would answer as a resource. */
export default function NotFound() {
  return null;
}
