CREATE TABLE "cw_link_counts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"link_id" text,
	"subject" text,
	"hour" bigint,
	"name" text,
	"clicks" integer NOT NULL,
	"firsts" integer NOT NULL,
	"bots" integer NOT NULL,
	CONSTRAINT "cw_link_counts_pkey" PRIMARY KEY("link_id","subject","hour","name")
);

--> statement-breakpoint
INSERT INTO "cw_link_counts" ("team_id", "app_id", "link_id", "subject", "hour", "name", "clicks", "firsts", "bots")
SELECT c."team_id", c."app_id", c."link_id", s."subject", c."time" / 3600000 * 3600000, s."name",
  count(*) FILTER (WHERE NOT c."is_bot"), count(*) FILTER (WHERE c."is_first" AND NOT c."is_bot"), count(*) FILTER (WHERE c."is_bot")
FROM "cw_link_clicks" c CROSS JOIN LATERAL (VALUES
  ('', ''), ('platform', c."platform"), ('country', coalesce(c."country", '')), ('referrer', coalesce(c."referrer", '')),
  ('campaign', coalesce(c."campaign", ''))) AS s("subject", "name")
WHERE s."subject" = '' OR NOT c."is_bot"
GROUP BY 1, 2, 3, 4, 5, 6;
