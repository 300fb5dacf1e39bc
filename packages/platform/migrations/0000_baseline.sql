-- replaces: 0000_curvy_namorita.sql
CREATE TABLE "cw_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"kind" text DEFAULT 'main' NOT NULL,
	"made_by_team_id" text,
	"user_type" integer DEFAULT 1 NOT NULL,
	"verify_real_name" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"last_team_id" text,
	CONSTRAINT "cw_accounts_account_unique" UNIQUE("account")
);

--> statement-breakpoint
CREATE TABLE "cw_invitations" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"invitation_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"invitee_id" text NOT NULL,
	"account" text NOT NULL,
	"roles" text[] NOT NULL,
	"app_scope" text NOT NULL,
	"app_ids" text[] NOT NULL,
	"message" text NOT NULL,
	"inviter_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text NOT NULL,
	"create_time" bigint NOT NULL,
	"expire_time" bigint NOT NULL,
	"answer_time" bigint,
	CONSTRAINT "cw_invitations_token_hash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "cw_members" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"member_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"roles" text[] NOT NULL,
	"state" text NOT NULL,
	"app_scope" text DEFAULT 'all' NOT NULL,
	"app_ids" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"invite_time" bigint,
	"join_time" bigint,
	"last_seen_time" bigint,
	"remove_time" bigint,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_permission_exceptions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"user_id" text NOT NULL,
	"permission" text NOT NULL,
	"held" boolean NOT NULL,
	CONSTRAINT "cw_permission_exceptions_team_id_user_id_permission_pk" PRIMARY KEY("team_id","user_id","permission")
);

--> statement-breakpoint
CREATE TABLE "cw_real_names" (
	"user_id" text PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"certificate_type" text NOT NULL,
	"certificate_end" text NOT NULL,
	"submit_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_role_deviations" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"role" text NOT NULL,
	"permission" text NOT NULL,
	"held" boolean NOT NULL,
	CONSTRAINT "cw_role_deviations_team_id_role_permission_pk" PRIMARY KEY("team_id","role","permission")
);

--> statement-breakpoint
CREATE TABLE "cw_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"session_team_id" text NOT NULL,
	"csrf_token" text NOT NULL,
	"expire_time" bigint NOT NULL,
	"real_expire_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_sign_in_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"expire_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_sign_in_failures" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_end" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_teams" (
	"id" text PRIMARY KEY NOT NULL,
	"team_name" text NOT NULL,
	"country" text NOT NULL,
	"site_id" integer NOT NULL,
	"user_type" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_union_accounts" (
	"partner" text NOT NULL,
	"union_id" text NOT NULL,
	"user_id" text NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "cw_union_accounts_partner_union_id_pk" PRIMARY KEY("partner","union_id")
);

--> statement-breakpoint
CREATE TABLE "cw_acts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"act_hash" text NOT NULL,
	"answer" text,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_acts_team_id_act_hash_pk" PRIMARY KEY("team_id","act_hash")
);

--> statement-breakpoint
CREATE TABLE "cw_audit_changes" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cw_audit_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" text NOT NULL,
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"operation" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);

--> statement-breakpoint
CREATE TABLE "cw_audit_records" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"record_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"call_id" text NOT NULL,
	"effect" text NOT NULL,
	"input" jsonb,
	"things" text[] DEFAULT '{}' NOT NULL,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_jobs" (
	"job_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_team_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_time" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);

--> statement-breakpoint
CREATE TABLE "cw_multipart_parts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"nsp_upload_id" text NOT NULL,
	"part_number" integer NOT NULL,
	"size" integer NOT NULL,
	"etag" text NOT NULL,
	"storage_key" text NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_multipart_parts_nsp_upload_id_part_number_pk" PRIMARY KEY("nsp_upload_id","part_number")
);

--> statement-breakpoint
CREATE TABLE "cw_multipart_uploads" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"nsp_upload_id" text PRIMARY KEY NOT NULL,
	"object_id" text NOT NULL,
	"part_size" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_objects" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"object_id" text PRIMARY KEY NOT NULL,
	"biz_tag" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"state" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text,
	"storage_key" text,
	"request_id" text,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"upload_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_lead_reports" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"report_id" text PRIMARY KEY NOT NULL,
	"report_session" text NOT NULL,
	"user_id" text NOT NULL,
	"data_type" text NOT NULL,
	"service_id" text NOT NULL,
	"service_code" text NOT NULL,
	"menu_id" text,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_tasks" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"task_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"payload" jsonb NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"result" jsonb,
	"error" jsonb,
	"create_time" bigint NOT NULL,
	"start_time" bigint,
	"end_time" bigint,
	"run_id" text,
	"lease_time" bigint,
	"record_id" text DEFAULT coalesce(current_setting('cw.record', true), '') NOT NULL,
	"reach" text DEFAULT coalesce(current_setting('cw.apps', true), '') NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_app_clients" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"api_key" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_apps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY NOT NULL,
	"app_name" text NOT NULL,
	"package_name" text,
	"package_type" integer NOT NULL,
	"parent_type" integer NOT NULL,
	"child_type" integer,
	"grand_child_type" integer,
	"is_free" boolean NOT NULL,
	"price" integer,
	"currency" text,
	"installation_free" boolean NOT NULL,
	"default_lang" text NOT NULL,
	"project_id" text,
	"device_types" integer[] NOT NULL,
	"develop_status" text DEFAULT 'developing' NOT NULL,
	"release_state" integer,
	"on_shelf_version" text,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_project_members" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	"project_role" text NOT NULL,
	CONSTRAINT "cw_project_members_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "cw_projects" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text PRIMARY KEY NOT NULL,
	"project_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"site_id" integer NOT NULL,
	"region" text,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"properties" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cw_multipart_parts" ADD CONSTRAINT "cw_multipart_parts_nsp_upload_id_cw_multipart_uploads_nsp_upload_id_fk" FOREIGN KEY ("nsp_upload_id") REFERENCES "public"."cw_multipart_uploads"("nsp_upload_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_multipart_uploads" ADD CONSTRAINT "cw_multipart_uploads_object_id_cw_objects_object_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."cw_objects"("object_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cw_invitations_team" ON "cw_invitations" USING btree ("team_id","create_time");
--> statement-breakpoint
CREATE INDEX "cw_invitations_invitee" ON "cw_invitations" USING btree ("invitee_id","state");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_invitations_open" ON "cw_invitations" USING btree ("member_id") WHERE "cw_invitations"."state" in ('pending', 'expired');
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_members_user" ON "cw_members" USING btree ("user_id","team_id");
--> statement-breakpoint
CREATE INDEX "cw_acts_time" ON "cw_acts" USING btree ("team_id","time");
--> statement-breakpoint
CREATE INDEX "cw_audit_changes_record" ON "cw_audit_changes" USING btree ("team_id","record_id");
--> statement-breakpoint
CREATE INDEX "cw_audit_records_time" ON "cw_audit_records" USING btree ("team_id","time");
--> statement-breakpoint
CREATE INDEX "cw_jobs_due" ON "cw_jobs" USING btree ("due_time");
--> statement-breakpoint
CREATE INDEX "cw_objects_team" ON "cw_objects" USING btree ("team_id","create_time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_objects_request" ON "cw_objects" USING btree ("team_id","request_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_lead_reports_once" ON "cw_lead_reports" USING btree ("team_id","report_session","data_type","service_id");
--> statement-breakpoint
CREATE INDEX "cw_tasks_state" ON "cw_tasks" USING btree ("state","lease_time");
--> statement-breakpoint
CREATE INDEX "cw_tasks_of_team" ON "cw_tasks" USING btree ("team_id","kind","create_time");
--> statement-breakpoint
CREATE INDEX "cw_apps_team" ON "cw_apps" USING btree ("team_id","update_time");
--> statement-breakpoint
CREATE INDEX "cw_apps_project" ON "cw_apps" USING btree ("team_id","project_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_apps_name" ON "cw_apps" USING btree ("team_id",lower("app_name"));
--> statement-breakpoint
CREATE INDEX "cw_apps_package_name" ON "cw_apps" USING btree ("package_name");
--> statement-breakpoint
CREATE INDEX "cw_project_members_user" ON "cw_project_members" USING btree ("team_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_projects_name" ON "cw_projects" USING btree ("team_id",lower("project_name"));
--> statement-breakpoint
CREATE VIEW "public"."cw_own_account" AS (select "user_id", "account", "user_name", "kind", "user_type", "verify_real_name" from "cw_accounts" where "cw_accounts"."user_id" = current_setting('cw.user'));
--> statement-breakpoint
CREATE VIEW "public"."cw_own_invitations" AS (
  select i.invitation_id, i.team_id as inviting_team_id, t.team_name, t.country, i.roles, i.app_scope, i.message, a.user_name as inviter_name, i.state, i.create_time, i.expire_time
  from cw_invitations i join cw_teams t on t.id = i.team_id join cw_accounts a on a.user_id = i.inviter_id
  where i.invitee_id = current_setting('cw.user') and i.state = 'pending');
--> statement-breakpoint
CREATE VIEW "public"."cw_own_team" AS (select "id" as "own_team_id", "team_name", "country", "site_id", "user_type" from "cw_teams" where "cw_teams"."id" = current_setting('cw.team'));
--> statement-breakpoint
CREATE VIEW "public"."cw_own_teams" AS (
  select t.id as joined_team_id, t.team_name, t.country, t.site_id, t.user_type, m.roles, m.app_scope, m.join_time, m.last_seen_time,
    (select count(*)::int from cw_members o where o.team_id = t.id and o.state = 'active') as member_count
  from cw_members m join cw_teams t on t.id = m.team_id
  where m.user_id = current_setting('cw.user') and m.state = 'active');
--> statement-breakpoint
CREATE VIEW "public"."cw_team_invitations" AS (
  select i.invitation_id, i.member_id, i.account, i.roles, i.app_scope, i.app_ids, i.message, i.inviter_id, a.user_name as inviter_name, i.state, i.create_time, i.expire_time, i.answer_time
  from cw_invitations i join cw_accounts a on a.user_id = i.inviter_id
  where i.team_id = current_setting('cw.team'));
--> statement-breakpoint
CREATE VIEW "public"."cw_team_members" AS (
  select m.member_id,
    case when m.join_time is null then null else m.user_id end as user_id,
    case when m.join_time is null then a.account else a.user_name end as user_name,
    a.account, a.kind, m.roles, m.state, m.app_scope, m.app_ids, m.note, m.invite_time, m.join_time, m.last_seen_time, m.remove_time, m.update_time,
    i.invitation_id, i.state as invitation_state, i.expire_time as invitation_expire_time,
    (select count(*)::int from cw_permission_exceptions e where e.team_id = m.team_id and e.user_id = m.user_id) as exceptions
  from cw_members m
  join cw_accounts a on a.user_id = m.user_id
  left join cw_invitations i on i.member_id = m.member_id and i.state in ('pending', 'expired')
  where m.team_id = current_setting('cw.team'));
--> statement-breakpoint
CREATE VIEW "public"."cw_team_people" AS (select "cw_members"."user_id", "cw_accounts"."user_name", "cw_accounts"."account", "cw_members"."roles" from "cw_members" inner join "cw_accounts" on "cw_accounts"."user_id" = "cw_members"."user_id" where "cw_members"."team_id" = current_setting('cw.team') and "cw_members"."state" = 'active');
--> statement-breakpoint
CREATE VIEW "public"."cw_audit_trail" AS (
  select r.record_id, case when r.user_id = 'platform' then 'platform' else 'person' end as actor, r.user_id, coalesce(a.user_name, r.user_id) as user_name,
    r.call_id, split_part(r.call_id, '.', 1) as area, r.effect, r.input, r.things,
    (select count(*)::int from cw_audit_changes c where c.team_id = r.team_id and c.record_id = r.record_id) as changes, r.time
  from cw_audit_records r left join cw_accounts a on a.user_id = r.user_id
  where r.team_id = current_setting('cw.team'));
--> statement-breakpoint
CREATE VIEW "public"."cw_package_names_in_use" AS (select distinct "package_name" from "cw_apps" where "cw_apps"."package_name" is not null);
