CREATE INDEX "cw_outbox_reference" ON "cw_outbox" ("reference");
