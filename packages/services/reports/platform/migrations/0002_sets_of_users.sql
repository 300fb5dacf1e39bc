CREATE TABLE "cw_report_traits" (
	"block" integer NOT NULL,
	"trait" smallint NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"value" text NOT NULL,
	"people" bit(2048) NOT NULL,
	CONSTRAINT "cw_report_traits_team_id_app_id_trait_block_value_pk" PRIMARY KEY("team_id","app_id","trait","block","value")
);

--> statement-breakpoint
CREATE TABLE "cw_report_users" (
	"day" date NOT NULL,
	"block" integer NOT NULL,
	"kind" smallint NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"version" text NOT NULL,
	"people" bit(2048) NOT NULL,
	CONSTRAINT "cw_report_users_team_id_app_id_kind_day_block_version_pk" PRIMARY KEY("team_id","app_id","kind","day","block","version")
);

--> statement-breakpoint
DROP VIEW "public"."cw_game_indicators";
--> statement-breakpoint
DROP INDEX "cw_report_days_day";
--> statement-breakpoint
ALTER TABLE "cw_report_days" ADD COLUMN "breakdown" smallint DEFAULT 15 NOT NULL;
--> statement-breakpoint
ALTER TABLE "cw_report_days" ADD COLUMN "device_type" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "cw_report_days" ADD COLUMN "source" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cw_report_days" ADD COLUMN "version" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cw_report_days" ADD COLUMN "device_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cw_report_people" ADD COLUMN "place" integer;
--> statement-breakpoint
UPDATE "cw_report_people" p SET "place" = k."place" FROM (SELECT "team_id", "app_id", "person", row_number() OVER (PARTITION BY "team_id", "app_id" ORDER BY "install_day", "person") - 1 AS "place" FROM "cw_report_people") k
	WHERE p."team_id" = k."team_id" AND p."app_id" = k."app_id" AND p."person" = k."person";
--> statement-breakpoint
ALTER TABLE "cw_report_people" ALTER COLUMN "place" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "cw_report_days_breakdown" ON "cw_report_days" USING btree ("team_id","breakdown","kind","day");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_report_people_place" ON "cw_report_people" USING btree ("team_id","app_id","place");
--> statement-breakpoint
INSERT INTO "cw_report_days" ("events", "day", "amount", "kind", "breakdown", "team_id", "app_id", "country", "source", "version", "device_type", "device_name", "item", "currency")
	SELECT count(*), "day", sum("amount"), "kind", grouping("country", "source", "version", "device_type", "device_name"), "team_id", "app_id", coalesce("country", ''), coalesce("source", ''), coalesce("version", ''), coalesce("device_type", 0), coalesce("device_name", ''), "item", "currency"
	FROM "cw_report_events" JOIN "cw_report_states" USING ("team_id") WHERE "day" <= "last_day"
	GROUP BY "day", "kind", "team_id", "app_id", "item", "currency", GROUPING SETS (("version"), ("source"), ("device_type", "device_name"), ("country", "source", "version", "device_type"));
--> statement-breakpoint
INSERT INTO "cw_report_users" ("day", "block", "kind", "team_id", "app_id", "version", "people")
	SELECT e."day", p."place" / 2048, e."kind", e."team_id", e."app_id", e."version", bit_or(set_bit(0::bit(2048), p."place" % 2048, 1))
	FROM "cw_report_events" e JOIN "cw_report_people" p USING ("team_id", "app_id", "person") JOIN "cw_report_states" s USING ("team_id")
	WHERE e."kind" IN (4, 8) AND e."day" <= s."last_day" GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO "cw_report_traits" ("block", "trait", "team_id", "app_id", "value", "people")
	SELECT "place" / 2048, "trait", "team_id", "app_id", "value", bit_or(set_bit(0::bit(2048), "place" % 2048, 1))
	FROM "cw_report_people" CROSS JOIN LATERAL (VALUES (1, "country"), (2, "source"), (3, "device_type"::text), (4, "device_name"), (5, "item")) AS "own" ("trait", "value") GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE VIEW "public"."cw_game_indicators" AS (
  with last as (select max(last_day) as day from cw_report_states),
  sums as (
    select d.team_id, d.app_id, d.kind, sum(d.events)::float8 as events, sum(d.amount)::float8 as amount
    from cw_apps a join cw_report_days d on d.team_id = a.team_id and d.app_id = a.app_id cross join last
    where a.parent_type = 2 and d.breakdown = 15 and d.day > last.day - 28 and d.day <= last.day group by 1, 2, 3
  ),
  games as (
    select team_id, app_id,
      sum(events) filter (where kind = 2) as detail_views, sum(events) filter (where kind = 3) as downloads, sum(events) filter (where kind = 4) as installs,
      coalesce(sum(events) filter (where kind = 5), 0) as failures, sum(events) filter (where kind = 8) as active, coalesce(sum(events) filter (where kind = 9), 0) as crashes,
      coalesce(sum(events) filter (where kind = 10), 0) as freezes, sum(events) filter (where kind = 11) as launches, sum(amount) filter (where kind = 11) as launch_sum,
      sum(events) filter (where kind = 12) as frames, sum(amount) filter (where kind = 12) as frame_sum
    from sums group by 1, 2 having sum(events) filter (where kind = 4) > 0
  ),
  numbers as (
    select 'downloadShare' as indicator, downloads / nullif(detail_views, 0) as value from games
    union all select 'installFailureShare', failures / nullif(failures + installs, 0) from games
    union all select 'crashShare', crashes / nullif(active, 0) from games
    union all select 'freezeShare', freezes / nullif(active, 0) from games
    union all select 'averageLaunchMilliseconds', launch_sum / nullif(launches, 0) from games
    union all select 'averageFrameRate', frame_sum / nullif(frames, 0) from games
  )
  select indicator, (select count(*)::int from games) as games, to_char(last.day - 27, 'YYYYMMDD') as first_day, to_char(last.day, 'YYYYMMDD') as last_day,
    percentile_cont(0.25) within group (order by value) as lower, percentile_cont(0.5) within group (order by value) as median, percentile_cont(0.75) within group (order by value) as upper
  from numbers cross join last where (select count(*) from games) >= 3 group by indicator, last.day);
