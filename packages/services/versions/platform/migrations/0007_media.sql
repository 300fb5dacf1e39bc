UPDATE "cw_app_versions" SET "materials" = "materials" || '{"media": []}'::jsonb WHERE NOT "materials" ? 'media';
