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
CREATE TABLE "cw_app_packages" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"pkg_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"package_type" integer NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"object_id" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"success_status" integer NOT NULL,
	"fail_reason" text,
	"fail_message" text,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"package_name" text,
	"label" text,
	"version_name" text,
	"version_code" integer,
	"min_sdk" integer,
	"target_sdk" integer,
	"debuggable" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"abis" text[] DEFAULT '{}' NOT NULL,
	"signature_schemes" integer[] DEFAULT '{}' NOT NULL,
	"signer" jsonb,
	"contents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sensitive_permission_desc" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"obb_main" jsonb,
	"obb_patch" jsonb,
	"stages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"end_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_package_claims" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"claim_id" text PRIMARY KEY NOT NULL,
	"package_name" text NOT NULL,
	"description" text NOT NULL,
	"proofs" jsonb NOT NULL,
	"state" text NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
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
CREATE TABLE "cw_non_ag_apps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"package_name" text NOT NULL,
	"app_name" text NOT NULL,
	"url" text,
	"state" text NOT NULL,
	"update_time" bigint NOT NULL,
	CONSTRAINT "cw_non_ag_apps_team_id_package_name_pk" PRIMARY KEY("team_id","package_name")
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
CREATE TABLE "cw_tenant_projects" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"tenant_name" text NOT NULL,
	"state" text NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_app_versions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"version_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"version_number" text,
	"version_code" integer,
	"package_id" text,
	"release_type" integer NOT NULL,
	"release_state" integer NOT NULL,
	"release_time" bigint,
	"remark" text DEFAULT '' NOT NULL,
	"privacy_policy" text DEFAULT '' NOT NULL,
	"publish_country" text[] NOT NULL,
	"is_app_forced_update" integer DEFAULT 0 NOT NULL,
	"materials" jsonb NOT NULL,
	"phased_release" jsonb,
	"test_info" jsonb,
	"audit_info" jsonb,
	"shelf_off_reason" text,
	"urge_time" bigint,
	"round" integer DEFAULT 0 NOT NULL,
	"submit_time" bigint,
	"on_shelf_time" bigint,
	"off_shelf_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_phased_release_history" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"change_id" text PRIMARY KEY NOT NULL,
	"version_id" text NOT NULL,
	"app_id" text NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"percent" text NOT NULL,
	"users" integer NOT NULL,
	"user_id" text,
	"why" text,
	"time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_uad_review_tasks" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"task_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"materials" jsonb NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_version_events" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"event_id" text PRIMARY KEY NOT NULL,
	"version_id" text NOT NULL,
	"app_id" text NOT NULL,
	"action" text NOT NULL,
	"who" text NOT NULL,
	"user_id" text,
	"from_state" integer,
	"to_state" integer,
	"why" text,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"overridden" text[] DEFAULT '{}' NOT NULL,
	"time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_version_languages" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"version_id" text NOT NULL,
	"app_id" text NOT NULL,
	"lang" text NOT NULL,
	"app_name" text NOT NULL,
	"app_desc" text DEFAULT '' NOT NULL,
	"brief_info" text DEFAULT '' NOT NULL,
	"new_features" text DEFAULT '' NOT NULL,
	CONSTRAINT "cw_version_languages_version_id_lang_pk" PRIMARY KEY("version_id","lang")
);
--> statement-breakpoint
CREATE TABLE "cw_compliance_signatures" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"version" text NOT NULL,
	"user_id" text NOT NULL,
	"sign_time" bigint NOT NULL,
	CONSTRAINT "cw_compliance_signatures_team_id_version_pk" PRIMARY KEY("team_id","version")
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
CREATE TABLE "cw_notice_switches" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"update_time" bigint NOT NULL,
	CONSTRAINT "cw_notice_switches_team_id_user_id_topic_channel_pk" PRIMARY KEY("team_id","user_id","topic","channel")
);
--> statement-breakpoint
CREATE TABLE "cw_service_providers" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"provider_id" text PRIMARY KEY NOT NULL,
	"provider_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_mail" text NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"areas" text[] NOT NULL,
	"app_scope" text NOT NULL,
	"app_ids" text[] NOT NULL,
	"valid_until" bigint,
	"note" text DEFAULT '' NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_test_users" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"test_user_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"nick_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"valid_until" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_app_comparisons" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"comparison_id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_compared_apps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "cw_compared_apps_team_id_app_id_pk" PRIMARY KEY("team_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "cw_interface_calls" (
	"time" bigint NOT NULL,
	"milliseconds" integer NOT NULL,
	"succeeded" boolean NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text,
	"interface_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_news_reads" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"user_id" text NOT NULL,
	"news_id" text NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_news_reads_team_id_user_id_news_id_pk" PRIMARY KEY("team_id","user_id","news_id")
);
--> statement-breakpoint
CREATE TABLE "cw_report_days" (
	"events" integer NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"country" text NOT NULL,
	"item" text NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_report_events" (
	"person" integer NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"kind" smallint NOT NULL,
	"device_type" smallint NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"version" text NOT NULL,
	"device_name" text NOT NULL,
	"item" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_report_people" (
	"person" integer NOT NULL,
	"install_day" date NOT NULL,
	"device_type" smallint NOT NULL,
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"version" text NOT NULL,
	"device_name" text NOT NULL,
	"item" text NOT NULL,
	"active_days" bit varying NOT NULL,
	CONSTRAINT "cw_report_people_team_id_app_id_person_pk" PRIMARY KEY("team_id","app_id","person")
);
--> statement-breakpoint
CREATE TABLE "cw_report_states" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"streamed_time" bigint NOT NULL,
	"scale" integer NOT NULL,
	"filled" integer NOT NULL,
	"parts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_report_templates" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"template_id" text PRIMARY KEY NOT NULL,
	"template_name" text NOT NULL,
	"query" jsonb NOT NULL,
	"create_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_service_news" (
	"news_id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"is_public" boolean NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"publish_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_database_accounts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"account_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"comment" text,
	"hosts" text[] NOT NULL,
	"password_verifier" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_database_instances" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"instance_id" text PRIMARY KEY DEFAULT current_setting('cw.team') NOT NULL,
	"instance_name" text,
	"comment" text,
	"time_zone" text,
	"row_limit" integer,
	"timeout_seconds" integer,
	"changing_until" bigint DEFAULT 0 NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_database_privileges" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"database_id" text NOT NULL,
	"account_id" text NOT NULL,
	"readonly" boolean NOT NULL,
	CONSTRAINT "cw_database_privileges_database_id_account_id_pk" PRIMARY KEY("database_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "cw_database_queries" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"query_id" text PRIMARY KEY NOT NULL,
	"database_id" text NOT NULL,
	"query_name" text NOT NULL,
	"sql" text NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_database_runs" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"run_id" text NOT NULL,
	"database_id" text NOT NULL,
	"account_name" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"sql" text NOT NULL,
	"file_name" text,
	"task_id" text,
	"state" text NOT NULL,
	"statements" integer DEFAULT 0 NOT NULL,
	"row_count" bigint DEFAULT 0 NOT NULL,
	"duration_ms" bigint,
	"error" jsonb,
	"line" integer,
	"rolled_back" boolean DEFAULT false NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"start_time" bigint NOT NULL,
	CONSTRAINT "cw_database_runs_team_id_run_id_pk" PRIMARY KEY("team_id","run_id")
);
--> statement-breakpoint
CREATE TABLE "cw_databases" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"database_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"comment" text,
	"character_set" text NOT NULL,
	"state" text NOT NULL,
	"size_bytes" bigint,
	"filling" text,
	"filling_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_storage_buckets" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"bucket_id" text PRIMARY KEY NOT NULL,
	"bucket_name" text NOT NULL,
	"region" text NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"stored_bytes" bigint DEFAULT 0 NOT NULL,
	"rules_version" integer DEFAULT 0 NOT NULL,
	"draft_text" text,
	"draft_user_id" text,
	"draft_time" bigint,
	"cors_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_storage_copies" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"object_id" text NOT NULL,
	"content_type" text NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"store_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	CONSTRAINT "cw_storage_copies_site_id_key_pk" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "cw_storage_decision_counts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"bucket_id" text NOT NULL,
	"time" bigint NOT NULL,
	"version" integer NOT NULL,
	"line" integer NOT NULL,
	"allowed" boolean NOT NULL,
	"decisions" integer NOT NULL,
	CONSTRAINT "cw_storage_decision_counts_bucket_id_time_version_line_allowed_pk" PRIMARY KEY("bucket_id","time","version","line","allowed")
);
--> statement-breakpoint
CREATE TABLE "cw_storage_decisions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"decision_id" text PRIMARY KEY NOT NULL,
	"bucket_id" text NOT NULL,
	"time" bigint NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"uid" text,
	"allowed" boolean NOT NULL,
	"reason" text NOT NULL,
	"version" integer NOT NULL,
	"line" integer
);
--> statement-breakpoint
CREATE TABLE "cw_storage_files" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"file_id" text PRIMARY KEY NOT NULL,
	"bucket_id" text NOT NULL,
	"key" text NOT NULL,
	"parent" text NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"kind" smallint NOT NULL,
	"made" boolean DEFAULT false NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"content_type" text,
	"sha256" text,
	"object_id" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source" text,
	"user_id" text,
	"uid" text,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_storage_regions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"region" text NOT NULL,
	"level" text DEFAULT 'free' NOT NULL,
	"create_time" bigint NOT NULL,
	CONSTRAINT "cw_storage_regions_team_id_region_pk" PRIMARY KEY("team_id","region")
);
--> statement-breakpoint
CREATE TABLE "cw_storage_rules" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"bucket_id" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"note" text NOT NULL,
	"user_id" text NOT NULL,
	"publish_time" bigint NOT NULL,
	CONSTRAINT "cw_storage_rules_bucket_id_version_pk" PRIMARY KEY("bucket_id","version")
);
--> statement-breakpoint
CREATE TABLE "cw_storage_sites" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"site_id" text PRIMARY KEY NOT NULL,
	"site_name" text NOT NULL,
	"bucket_id" text NOT NULL,
	"prefix" text NOT NULL,
	"index_document" text NOT NULL,
	"not_found_document" text,
	"max_age" integer NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_storage_tokens" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"token_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"file_id" text NOT NULL,
	"description" text NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"end_time" bigint
);
--> statement-breakpoint
CREATE TABLE "cw_storage_usage" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"bucket_id" text NOT NULL,
	"region" text NOT NULL,
	"time" bigint NOT NULL,
	"stored_bytes" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"upload_bytes" bigint DEFAULT 0 NOT NULL,
	"download_bytes" bigint DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cw_storage_usage_bucket_id_time_pk" PRIMARY KEY("bucket_id","time")
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
ALTER TABLE "cw_multipart_parts" ADD CONSTRAINT "cw_multipart_parts_nsp_upload_id_cw_multipart_uploads_nsp_upload_id_fk" FOREIGN KEY ("nsp_upload_id") REFERENCES "public"."cw_multipart_uploads"("nsp_upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_multipart_uploads" ADD CONSTRAINT "cw_multipart_uploads_object_id_cw_objects_object_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."cw_objects"("object_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_phased_release_history" ADD CONSTRAINT "cw_phased_release_history_version_id_cw_app_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."cw_app_versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_version_events" ADD CONSTRAINT "cw_version_events_version_id_cw_app_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."cw_app_versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_version_languages" ADD CONSTRAINT "cw_version_languages_version_id_cw_app_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."cw_app_versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_database_privileges" ADD CONSTRAINT "cw_database_privileges_database_id_cw_databases_database_id_fk" FOREIGN KEY ("database_id") REFERENCES "public"."cw_databases"("database_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_database_privileges" ADD CONSTRAINT "cw_database_privileges_account_id_cw_database_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."cw_database_accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_database_queries" ADD CONSTRAINT "cw_database_queries_database_id_cw_databases_database_id_fk" FOREIGN KEY ("database_id") REFERENCES "public"."cw_databases"("database_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_database_runs" ADD CONSTRAINT "cw_database_runs_database_id_cw_databases_database_id_fk" FOREIGN KEY ("database_id") REFERENCES "public"."cw_databases"("database_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_storage_copies" ADD CONSTRAINT "cw_storage_copies_site_id_cw_storage_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."cw_storage_sites"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_storage_decision_counts" ADD CONSTRAINT "cw_storage_decision_counts_bucket_id_cw_storage_buckets_bucket_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."cw_storage_buckets"("bucket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_storage_decisions" ADD CONSTRAINT "cw_storage_decisions_bucket_id_cw_storage_buckets_bucket_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."cw_storage_buckets"("bucket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_storage_files" ADD CONSTRAINT "cw_storage_files_bucket_id_cw_storage_buckets_bucket_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."cw_storage_buckets"("bucket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_storage_rules" ADD CONSTRAINT "cw_storage_rules_bucket_id_cw_storage_buckets_bucket_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."cw_storage_buckets"("bucket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_storage_sites" ADD CONSTRAINT "cw_storage_sites_bucket_id_cw_storage_buckets_bucket_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."cw_storage_buckets"("bucket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cw_storage_tokens" ADD CONSTRAINT "cw_storage_tokens_file_id_cw_storage_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."cw_storage_files"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cw_members_user" ON "cw_members" USING btree ("user_id","team_id");--> statement-breakpoint
CREATE INDEX "cw_acts_time" ON "cw_acts" USING btree ("team_id","time");--> statement-breakpoint
CREATE INDEX "cw_audit_changes_record" ON "cw_audit_changes" USING btree ("team_id","record_id");--> statement-breakpoint
CREATE INDEX "cw_audit_records_time" ON "cw_audit_records" USING btree ("team_id","time");--> statement-breakpoint
CREATE INDEX "cw_jobs_due" ON "cw_jobs" USING btree ("due_time");--> statement-breakpoint
CREATE INDEX "cw_objects_team" ON "cw_objects" USING btree ("team_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "cw_objects_request" ON "cw_objects" USING btree ("team_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cw_lead_reports_once" ON "cw_lead_reports" USING btree ("team_id","report_session","data_type","service_id");--> statement-breakpoint
CREATE INDEX "cw_app_packages_app" ON "cw_app_packages" USING btree ("team_id","app_id","create_time");--> statement-breakpoint
CREATE INDEX "cw_app_packages_name" ON "cw_app_packages" USING btree ("package_name");--> statement-breakpoint
CREATE INDEX "cw_package_claims_name" ON "cw_package_claims" USING btree ("team_id","package_name");--> statement-breakpoint
CREATE INDEX "cw_apps_team" ON "cw_apps" USING btree ("team_id","update_time");--> statement-breakpoint
CREATE INDEX "cw_apps_project" ON "cw_apps" USING btree ("team_id","project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cw_apps_name" ON "cw_apps" USING btree ("team_id",lower("app_name"));--> statement-breakpoint
CREATE INDEX "cw_apps_package_name" ON "cw_apps" USING btree ("package_name");--> statement-breakpoint
CREATE INDEX "cw_project_members_user" ON "cw_project_members" USING btree ("team_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cw_projects_name" ON "cw_projects" USING btree ("team_id",lower("project_name"));--> statement-breakpoint
CREATE INDEX "cw_app_versions_app" ON "cw_app_versions" USING btree ("team_id","app_id","create_time");--> statement-breakpoint
CREATE INDEX "cw_app_versions_package" ON "cw_app_versions" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "cw_phased_release_history_app" ON "cw_phased_release_history" USING btree ("team_id","app_id","time");--> statement-breakpoint
CREATE INDEX "cw_uad_review_tasks_app" ON "cw_uad_review_tasks" USING btree ("team_id","app_id","create_time");--> statement-breakpoint
CREATE INDEX "cw_version_events_version" ON "cw_version_events" USING btree ("version_id","time");--> statement-breakpoint
CREATE INDEX "cw_invitations_team" ON "cw_invitations" USING btree ("team_id","create_time");--> statement-breakpoint
CREATE INDEX "cw_invitations_invitee" ON "cw_invitations" USING btree ("invitee_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "cw_invitations_open" ON "cw_invitations" USING btree ("member_id") WHERE "cw_invitations"."state" in ('pending', 'expired');--> statement-breakpoint
CREATE UNIQUE INDEX "cw_service_providers_name" ON "cw_service_providers" USING btree ("team_id",lower("provider_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "cw_test_users_account" ON "cw_test_users" USING btree ("team_id",lower("account"));--> statement-breakpoint
CREATE INDEX "cw_interface_calls_time" ON "cw_interface_calls" USING btree ("team_id","app_id","time");--> statement-breakpoint
CREATE INDEX "cw_report_days_day" ON "cw_report_days" USING btree ("team_id","app_id","kind","day");--> statement-breakpoint
CREATE INDEX "cw_report_events_day" ON "cw_report_events" USING btree ("team_id","app_id","kind","day");--> statement-breakpoint
CREATE INDEX "cw_report_templates_team" ON "cw_report_templates" USING btree ("team_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "cw_database_accounts_name" ON "cw_database_accounts" USING btree ("team_id",lower("name"));--> statement-breakpoint
CREATE INDEX "cw_database_privileges_account" ON "cw_database_privileges" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cw_database_queries_name" ON "cw_database_queries" USING btree ("database_id",lower("query_name"));--> statement-breakpoint
CREATE INDEX "cw_database_runs_time" ON "cw_database_runs" USING btree ("database_id","start_time");--> statement-breakpoint
CREATE UNIQUE INDEX "cw_database_runs_task" ON "cw_database_runs" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cw_databases_name" ON "cw_databases" USING btree ("team_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "cw_storage_buckets_name" ON "cw_storage_buckets" USING btree ("bucket_name");--> statement-breakpoint
CREATE INDEX "cw_storage_buckets_team" ON "cw_storage_buckets" USING btree ("team_id","region");--> statement-breakpoint
CREATE INDEX "cw_storage_copies_object" ON "cw_storage_copies" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "cw_storage_decisions_bucket" ON "cw_storage_decisions" USING btree ("bucket_id","time");--> statement-breakpoint
CREATE UNIQUE INDEX "cw_storage_files_key" ON "cw_storage_files" USING btree ("bucket_id","key");--> statement-breakpoint
CREATE INDEX "cw_storage_files_below" ON "cw_storage_files" USING btree ("bucket_id","key" collate "C");--> statement-breakpoint
CREATE INDEX "cw_storage_files_folder" ON "cw_storage_files" USING btree ("bucket_id","parent","kind","sort_name" collate "C","key" collate "C");--> statement-breakpoint
CREATE INDEX "cw_storage_files_object" ON "cw_storage_files" USING btree ("object_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cw_storage_sites_name" ON "cw_storage_sites" USING btree ("site_name");--> statement-breakpoint
CREATE INDEX "cw_storage_sites_bucket" ON "cw_storage_sites" USING btree ("bucket_id");--> statement-breakpoint
CREATE INDEX "cw_storage_tokens_file" ON "cw_storage_tokens" USING btree ("file_id","create_time");--> statement-breakpoint
CREATE INDEX "cw_storage_usage_team" ON "cw_storage_usage" USING btree ("team_id","region","time");--> statement-breakpoint
CREATE INDEX "cw_tasks_state" ON "cw_tasks" USING btree ("state","lease_time");--> statement-breakpoint
CREATE INDEX "cw_tasks_of_team" ON "cw_tasks" USING btree ("team_id","kind","create_time");--> statement-breakpoint
CREATE VIEW "public"."cw_own_account" AS (select "user_id", "account", "user_name", "kind", "user_type", "verify_real_name" from "cw_accounts" where "cw_accounts"."user_id" = current_setting('cw.user'));--> statement-breakpoint
CREATE VIEW "public"."cw_own_invitations" AS (
  select i.invitation_id, i.team_id as inviting_team_id, t.team_name, t.country, i.roles, i.app_scope, i.message, a.user_name as inviter_name, i.state, i.create_time, i.expire_time
  from cw_invitations i join cw_teams t on t.id = i.team_id join cw_accounts a on a.user_id = i.inviter_id
  where i.invitee_id = current_setting('cw.user') and i.state = 'pending');--> statement-breakpoint
CREATE VIEW "public"."cw_own_team" AS (select "id" as "own_team_id", "team_name", "country", "site_id", "user_type" from "cw_teams" where "cw_teams"."id" = current_setting('cw.team'));--> statement-breakpoint
CREATE VIEW "public"."cw_own_teams" AS (
  select t.id as joined_team_id, t.team_name, t.country, t.site_id, t.user_type, m.roles, m.app_scope, m.join_time, m.last_seen_time,
    (select count(*)::int from cw_members o where o.team_id = t.id and o.state = 'active') as member_count
  from cw_members m join cw_teams t on t.id = m.team_id
  where m.user_id = current_setting('cw.user') and m.state = 'active');--> statement-breakpoint
CREATE VIEW "public"."cw_team_invitations" AS (
  select i.invitation_id, i.member_id, i.account, i.roles, i.app_scope, i.app_ids, i.message, i.inviter_id, a.user_name as inviter_name, i.state, i.create_time, i.expire_time, i.answer_time
  from cw_invitations i join cw_accounts a on a.user_id = i.inviter_id
  where i.team_id = current_setting('cw.team'));--> statement-breakpoint
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
  where m.team_id = current_setting('cw.team'));--> statement-breakpoint
CREATE VIEW "public"."cw_team_people" AS (select "cw_members"."user_id", "cw_accounts"."user_name", "cw_accounts"."account", "cw_members"."roles" from "cw_members" inner join "cw_accounts" on "cw_accounts"."user_id" = "cw_members"."user_id" where "cw_members"."team_id" = current_setting('cw.team') and "cw_members"."state" = 'active');--> statement-breakpoint
CREATE VIEW "public"."cw_audit_trail" AS (
  select r.record_id, case when r.user_id = 'platform' then 'platform' else 'person' end as actor, r.user_id, coalesce(a.user_name, r.user_id) as user_name,
    r.call_id, split_part(r.call_id, '.', 1) as area, r.effect, r.input, r.things,
    (select count(*)::int from cw_audit_changes c where c.team_id = r.team_id and c.record_id = r.record_id) as changes, r.time
  from cw_audit_records r left join cw_accounts a on a.user_id = r.user_id
  where r.team_id = current_setting('cw.team'));--> statement-breakpoint
CREATE VIEW "public"."cw_package_names_in_use" AS (select distinct "package_name" from "cw_apps" where "cw_apps"."package_name" is not null);--> statement-breakpoint
CREATE VIEW "public"."cw_names_on_shelf" AS (select "cw_version_languages"."app_id", lower("cw_version_languages"."app_name") as "lower_name" from "cw_version_languages" inner join "cw_app_versions" on ("cw_app_versions"."version_id" = "cw_version_languages"."version_id" and "cw_app_versions"."release_state" in (0, 6, 9)));--> statement-breakpoint
CREATE VIEW "public"."cw_game_indicators" AS (
  with last as (select max(last_day) as day from cw_report_states),
  sums as (
    select d.team_id, d.app_id, d.kind, sum(d.events)::float8 as events, sum(d.amount)::float8 as amount
    from cw_apps a join cw_report_days d on d.team_id = a.team_id and d.app_id = a.app_id cross join last
    where a.parent_type = 2 and d.day > last.day - 28 and d.day <= last.day group by 1, 2, 3
  ),
  games as (
    select team_id, app_id,
      sum(events) filter (where kind = 2) as detail_views, sum(events) filter (where kind = 3) as downloads, sum(events) filter (where kind = 4) as installs,
      coalesce(sum(events) filter (where kind = 5), 0) as failures, sum(events) filter (where kind = 8) as active, coalesce(sum(events) filter (where kind = 9), 0) as crashes,
      coalesce(sum(events) filter (where kind = 10), 0) as freezes, sum(events) filter (where kind = 11) as launches, sum(amount) filter (where kind = 11) as launch_sum,
      sum(events) filter (where kind = 12) as frames, sum(amount) filter (where kind = 12) as frame_sum
    from sums group by 1, 2 having sum(events) filter (where kind = 4) > 0
  ),
  numbers as (
    select 'downloadShare' as indicator, downloads / nullif(detail_views, 0) as value from games
    union all select 'installFailureShare', failures / nullif(failures + installs, 0) from games
    union all select 'crashShare', crashes / nullif(active, 0) from games
    union all select 'freezeShare', freezes / nullif(active, 0) from games
    union all select 'averageLaunchMilliseconds', launch_sum / nullif(launches, 0) from games
    union all select 'averageFrameRate', frame_sum / nullif(frames, 0) from games
  )
  select indicator, (select count(*)::int from games) as games, to_char(last.day - 27, 'YYYYMMDD') as first_day, to_char(last.day, 'YYYYMMDD') as last_day,
    percentile_cont(0.25) within group (order by value) as lower, percentile_cont(0.5) within group (order by value) as median, percentile_cont(0.75) within group (order by value) as upper
  from numbers cross join last where (select count(*) from games) >= 3 group by indicator, last.day);--> statement-breakpoint
CREATE VIEW "public"."cw_published_news" AS (select "news_id", "category", "title", "summary", "body", "publish_time" from "cw_service_news");