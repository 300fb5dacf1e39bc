CREATE TABLE "cw_console_visits" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"visit_id" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"event" text NOT NULL,
	"page_id" text NOT NULL,
	"element" text NOT NULL,
	"count" integer NOT NULL,
	"last_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_console_visits_once" ON "cw_console_visits" USING btree ("team_id","day","event","page_id","element");
