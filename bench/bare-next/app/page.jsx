import Link from "next/link";
import { items } from "./items.js";

/** Drawn for each request, as a member's page is. */
export const dynamic = "force-dynamic";

export default function List() {
  return (
    <main>
      <h1>Notícias</h1>
      <ul>
        {items.map(({ id, title, summary }) => (
          <li key={id}>
            <Link href={`/items/${id}`}>{title}</Link>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
