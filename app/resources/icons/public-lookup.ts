import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { createPublicAddressCheck } from "../../../contract/shared/public-address.ts";

const isPublicAddress = createPublicAddressCheck({ BlockList, isIP });

/** Name resolution for outgoing calls: connects only to the address that was checked. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, "");
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} has no public address`), "");
    if (options.all) return callback(null, found);
    return callback(null, found[0]?.address ?? "", found[0]?.family);
  });
};
