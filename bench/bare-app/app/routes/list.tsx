import { Link, useLoaderData } from "@remix-run/react";
import { items } from "../items";

export function loader() {
  return { items: items.map(({ id, title, summary }) => ({ id, title, summary })) };
}

export default function List() {
  const rows = useLoaderData<typeof loader>().items;
  return (
    <main>
      <h1>Notícias</h1>
      <ul>
        {rows.map(({ id, title, summary }) => (
          <li key={id}>
            <Link to={`/items/${id}`}>{title}</Link>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
