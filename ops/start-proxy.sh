#!/bin/sh
# Starts Caddy. A connection from this machine reaches it by the gateway of a container network: where
# CMS_ADMIN_ALLOWED names the loopback, it means those gateways.
set -eu
allowed=
for address in $CMS_ADMIN_ALLOWED; do
	for gateway in $PROXY_GATEWAYS; do
		case "$address $gateway" in
		"127.0.0.1 "*:* | "::1 "*.*) ;;
		"127.0.0.1 "* | "::1 "*) allowed="$allowed $gateway" ;;
		esac
	done
	allowed="$allowed $address"
done
export CMS_ADMIN_ALLOWED="${allowed# }"
exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile
