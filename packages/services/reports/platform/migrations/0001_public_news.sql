CREATE VIEW "public"."cw_public_news" AS (select "news_id", "category", "title", "summary", "body", "publish_time" from "cw_service_news" where "cw_service_news"."is_public");
