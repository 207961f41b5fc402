import { expect, test } from 'vitest'
import { networkOf, parseNetwork } from './address.ts'

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

test.each(['', 'proxy', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/8/8', '10.0.0.0/x'])('%j is invalid', text => {
  expect(parseNetwork(text)).toBeNull()
})
