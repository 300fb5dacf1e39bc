ALTER TABLE "cw_portal_content_days" ADD COLUMN "visits" integer DEFAULT 0 NOT NULL;
