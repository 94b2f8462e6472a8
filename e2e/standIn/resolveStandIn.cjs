// Loaded before the site (node --require): gives the stand-in a host name that can be lost, as a DNS failure loses it.
const dns = require('node:dns');
const { existsSync } = require('node:fs');

const { STAND_IN_HOST, STAND_IN_LOST } = process.env;
const { lookup } = dns;

dns.lookup = (hostname, options, callback = options) => {
  if (hostname !== STAND_IN_HOST) return lookup(hostname, options, callback);
  if (!existsSync(STAND_IN_LOST)) return lookup('127.0.0.1', options, callback);
  const error = new Error(`getaddrinfo ENOTFOUND ${hostname}`);
  const facts = { code: 'ENOTFOUND', errno: -3008, syscall: 'getaddrinfo', hostname };
  return process.nextTick(callback, Object.assign(error, facts));
};
