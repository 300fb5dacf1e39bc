-- The platform keeps these settings now. Those of topics that nothing sends any longer are left behind.
INSERT INTO "cw_notice_settings" ("team_id", "user_id", "topic", "channel", "enabled", "update_time")
SELECT "team_id", "user_id", "topic", "channel", "enabled", "update_time" FROM "cw_notice_switches"
WHERE "topic" IN ('review-result', 'release', 'package-result', 'report-ready', 'member-change', 'permission-change', 'security');
--> statement-breakpoint
UPDATE "cw_audit_changes" SET "table_name" = 'cw_notice_settings' WHERE "table_name" = 'cw_notice_switches';
--> statement-breakpoint
DROP TABLE "cw_notice_switches" CASCADE;
