CREATE TABLE "cw_price_changes" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"change_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"item_id" text NOT NULL,
	"state" text NOT NULL,
	"base" jsonb,
	"manual" jsonb NOT NULL,
	"rate_day" text NOT NULL,
	"start_day" text,
	"start_time" bigint NOT NULL,
	"countries" integer NOT NULL,
	"revision" integer NOT NULL,
	"create_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_price_sheets" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"item_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"base" jsonb,
	"manual" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rate_day" text NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"revision" integer NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_prices" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"item_id" text NOT NULL,
	"country" text NOT NULL,
	"revision" integer NOT NULL,
	"app_id" text NOT NULL,
	"currency" text NOT NULL,
	"price" bigint,
	"origin" text NOT NULL,
	"from_time" bigint NOT NULL,
	CONSTRAINT "cw_prices_item_id_country_revision_pk" PRIMARY KEY("item_id","country","revision")
);

--> statement-breakpoint
CREATE TABLE "cw_products" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"product_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"product_no" text NOT NULL,
	"product_name" text NOT NULL,
	"product_desc" text NOT NULL,
	"purchase_type" text NOT NULL,
	"status" text NOT NULL,
	"default_locale" text NOT NULL,
	"languages" jsonb NOT NULL,
	"sub_group_id" text,
	"sub_period" text,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_promotion_prices" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"promotion_id" text NOT NULL,
	"item_id" text NOT NULL,
	"country" text NOT NULL,
	"app_id" text NOT NULL,
	"currency" text NOT NULL,
	"regular" bigint NOT NULL,
	"price" bigint NOT NULL,
	"lowest" bigint,
	"from_time" bigint NOT NULL,
	"to_time" bigint NOT NULL,
	CONSTRAINT "cw_promotion_prices_promotion_id_item_id_country_pk" PRIMARY KEY("promotion_id","item_id","country")
);

--> statement-breakpoint
CREATE TABLE "cw_promotions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"promotion_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"product_nos" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"percent" integer NOT NULL,
	"start_day" text NOT NULL,
	"end_day" text NOT NULL,
	"start_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cw_promotion_prices" ADD CONSTRAINT "cw_promotion_prices_promotion_id_cw_promotions_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."cw_promotions"("promotion_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cw_price_changes_item" ON "cw_price_changes" USING btree ("team_id","item_id","create_time");
--> statement-breakpoint
CREATE INDEX "cw_price_sheets_app" ON "cw_price_sheets" USING btree ("team_id","app_id");
--> statement-breakpoint
CREATE INDEX "cw_prices_app" ON "cw_prices" USING btree ("app_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_products_number" ON "cw_products" USING btree ("team_id","app_id","product_no");
--> statement-breakpoint
CREATE INDEX "cw_promotion_prices_item" ON "cw_promotion_prices" USING btree ("item_id","country","from_time");
--> statement-breakpoint
CREATE INDEX "cw_promotions_team" ON "cw_promotions" USING btree ("team_id","start_time");
--> statement-breakpoint
CREATE VIEW "public"."cw_price_reasons" WITH (security_invoker = true) AS (
  select a.app_id, null::text as country, 'pricing.missing' as reason, 'price' as field
  from cw_apps a left join cw_price_sheets s on s.item_id = a.app_id
  where not a.is_free and s.base is null
  union all
  select s.app_id, m.code as country, 'pricing.country' as reason, m.code as field
  from cw_price_sheets s join cw_apps a on a.app_id = s.item_id cross join unnest(s.missing) as m(code)
  where not a.is_free);

--> statement-breakpoint
-- Paid apps that were there before get the prices of all countries from the price that they have.
INSERT INTO "cw_jobs" ("job_id", "kind", "owner_team_id", "payload", "due_time", "record_id")
SELECT 'price-app-' || "app_id", 'pricing.price-app', "team_id", jsonb_build_object('appId', "app_id"), 0, ''
FROM "cw_apps" WHERE NOT "is_free" AND "price" IS NOT NULL;
