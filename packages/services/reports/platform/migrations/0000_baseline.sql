-- replaces: 0000_curvy_namorita.sql
CREATE TABLE "cw_app_comparisons" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"comparison_id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_compared_apps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "cw_compared_apps_team_id_app_id_pk" PRIMARY KEY("team_id","app_id")
);

--> statement-breakpoint
CREATE TABLE "cw_interface_calls" (
	"time" bigint NOT NULL,
	"milliseconds" integer NOT NULL,
	"succeeded" boolean NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text,
	"interface_name" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_news_reads" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"user_id" text NOT NULL,
	"news_id" text NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_news_reads_team_id_user_id_news_id_pk" PRIMARY KEY("team_id","user_id","news_id")
);

--> statement-breakpoint
CREATE TABLE "cw_report_days" (
	"events" integer NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"country" text NOT NULL,
	"item" text NOT NULL,
	"currency" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_report_events" (
	"person" integer NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"kind" smallint NOT NULL,
	"device_type" smallint NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"version" text NOT NULL,
	"device_name" text NOT NULL,
	"item" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_report_people" (
	"person" integer NOT NULL,
	"install_day" date NOT NULL,
	"device_type" smallint NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"version" text NOT NULL,
	"device_name" text NOT NULL,
	"item" text NOT NULL,
	"active_days" bit varying NOT NULL,
	CONSTRAINT "cw_report_people_team_id_app_id_person_pk" PRIMARY KEY("team_id","app_id","person")
);

--> statement-breakpoint
CREATE TABLE "cw_report_states" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"streamed_time" bigint NOT NULL,
	"scale" integer NOT NULL,
	"filled" integer NOT NULL,
	"parts" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_report_templates" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"template_id" text PRIMARY KEY NOT NULL,
	"template_name" text NOT NULL,
	"query" jsonb NOT NULL,
	"create_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_service_news" (
	"news_id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"is_public" boolean NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"publish_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_interface_calls_time" ON "cw_interface_calls" USING btree ("team_id","app_id","time");
--> statement-breakpoint
CREATE INDEX "cw_report_days_day" ON "cw_report_days" USING btree ("team_id","app_id","kind","day");
--> statement-breakpoint
CREATE INDEX "cw_report_events_day" ON "cw_report_events" USING btree ("team_id","app_id","kind","day");
--> statement-breakpoint
CREATE INDEX "cw_report_templates_team" ON "cw_report_templates" USING btree ("team_id","create_time");
--> statement-breakpoint
CREATE VIEW "public"."cw_game_indicators" AS (
  with last as (select max(last_day) as day from cw_report_states),
  sums as (
    select d.team_id, d.app_id, d.kind, sum(d.events)::float8 as events, sum(d.amount)::float8 as amount
    from cw_apps a join cw_report_days d on d.team_id = a.team_id and d.app_id = a.app_id cross join last
    where a.parent_type = 2 and d.day > last.day - 28 and d.day <= last.day group by 1, 2, 3
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
--> statement-breakpoint
CREATE VIEW "public"."cw_published_news" AS (select "news_id", "category", "title", "summary", "body", "publish_time" from "cw_service_news");
