#!/bin/sh
# Runs once, on an empty PostgreSQL: two databases, each with an owner that can reach only its own.
set -eu

create() {
  psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
    --set name="$1" --set password="$2" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
revoke connect on database :"name" from public;
SQL
}

create cms "$CMS_DB_PASSWORD"
create portal "$PORTAL_DB_PASSWORD"
