CREATE TABLE "cw_report_hour_users" (
	"day" date NOT NULL,
	"block" integer NOT NULL,
	"kind" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"people" bit(2048) NOT NULL,
	CONSTRAINT "cw_report_hour_users_team_id_app_id_day_block_hour_pk" PRIMARY KEY("team_id","app_id","day","block","hour")
);

--> statement-breakpoint
CREATE TABLE "cw_report_hours" (
	"events" integer NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"item" text NOT NULL,
	"currency" text NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_report_hours_kind" ON "cw_report_hours" USING btree ("team_id","kind","day");
--> statement-breakpoint
INSERT INTO "cw_report_hours" ("events", "day", "amount", "kind", "hour", "team_id", "app_id", "item", "currency")
	SELECT count(*), "day", sum("amount"), "kind", "hour", "team_id", "app_id", "item", "currency"
	FROM "cw_report_events" JOIN "cw_report_states" USING ("team_id") WHERE "day" <= "last_day"
	GROUP BY "day", "kind", "hour", "team_id", "app_id", "item", "currency";
--> statement-breakpoint
INSERT INTO "cw_report_hour_users" ("day", "block", "kind", "hour", "team_id", "app_id", "people")
	SELECT e."day", p."place" / 2048, e."kind", e."hour", e."team_id", e."app_id", bit_or(set_bit(0::bit(2048), p."place" % 2048, 1))
	FROM "cw_report_events" e JOIN "cw_report_people" p USING ("team_id", "app_id", "person") JOIN "cw_report_states" s USING ("team_id")
	WHERE e."kind" = 8 AND e."day" <= s."last_day" GROUP BY 1, 2, 3, 4, 5, 6;
