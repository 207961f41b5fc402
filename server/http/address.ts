import type { Context } from 'hono'
import { connectionOf } from '#server/platform/connection.ts'
import { BlockList, isIP } from '#server/platform/network.ts'

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i
const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Parses an address or a network, such as `10.0.0.0/8` or `::1`. Returns null for anything else. */
export function parseNetwork(text: string): { address: string; prefix: number } | null {
  const [address = '', length, ...rest] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const prefix = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN
  return isIP(address) !== 0 && prefix <= bits && rest.length === 0 ? { address, prefix } : null
}

/** The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. */
export function trustedProxies(networks: readonly string[]): BlockList {
  const trusted = new BlockList()
  for (const network of networks.map(parseNetwork))
    if (network) trusted.addSubnet(network.address, network.prefix, family(network.address))
  return trusted
}

/**
 * The network address of the caller. Requests made in process have none. Behind proxies it is the last address in
 * `X-Forwarded-For` that isn't a trusted proxy: each proxy appends the address it was called from, and the caller can
 * forge everything before that.
 */
export function addressOf(c: Context, trusted: BlockList): string {
  let address = plain(connectionOf(c)?.address ?? 'in process')
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(one => plain(one.trim()))
  while (isIP(address) !== 0 && trusted.check(address, family(address))) {
    const caller = forwarded.pop() ?? ''
    if (isIP(caller) === 0) break
    address = caller
  }
  return address
}

/** Whether the caller uses TLS. Only a trusted proxy can say so, because the console itself doesn't speak TLS. */
export function isOverTls(c: Context, trusted: BlockList): boolean {
  const address = plain(connectionOf(c)?.address ?? '')
  if (isIP(address) === 0 || !trusted.check(address, family(address))) return false
  // Each proxy of a chain may add how it was called. The first one is the caller's.
  return /^\s*https\s*(,|$)/i.test(c.req.header('x-forwarded-proto') ?? '')
}

const plain = (address: string) => address.replace(IPV4_IN_IPV6, '')

/** What counts as one caller: an IPv4 address, or a /64 of IPv6 addresses, which one customer usually owns. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  // `URL` normalizes the address and removes a trailing IPv4 part.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [left = '', right] = hostname.slice(1, -1).split('::')
  const head = left === '' ? [] : left.split(':')
  const tail = right ? right.split(':') : []
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}
