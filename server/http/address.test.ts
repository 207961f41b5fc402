import { expect, test } from 'vitest'
import { networkOf, parseNetwork, trustedProxies } from './address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['in process', 'in process'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['10.0.0.0/8', '::1', 'fd00::/8', '192.0.2.1'])('%s is an address or a network', text => {
  expect(parseNetwork(text)).not.toBeNull()
})

test.each([
  ['::1', 128, 'ipv6', ['::1'], ['::2', '0:0:1::']],
  ['fd00::/8', 8, 'ipv6', ['fd00::1', 'fdff::1'], ['fe00::1']],
  ['192.0.2.1', 32, 'ipv4', ['192.0.2.1'], ['192.0.2.2']],
  ['10.0.0.0/8', 8, 'ipv4', ['10.255.0.1'], ['11.0.0.0']],
] as const)('a proxy at %s is trusted with %i bits, and no neighbour', (text, prefix, kind, trusted, others) => {
  expect(parseNetwork(text)?.prefix).toBe(prefix)
  const proxies = trustedProxies([text])
  expect(trusted.filter(address => !proxies.check(address, kind))).toEqual([])
  expect(others.filter(address => proxies.check(address, kind))).toEqual([])
})

test.each(['', 'proxy', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/8/8', '10.0.0.0/x'])('%j is invalid', text => {
  expect(parseNetwork(text)).toBeNull()
})
