import ipaddr from "ipaddr.js"

/** What cannot be reached through the public internet, or must not be through us: reliability rules, IPv4. */
const deniedV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  // Azure's host services answer on a public address.
  "168.63.129.16/32"
].map(range => ipaddr.IPv4.parseCIDR(range))

/** Global unicast; compatible (`::127.0.0.1`), translated (`64:ff9b::`) and local forms lie outside of it. */
const globalV6 = ipaddr.IPv6.parseCIDR("2000::/3")

const deniedV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].map(range =>
  ipaddr.IPv6.parseCIDR(range)
)

const isPublicV4 = (address: ipaddr.IPv4) => !deniedV4.some(range => address.match(range))

/** Whether an IP address, as text, may be dialled. What is not an address may not. */
export const isPublicAddress = (text: string): boolean => {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return isPublicV4(ipaddr.IPv4.parse(text))
  if (!ipaddr.IPv6.isValid(text)) return false
  const address = ipaddr.IPv6.parse(text)
  if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address())
  return address.match(globalV6) && !deniedV6.some(range => address.match(range))
}

/** One spelling for each IP address; an IPv4-mapped one is the IPv4 address that it stands for. */
export const normalizeAddress = (text: string): string =>
  ipaddr.isValid(text) ? ipaddr.process(text).toString() : text
