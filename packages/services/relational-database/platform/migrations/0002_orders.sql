-- Teams use the service by order of a project from now on. What runs already gets its orders: in the region of the
-- team's site, of the project that keeps data there, else of the oldest. A team without a project gets one.
INSERT INTO "cw_projects" ("team_id", "project_id", "project_name", "site_id", "client_id", "client_secret", "create_time", "update_time")
SELECT t."id", (100000000000000000 + floor(random() * 800000000000000000))::bigint::text, 'Cloud services', t."site_id",
  (1000000000000000000 + floor(random() * 8000000000000000000))::bigint::text, upper(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')), d."create_time", d."create_time"
FROM "cw_teams" t JOIN (SELECT "team_id", min("create_time") AS "create_time" FROM "cw_databases" GROUP BY "team_id") d ON d."team_id" = t."id"
WHERE NOT EXISTS (SELECT FROM "cw_projects" p WHERE p."team_id" = t."id");
--> statement-breakpoint
INSERT INTO "cw_service_orders" ("team_id", "order_id", "project_id", "service", "region", "state", "user_id", "active_time", "create_time", "update_time")
SELECT t."id", replace(gen_random_uuid()::text, '-', ''), p."project_id", 'relational-database', t."region", 'active', t."id", t."create_time", t."create_time", t."create_time"
FROM (
  SELECT t."id", CASE WHEN t."site_id" IN (3, 5, 8) THEN 'SG' WHEN t."site_id" = 7 THEN 'DE' ELSE 'CN' END AS "region", min(d."create_time") AS "create_time"
  FROM "cw_teams" t JOIN "cw_databases" d ON d."team_id" = t."id" GROUP BY t."id", t."site_id"
) t CROSS JOIN LATERAL (
  SELECT o."project_id" FROM "cw_projects" o WHERE o."team_id" = t."id"
  ORDER BY (t."region" = ANY (o."regions")) DESC, o."create_time", o."project_id" LIMIT 1
) p;
