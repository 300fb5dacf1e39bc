ALTER TABLE "cw_content_resources" ADD COLUMN "look" text;
