UPDATE "cw_app_versions" SET "materials" = "materials" || '{"featureImage": null}'::jsonb WHERE NOT "materials" ? 'featureImage';
