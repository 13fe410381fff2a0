import Link from "next/link";
import { notFound } from "next/navigation";
import { items } from "../../items.js";

/** Drawn for each request, as a member's page is. */
export const dynamic = "force-dynamic";

export default async function ItemPage({ params }) {
  const { id } = await params;
  const item = items.find((one) => one.id === id);
  if (!item) notFound();
  return (
    <main>
      <Link href="/">Voltar</Link>
      <h1>{item.title}</h1>
      <p>{item.summary}</p>
      <p>{item.body}</p>
    </main>
  );
}
