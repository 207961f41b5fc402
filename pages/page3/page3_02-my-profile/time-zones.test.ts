import { expect, test } from 'vitest'
import { zoneOption, zoneOptions } from './time-zones.ts'

const winter = new Date('2026-01-15T00:00:00Z')
const summer = new Date('2026-07-15T00:00:00Z')

test('names the offset of the moment', () => {
  expect(zoneOption('Asia/Taipei', winter).label).toBe('Asia/Taipei (GMT+08:00)')
  expect(zoneOption('Europe/Berlin', winter).label).toBe('Europe/Berlin (GMT+01:00)')
  expect(zoneOption('Europe/Berlin', summer).label).toBe('Europe/Berlin (GMT+02:00)')
  expect(zoneOption('UTC', winter).label).toBe('UTC (GMT+00:00)')
})

test('offers each zone once, with the one in use', () => {
  const zones = zoneOptions('Asia/Katmandu', winter).map(({ value }) => value)
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Taipei', 'Asia/Katmandu']))
})
