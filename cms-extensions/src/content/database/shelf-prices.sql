-- A member's changed price waits again: earlier confirmations were about other values. Editors' prices name
-- a source and need none.

create or replace function shelf_price_waits() returns trigger language plpgsql as $$
begin
  new.confirmations := 0;
  return new;
end $$;

create or replace trigger shelf_price_waits
  before update of product, chain, cents, "seenAt" on product_prices
  for each row
  when (
    new.source is null and (old.product, old.chain, old.cents, old."seenAt")
      is distinct from (new.product, new.chain, new.cents, new."seenAt")
  )
  execute function shelf_price_waits();
