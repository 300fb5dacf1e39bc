ALTER TABLE "cw_permission_requests" ADD COLUMN "expire_time" bigint;
--> statement-breakpoint
-- Permissions that were granted before grants ended count from their review on.
UPDATE "cw_permission_requests" SET "expire_time" = "update_time" + 365 * 86400000::bigint WHERE "state" = 'granted';
