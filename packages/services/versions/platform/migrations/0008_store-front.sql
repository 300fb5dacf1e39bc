CREATE TABLE "cw_store_acts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text,
	"visitor_key" text,
	"kind" text,
	"item" text,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_store_acts_pkey" PRIMARY KEY("app_id","visitor_key","kind","item")
);

--> statement-breakpoint
CREATE INDEX "cw_store_acts_time" ON "cw_store_acts" ("team_id","app_id","time");
