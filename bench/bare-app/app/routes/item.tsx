import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { items } from "../items";

export function loader({ params }: LoaderFunctionArgs) {
  const item = items.find(({ id }) => id === params["id"]);
  if (!item) throw new Response(null, { status: 404 });
  return { item };
}

export default function ItemPage() {
  const { item } = useLoaderData<typeof loader>();
  return (
    <main>
      <Link to="/">Voltar</Link>
      <h1>{item.title}</h1>
      <p>{item.summary}</p>
      <p>{item.body}</p>
    </main>
  );
}
