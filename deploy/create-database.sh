#!/bin/sh
# Creates the database of the console, and its owner: no superuser, but allowed to create the roles that requests run
# as, and the teams' databases. Runs when the server starts for the first time.
set -eu
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" <<'SQL'
create role console login createrole createdb password :'password';
create database console owner console;
SQL
