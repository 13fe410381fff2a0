import { index, route } from "@remix-run/route-config";

export default [index("routes/list.tsx"), route("items/:id", "routes/item.tsx")];
