/** Demo data sets by name: SQL that generates the data up to a time in milliseconds. */
export const fillings = { shop, players }

/** What a backup of each holds, which no one has made: restoring it generates the data. */
export const filledFigures = {
  shop: { tables: 5, rowCount: 22_020, sizeBytes: 153_643 },
  players: { tables: 3, rowCount: 17_000, sizeBytes: 426_719 },
} as const satisfies Record<keyof typeof fillings, object>

const until = (time: number) => `to_timestamp(${time / 1000})`

/** Store of a game studio: five tables, and 90 days of orders. */
function shop(time: number): string {
  return `
create type order_state as enum ('new', 'paid', 'shipped', 'delivered', 'returned');
create table customers (
  customer_id bigint generated always as identity primary key,
  email text not null unique,
  full_name text not null,
  country char(2) not null,
  newsletter boolean not null default false,
  created_at timestamptz not null
);
create table products (
  product_id integer generated always as identity primary key,
  sku text not null unique,
  title text not null,
  price numeric(10, 2) not null check (price > 0),
  attributes jsonb not null default '{}',
  tags text[] not null default '{}',
  discontinued_on date
);
create table orders (
  order_id bigint generated always as identity primary key,
  customer_id bigint not null,
  state order_state not null default 'new',
  ordered_at timestamptz not null,
  shipped_at timestamptz,
  note text
);
create table order_items (
  order_id bigint not null,
  line smallint not null,
  product_id integer not null,
  quantity smallint not null check (quantity > 0),
  unit_price numeric(10, 2) not null,
  primary key (order_id, line)
);
create table stock_movements (
  movement_id bigint generated always as identity primary key,
  product_id integer not null,
  moved_at timestamptz not null,
  quantity integer not null,
  reason text not null
);
comment on table orders is 'One row for each order of the web shop';
comment on column products.attributes is 'Size, colour and material, by kind of product';
comment on column orders.note is 'What the customer wrote; usually nothing';

insert into customers (email, full_name, country, newsletter, created_at)
select lower((array['ada','lin','mikhail','elena','jonas','aiko','mateo','zeynep','olga','samuel'])[1 + i % 10]) || i || '@example.com',
  (array['Ada','林晓','Михаил','Elena','Jonas','愛子','Mateo','Zeynep','Ольга','Samuel'])[1 + i % 10] || ' ' || (array['Lindqvist','陈','Орлов','Marchetti','Weber','田中','García','Yılmaz','Иванова','Okafor'])[1 + (i / 10) % 10],
  (array['CN','DE','RU','SG','ES','JP','TR','SE'])[1 + (i * 7) % 8], i % 3 = 0, ${until(time)} - (i % 400) * interval '1 day' - (i % 24) * interval '1 hour'
from generate_series(1, 1500) i;

insert into products (sku, title, price, attributes, tags, discontinued_on)
select 'NW-' || lpad(i::text, 4, '0'), (array['Poster','Mug','T-shirt','Art book','Figure','Soundtrack','Pin','Cap'])[1 + i % 8] || ' «' || (array['Tidewake','Lighthouse','Saltmarsh','Northwind','Foxglove'])[1 + i % 5] || '»',
  (5 + (i * 37) % 80 + 0.99)::numeric(10, 2), jsonb_build_object('colour', (array['white','blue','black','red'])[1 + i % 4], 'grams', 50 + (i * 13) % 900), array[(array['paper','home','clothes','collector'])[1 + i % 4], (array['new','classic'])[1 + i % 2]],
  case when i % 17 = 0 then (${until(time)} - interval '40 days')::date end
from generate_series(1, 120) i;

insert into orders (customer_id, state, ordered_at, shipped_at, note)
select 1 + (i * 7919) % 1500, (array['delivered','delivered','delivered','shipped','paid','returned']::order_state[])[1 + (i * 31) % 6],
  at, case when (i * 31) % 6 < 4 then at + ((i % 60) + 6) * interval '1 hour' end, case when i % 40 = 0 then 'Please leave it with the neighbours' end
from generate_series(1, 6000) i cross join lateral (select ${until(time)} - (i % 90) * interval '1 day' - ((i * 53) % 1440) * interval '1 minute' as at) t;

insert into order_items (order_id, line, product_id, quantity, unit_price)
select o.order_id, line, p.product_id, 1 + (o.order_id * line) % 3, p.price
from orders o cross join generate_series(1, 3) line join products p on p.product_id = 1 + (o.order_id * 11 + line * 29) % 120
where line <= 1 + o.order_id % 3;

insert into stock_movements (product_id, moved_at, quantity, reason)
select 1 + i % 120, ${until(time)} - (i % 90) * interval '1 day', case when i % 5 = 0 then 40 else -1 - i % 3 end, case when i % 5 = 0 then 'delivery' else 'sale' end
from generate_series(1, 2400) i;

-- Keys last: checked once for all rows.
alter table orders add foreign key (customer_id) references customers;
alter table order_items add foreign key (order_id) references orders on delete cascade, add foreign key (product_id) references products;
alter table stock_movements add foreign key (product_id) references products;
create index orders_by_customer on orders (customer_id, ordered_at desc);
create index orders_open on orders (ordered_at) where state in ('new', 'paid');
create index products_by_attribute on products using gin (attributes);
create view revenue_by_day as
  select date_trunc('day', ordered_at)::date as day, count(distinct order_id) as orders, sum(quantity * unit_price) as revenue
  from orders join order_items using (order_id) where state <> 'returned' group by 1;
create function customer_revenue(customer bigint) returns numeric language sql stable
  return (select coalesce(sum(quantity * unit_price), 0) from orders join order_items using (order_id) where customer_id = customer);
`
}

/** Players of a game and their results. */
function players(time: number): string {
  return `
create table players (
  player_id uuid primary key,
  nickname text not null unique,
  level smallint not null default 1,
  gems bigint not null default 0,
  joined_at timestamptz not null,
  last_seen timestamptz
);
create table matches (
  match_id bigint generated always as identity primary key,
  map text not null,
  started_at timestamptz not null,
  duration interval not null
);
create table results (
  match_id bigint not null,
  player_id uuid not null,
  score integer not null,
  won boolean not null,
  primary key (match_id, player_id)
);
insert into players select md5('player ' || i)::uuid, (array['fox','heron','otter','lynx','crane'])[1 + i % 5] || '_' || i, 1 + (i * 13) % 60, (i::bigint * 7919) % 100000, ${until(time)} - (i % 300) * interval '1 day', case when i % 9 > 0 then ${until(time)} - (i % 30) * interval '1 hour' end from generate_series(1, 2000) i;
insert into matches (map, started_at, duration) select (array['Harbour','Lighthouse','Marsh','Old town'])[1 + i % 4], ${until(time)} - (i % 90) * interval '1 day' - (i % 1440) * interval '1 minute', make_interval(secs => 240 + (i * 37) % 900) from generate_series(1, 3000) i;
insert into results select m.match_id, md5('player ' || (1 + (m.match_id * 7 + seat * 401) % 2000))::uuid, (m.match_id * seat * 31) % 5000, seat = 1 + m.match_id % 4 from matches m cross join generate_series(1, 4) seat;
alter table results add foreign key (match_id) references matches on delete cascade, add foreign key (player_id) references players;
create index results_by_player on results (player_id);
create materialized view leaderboard as select nickname, sum(score) as score, count(*) filter (where won) as wins from results join players using (player_id) group by 1;
`
}
